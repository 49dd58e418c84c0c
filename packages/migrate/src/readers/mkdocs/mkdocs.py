"""Builds a site with the installed MkDocs, and records the Markdown of each page.

Reads a task from the standard input, and writes the output to the standard output, both as JSON. `run-mkdocs.ts` defines their types. The
recorded Markdown is the result of the events of plugins and hooks. The exit status is 3 if MkDocs isn't installed.
"""

import json, logging, os, re, sys, traceback
from importlib.util import find_spec

out = sys.stdout
sys.stdout = sys.stderr
task = json.load(sys.stdin)
sys.path.insert(0, os.getcwd())
try:
    import markdown
    from mkdocs.commands.build import build
    from mkdocs.config import load_config
    from mkdocs.plugins import BasePlugin, event_priority, get_plugins
    from mkdocs.theme import Theme
    from mkdocs.utils import yaml_load
except ImportError as error:
    print(error, file=sys.stderr)
    sys.exit(3)
logging.basicConfig(level=logging.CRITICAL)

dropped = []

def drop(kind, name, error):
    reason = error if isinstance(error, str) else traceback.format_exception_only(type(error), error)[-1]
    dropped.append({"kind": kind, "name": name, "reason": " ".join(reason.split())[:300]})

def entries(value):
    result = []
    for entry in value.items() if isinstance(value, dict) else value or []:
        if isinstance(entry, tuple):
            result.append(entry)
        elif isinstance(entry, dict):
            result.extend(entry.items())
        else:
            result.append((entry, {}))
    return [(name, options or {}) for name, options in result]

def load():
    """Loads the configuration without the plugins, extensions, and hooks that aren't installed or can't be loaded."""
    with open(task["configFile"], "rb") as file:
        raw = yaml_load(file)
    installed = get_plugins()
    plugins, extensions, hooks = [], [], []
    theme = raw.get("theme")
    theme_name = theme.get("name") if isinstance(theme, dict) else theme
    for name, options in entries(raw.get("plugins")):
        if re.sub("^material/", "", name) in task["skippedPlugins"]:
            continue
        try:
            found = installed.get(f"{theme_name}/{name}") or installed.get(name)
            if found is None:
                raise ModuleNotFoundError(f"The plugin {name} isn't installed.")
            found.load()
            plugins.append({name: options})
        except Exception as error:
            drop("plugin", name, error)
    for name, options in entries(raw.get("markdown_extensions")):
        try:
            markdown.Markdown(extensions=[name], extension_configs={name: options})
            extensions.append({name: options})
        except Exception as error:
            drop("extension", name, error)
    for path in raw.get("hooks") or []:
        try:
            load_config(config_file=task["configFile"], plugins=[], markdown_extensions=[], hooks=[path], strict=False)
            hooks.append(path)
        except BaseException as error:
            drop("hook", path, error)
    return load_config(
        config_file=task["configFile"], plugins=plugins, markdown_extensions=extensions, hooks=hooks,
        site_dir=task["siteDir"], strict=False,
    )

def entry_of(item):
    if item.is_section:
        return {"title": item.title, "items": [entry_of(child) for child in item.children]}
    if item.is_page:
        title = item.__dict__.get("title")
        return {"title": title if isinstance(title, str) else None, "link": item.file.src_path.replace(os.sep, "/")}
    return {"title": item.title, "link": item.url}

pages, navs, generated = [], {}, []

class First(BasePlugin):
    """Records what MkDocs passes to the events of plugins."""

    @event_priority(1000)
    def on_files(self, files, config):
        self.known = {file.src_path for file in files}
        return files

    @event_priority(1000)
    def on_nav(self, nav, config, files):
        navs["before"] = [entry_of(item) for item in nav.items]
        return nav

class Last(BasePlugin):
    """Records what plugins and hooks return."""

    @event_priority(-1000)
    def on_files(self, files, config):
        for file in files:
            is_own = file.src_path in config["plugins"]["docs-first"].known or file.is_documentation_page()
            if not is_own and not file.src_path.startswith("assets/_"):
                generated.append(file.dest_uri)
        return files

    @event_priority(-1000)
    def on_nav(self, nav, config, files):
        navs["after"] = [entry_of(item) for item in nav.items]
        return nav

    @event_priority(-1000)
    def on_page_markdown(self, text, page, config, files):
        meta = json.loads(json.dumps(dict(page.meta), default=str))
        pages.append({"source": page.file.src_path.replace(os.sep, "/"), "markdown": text, "meta": meta})
        return text

def overrides(plugin, event):
    method = getattr(plugin if not isinstance(plugin, BasePlugin) else type(plugin), event, None)
    return method is not None and method is not getattr(BasePlugin, event, None)

config = load()
# Only the text of the pages is needed.
with open(os.path.join(task["themeDir"], "main.html"), "w") as template:
    template.write('<div class="md-content__inner">{{ page.content }}</div>')
config["theme"] = Theme(name=None, custom_dir=task["themeDir"], static_templates=[])
own = dict(config["plugins"].items())
own_nav = json.dumps(config["nav"])
config["plugins"]["docs-first"] = First()
config["plugins"]["docs-last"] = Last()
config["plugins"].run_event("startup", command="build", dirty=False)
try:
    build(config)
finally:
    config["plugins"].run_event("shutdown")

material = find_spec("material")
json.dump({
    "dropped": dropped, "pages": pages, "generatedFiles": generated,
    "nav": navs["after"] if navs["after"] != navs["before"] or json.dumps(config["nav"]) != own_nav else None,
    "changesHtml": [name for name, plugin in own.items() if any(overrides(plugin, event) for event in ("on_page_content", "on_post_page"))],
    "materialFolder": os.path.dirname(material.origin) if material and material.origin else None,
}, out)
# Python flushes only `sys.stdout` when it exits, which was replaced.
out.flush()
