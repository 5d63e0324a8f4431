"""What to add to a server's settings, by what is the matter: lines to copy, for the site at a path of a host.

In nginx a `location` with an `add_header` of its own has none of those that stand above it, so a line takes headers
away there too. Apache keeps headers in two tables, hence `unset` and `always unset`. A `_headers` file is what Netlify
and Cloudflare Pages read in the root of what is published; there `!` takes a header away.
"""

from __future__ import annotations

SERVERS = ("nginx", "Apache", "Caddy", "_headers")
"""The servers that lines are known for, and the file of hosts without a server of one's own."""

_NGINX_FRESH = 'location ^~ {path} {{ add_header Cache-Control "no-cache"; proxy_hide_header {header}; }}'
REMEDIES: dict[str, dict[str, str]] = {
    "type": {
        "nginx": "include /etc/nginx/mime.types;",
        "Apache": "AddType text/javascript .js .mjs\nAddType text/css .css\nAddType application/wasm .wasm",
        "Caddy": 'header {path}*.js Content-Type "text/javascript"\nheader {path}*.css Content-Type "text/css"',
        "_headers": "{path}*.js\n  Content-Type: text/javascript\n{path}*.css\n  Content-Type: text/css",
    },
    "busy": {
        "nginx": "limit_req zone=NAME burst=400 nodelay;  # the zone that your limit_req names",
        "Apache": "<IfModule mod_evasive20.c>\n    DOSSiteCount 400\n    DOSPageCount 100\n</IfModule>",
    },
    "pages": {
        "nginx": "index index.html;",
        "Apache": "DirectoryIndex index.html",
        "Caddy": "file_server {{\n\tindex index.html\n}}",
    },
    "unchanged": {
        "nginx": 'location {path} {{ add_header Cache-Control "no-cache, no-transform"; }}',
        "Apache": 'Header set Cache-Control "no-cache, no-transform"',
        "Caddy": 'header {path}* Cache-Control "no-cache, no-transform"',
        "_headers": "{path}*\n  Cache-Control: no-cache, no-transform",
    },
    "unknown": {
        "nginx": "location {path} {{ try_files $uri $uri/ =404; error_page 404 {path}404.html; }}",
        "Apache": (
            '<Location "{path}">\n    FallbackResource disabled\n    ErrorDocument 404 {path}404.html\n</Location>'
        ),
        "Caddy": (
            "handle {path}* {{\n\tfile_server\n}}\n"
            "handle_errors {{\n\t@missing expression {{http.error.status_code}} == 404\n"
            "\trewrite @missing {path}404.html\n\tfile_server\n}}"
        ),
    },
    "policy": {
        "nginx": _NGINX_FRESH.replace("{header}", "Content-Security-Policy"),
        "Apache": (
            '<Location "{path}">\n    Header unset Content-Security-Policy\n'
            "    Header always unset Content-Security-Policy\n</Location>"
        ),
        "Caddy": "header {path}* -Content-Security-Policy",
        "_headers": "{path}*\n  ! Content-Security-Policy",
    },
    "frames": {
        "nginx": _NGINX_FRESH.replace("{path}", "{path}embed").replace("{header}", "X-Frame-Options"),
        "Apache": (
            '<LocationMatch "^{path}embed">\n'
            + "".join(
                f"    Header {always}unset {name}\n"
                for name in ("X-Frame-Options", "Cross-Origin-Resource-Policy", "Content-Security-Policy")
                for always in ("", "always ")
            )
            + "</LocationMatch>"
        ),
        "Caddy": (
            "header {path}embed* {{\n\t-X-Frame-Options\n\t-Cross-Origin-Resource-Policy\n"
            "\t-Content-Security-Policy\n}}"
        ),
        "_headers": (
            "{path}embed*\n  ! X-Frame-Options\n  ! Cross-Origin-Resource-Policy\n  ! Content-Security-Policy"
        ),
    },
    "secure": {
        "nginx": "certbot --nginx -d {host}  # a command, which writes the lines itself",
        "Apache": "certbot --apache -d {host}  # a command, which writes the lines itself",
        "Caddy": "{host} {{  # a site that is named so, without http://, gets its certificate by itself",
    },
    "offline": {
        "nginx": _NGINX_FRESH.replace("^~ {path}", "= {path}sw.js").replace("{header}", "Vary"),
        "Apache": '<Location "{path}sw.js">\n    Header unset Vary\n    Header always unset Vary\n</Location>',
        "Caddy": "header {path}sw.js -Vary",
        "_headers": "{path}sw.js\n  ! Vary",
    },
    "small": {
        "nginx": (
            "gzip on;\ngzip_types text/css text/plain text/javascript application/javascript application/json"
            " application/wasm image/svg+xml;"
        ),
        "Apache": (
            "AddOutputFilterByType DEFLATE text/html text/css text/plain text/javascript application/javascript"
            " application/json application/wasm image/svg+xml"
        ),
        "Caddy": "encode gzip",
    },
}
"""The lines by remedy and server; `{path}` and `{host}` are the site's. A server without them needs no such setting."""


def lines_for(remedy: str, path: str, host: str) -> dict[str, str]:
    """The lines that help, by server."""
    return {server: text.format(path=path, host=host) for server, text in REMEDIES.get(remedy, {}).items()}
