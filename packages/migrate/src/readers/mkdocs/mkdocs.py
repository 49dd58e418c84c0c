"""Runs the installed MkDocs up to the Markdown of each page.

Loads the configuration, and runs the events of plugins and hooks. Reads a task from the standard input, and writes the output to the standard
output, both as JSON. `run-mkdocs.ts` defines their types. The exit status is 3 if MkDocs isn't installed.

Some blocks only have a meaning as HTML, such as `::: module`, or a block of an extension that the import doesn't know. A comment
`<!--mkdocs-html 0-->` takes their place in the Markdown. The HTML is cut out of the page that MkDocs renders.
"""

import json, logging, os, re, sys, traceback
from importlib.util import find_spec

out = sys.stdout
sys.stdout = sys.stderr
task = json.load(sys.stdin)
sys.path.insert(0, os.getcwd())
try:
    import markdown
    from mkdocs.config import config_options, load_config
    from mkdocs.plugins import BasePlugin, get_plugins
    from mkdocs.structure.files import get_files
    from mkdocs.structure.nav import get_navigation
    from mkdocs.structure.pages import Page
    from mkdocs.utils import yaml_load
except ImportError as error:
    print(error, file=sys.stderr)
    sys.exit(3)
logging.basicConfig(level=logging.CRITICAL)

missing_inventories = []

class InventoryErrors(logging.Handler):
    """Collects the inventories of other projects that mkdocstrings can't load. It only logs them."""
    def emit(self, record):
        found = re.search(r"\binventory (https?://\S+[^\s:])", record.getMessage())
        if found:
            missing_inventories.append(found[1])

logging.getLogger("mkdocs").setLevel(logging.ERROR)
logging.getLogger("mkdocs").addHandler(InventoryErrors())
logging.getLogger("mkdocs").propagate = False

reference = re.compile(r"\[((?:`[^`\n]*`|[^\[\]])+)\]\[([^\[\]]*)\]")
generated_reference = re.compile(r'<(?:autoref[^>]*? identifier|span data-autorefs-[\w-]*)="?([^"\s>]+)')

def reason(error):
    return " ".join(traceback.format_exception_only(type(error), error)[-1].split())[:300]

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

dropped = []

def drop(kind, name, error):
    dropped.append({"kind": kind, "name": name, "reason": error if isinstance(error, str) else reason(error)})

def load():
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

config = load()
events = config["plugins"].run_event
failed = []

def attempt(where, function, fallback):
    try:
        result = function()
        return fallback if result is None else result
    except Exception as error:
        traceback.print_exc()
        failed.append({"where": where, "reason": reason(error)})
        return fallback

def entry_of(item):
    if item.is_section:
        return {"title": item.title, "items": [entry_of(child) for child in item.children]}
    if item.is_page:
        return {"title": item.__dict__.get("title") if isinstance(item.__dict__.get("title"), str) else None, "link": item.file.src_path.replace(os.sep, "/")}
    return {"title": item.title, "link": item.url}

if "startup" in config["plugins"].events:
    attempt("on_startup", lambda: events("startup", command="build", dirty=False), None)
own_nav = json.dumps(config["nav"])
config = events("config", config)
attempt("on_pre_build", lambda: events("pre_build", config=config), None)
files = get_files(config)
env = config["theme"].get_env()
files.add_files_from_theme(env, config)
known = {file.src_path for file in files}
files = events("files", files, config=config)
try:
    from mkdocs.structure.files import set_exclusions
    set_exclusions(files, config)
except ImportError:
    pass
nav = get_navigation(files, config)
before = [entry_of(item) for item in nav.items]
nav = events("nav", nav, config=config, files=files)
after = [entry_of(item) for item in nav.items]

known_blocks = set(task["knownBlocks"])
fence = re.compile(r"^[ \t]*(`{3,}|~{3,})")
docs_block = re.compile(r"^([ \t]*):::[ \t]+\S+[ \t]*$")
slash_block = re.compile(r"^([ \t]*)(/{3,})[ \t]*([\w-]+)(?:[ \t]*\|.*)?[ \t]*$")

def indent_of(line):
    return len(line) - len(line.lstrip())

def split_blocks(text):
    """Returns the lines of a page, where each block that needs HTML is one list of lines."""
    lines, result, at, open_fence = text.split("\n"), [], 0, None
    while at < len(lines):
        line = lines[at]
        mark = fence.match(line)
        if open_fence:
            if mark and mark[1].startswith(open_fence):
                open_fence = None
        elif mark:
            open_fence = mark[1]
        elif docs_block.match(line):
            end = at + 1
            while end < len(lines) and (not lines[end].strip() or indent_of(lines[end]) >= indent_of(line) + 4 or re.match(r"[ \t]*:[a-z]+:", lines[end])):
                end += 1
            while not lines[end - 1].strip():
                end -= 1
            result.append(lines[at:end])
            at = end
            continue
        else:
            block = slash_block.match(line)
            if block and block[3].lower() not in known_blocks:
                end = at + 1
                while end < len(lines) and lines[end].strip() != block[2]:
                    end += 1
                if end < len(lines):
                    result.append(lines[at:end + 1])
                    at = end + 1
                    continue
        result.append(line)
        at += 1
    return result

