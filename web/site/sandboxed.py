"""How a table starts in a frame that may only run scripts (`sandbox="allow-scripts"`).

Such a frame has no origin, and for WebKit a policy's `'self'` then means nothing at all. So its page has one inline
script, which the policy names by its hash, and which may load others (`'strict-dynamic'`); the style is a script too.
"""

from __future__ import annotations

import json

from web.site.folders import inline

_FOLDER = r'location.pathname.replace(/(\/|\.html?)?$/,"").replace(/\/index$/,"")+"/"'
"""The page's folder, also where a host shows the page at an address without a slash at its end."""
ONWARD = (
    f"{{const folder={_FOLDER},{{pathname,search,hash}}=location;"
    'if(self.origin==="null"){'
    'location.replace(folder+"sandboxed/"+(document.documentElement.dataset.index||"")+search+hash);'
    "document.documentElement.remove()"
    '}else if(pathname!==folder&&!pathname.startsWith(folder+"index"))history.replaceState(null,"",folder+search+hash)}'
)
"""The first script of a frame's page: leads a frame without an origin on to its own, and loads nothing here; gives an
address that has lost its slash that back, before anything relative is loaded.
"""
_START = """{
const root=document.documentElement,show=()=>{root.hidden=false};
const here=HERE;
const folder=new URL(FOLDER,location.origin+here).href;
const rules={createScriptURL:(name)=>folder+(name==="style"?"style.js":"frame.js")};
const policy=self.trustedTypes?self.trustedTypes.createPolicy("nastilka-start",rules):rules;
root.hidden=true;
for(const name of ["style","frame"]){
const script=document.createElement("script");
script.async=false;
script.onload=script.onerror=show;
script.src=policy.createScriptURL(name);
document.head.append(script);
}
}"""


def start(folder: str) -> str:
    """The inline script: shows the page when its style has come, and starts the table. `folder` has the scripts."""
    return _START.replace("HERE", _FOLDER).replace("FOLDER", json.dumps(folder)).replace("\n", "")


def policy(script: str) -> str:
    """The page's policy: this script, what it loads, WebAssembly, and a worker that it makes itself."""
    return (
        f"default-src 'none'; script-src {inline(script)} 'strict-dynamic' 'wasm-unsafe-eval'; worker-src blob:; "
        "img-src data:; connect-src blob:; form-action 'none'; base-uri 'none'; "
        "require-trusted-types-for 'script'; trusted-types nastilka nastilka-start"
    )
