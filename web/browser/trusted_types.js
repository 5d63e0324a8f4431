// What a browser with Trusted Types lets become an element or a script: nothing but what passes here.
// A script's address lies in this very site, and HTML holds nothing that could run.
"use strict";
window.nastilkaTrusted = (() => {
  const site = new URL((document.documentElement.dataset.root ?? "../../") || "./", document.baseURI);
  const RUNS = "script,iframe,object,embed,base,meta,link,style,form[action],foreignObject";
  const ACTS = /^(on|srcdoc$|formaction$)/i;
  const LEADS = new Set(["href", "src", "action", "xlink:href"]);

  const own = (address) => {
    const url = new URL(address, document.baseURI);
    if (url.origin === site.origin && url.href.startsWith(site.href)) return url.href;
    throw new TypeError(`not a script of this site: ${url.href.slice(0, 100)}`);
  };

  const given = (text) => text;
  const policy = window.trustedTypes?.createPolicy("nastilka", { createHTML: given, createScriptURL: own });

  const runs = ({ name, value }) => ACTS.test(name) || (LEADS.has(name) && /^\s*(javascript|data|vbscript):/i.test(value));

  /** What the text says, as elements that are not yet in the page; throws when something in it could run. */
  const html = (text) => {
    const template = document.createElement("template");
    template.innerHTML = policy ? policy.createHTML(text) : text;
    if (template.content.querySelector(RUNS)) throw new TypeError("the HTML holds an element that runs");
    for (const element of template.content.querySelectorAll("*")) {
      for (const attribute of element.attributes)
        if (runs(attribute)) throw new TypeError(`the HTML holds ${attribute.name}`);
    }
    return template.content;
  };

  /** The address of a script of this site. */
  const url = (address) => (policy ? policy.createScriptURL(String(address)) : own(address));

  /** The address's fragment; null where it is longer than anything we wrote, which nobody needs to look at. */
  const fragment = (longest) => (location.hash.length <= longest ? location.hash : null);

  return { html, url, fragment };
})();