def overrides(plugin, event):
    method = getattr(plugin if not isinstance(plugin, BasePlugin) else type(plugin), event, None)
    return method is not None and method is not getattr(BasePlugin, event, None)

plugins = dict(config["plugins"].items())
content = [name for name, plugin in plugins.items() if overrides(plugin, "on_page_content") and name not in task["contentPlugins"]]
autorefs = next((plugin for name, plugin in plugins.items() if name.endswith("autorefs")), None)

unknown = [name for name in task["unknownExtensions"] if name in config["markdown_extensions"]]
changed = {name: [] for name in unknown}
changed_content = []

def render(page, source):
    """Renders a page right after its Markdown is known, as MkDocs does, because plugins remember the current page between these events."""
    try:
        page.render(config, files)
        html = page.content
        page.content = events("page_content", html, page=page, config=config, files=files)
        if content and page.content != html:
            changed_content.append(source)
    except BaseException as error:
        traceback.print_exc()
        failed.append({"where": "render", "page": source, "reason": reason(error)})
        page.content = ""

pages = []
blocks = []
has_rendered = False
for file in files.documentation_pages():
    page = file.page or Page(None, file, config)
    source = file.src_path.replace(os.sep, "/")
    try:
        page = events("pre_page", page, config=config, files=files)
        page.read_source(config)
        text = events("page_markdown", page.markdown, page=page, config=config, files=files)
    except Exception as error:
        traceback.print_exc()
        failed.append({"where": "on_page_markdown", "page": source, "reason": reason(error)})
        continue
    plain, marked = [], []
    for part in split_blocks(text):
        if isinstance(part, str):
            plain.append(part)
            marked.append(part)
            continue
        number, indent = len(blocks), part[0][:indent_of(part[0])]
        blocks.append({"source": "\n".join(part), "html": None})
        plain.append(f"{indent}<!--mkdocs-html {number}-->")
        marked.extend(["", f"{indent}<!--mkdocs-html {number}-->", "", *part, "", f"{indent}<!--/mkdocs-html {number}-->", ""])
    page.markdown = "\n".join(marked)
    pages.append({"page": page, "source": source, "markdown": "\n".join(plain)})
    if len(marked) > len(plain) or autorefs or content:
        render(page, source)
        has_rendered = True

def renders(text, without=None):
    extensions = [name for name in config["markdown_extensions"] if isinstance(name, str) and name != without]
    return markdown.Markdown(extensions=extensions, extension_configs=dict(config["mdx_configs"])).convert(text)

if has_rendered:
    for entry in pages:
        entry["generated"] = set(generated_reference.findall(entry["page"].content or ""))
    attempt("on_env", lambda: events("env", env, config=config, files=files), None)
for entry in pages:
    page = entry["page"]
    html = page.content or ""
    if autorefs and hasattr(autorefs, "on_post_page") and overrides(autorefs, "on_post_page"):
        html = attempt("on_post_page", lambda: autorefs.on_post_page(html, page=page, config=config), html)
    for number, found in re.findall(r"<!--mkdocs-html (\d+)-->([\s\S]*?)<!--/mkdocs-html \1-->", html):
        blocks[int(number)]["html"] = found
    for name in unknown:
        try:
            if renders(entry["markdown"]) != renders(entry["markdown"], name):
                changed[name].append(entry["source"])
        except Exception:
            changed[name].append(entry["source"])
    references = {}
    entry["unresolved"] = []
    written = {" ".join((target or shown).strip("`").split()) for shown, target in reference.findall(entry["markdown"])}
    for name in sorted(written | entry.get("generated", set())) if autorefs else []:
        try:
            fallback = {"fallback": autorefs.get_fallback_anchor} if hasattr(autorefs, "get_fallback_anchor") else {}
            url = autorefs.get_item_url(name, from_url=page.url, **fallback)
            references[name] = url[0] if isinstance(url, tuple) else url
        except Exception:
            if name in entry.get("generated", []):
                entry["unresolved"].append(name)
    entry["references"] = references

def text_of(entry):
    page = entry["page"]
    return {
        "source": entry["source"], "markdown": entry["markdown"], "references": entry["references"],
        "unresolved": entry["unresolved"],
        "meta": json.loads(json.dumps(dict(page.meta), default=str)),
    }

generated = []
for file in files:
    path = file.src_path
    if path not in known and not file.is_documentation_page() and not file.src_path.startswith("assets/_"):
        generated.append(path.replace(os.sep, "/"))
material = find_spec("material")
json.dump({
    "dropped": dropped, "failed": failed, "blocks": blocks, "changedByExtension": changed,
    "changedContent": {"plugins": content, "pages": changed_content},
    "postPage": [name for name, plugin in plugins.items() if overrides(plugin, "on_post_page") and not name.endswith("autorefs")],
    "nav": after if after != before or json.dumps(config["nav"]) != own_nav else None,
    "generatedFiles": generated, "missingInventories": missing_inventories if autorefs else None,
    "materialFolder": os.path.dirname(material.origin) if material and material.origin else None,
    "pages": [text_of(entry) for entry in pages],
}, out)
# Python flushes only `sys.stdout` when it exits, which was replaced.
out.flush()
