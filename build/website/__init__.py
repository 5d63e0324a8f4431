"""Makes the site: `dist/`, and what serves, shows and checks it. (`site` is a module of Python's own.)"""
