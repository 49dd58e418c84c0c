/**
 * A Python program that runs the functions `on_page_markdown` of hooks. It reads a `HookInput` from its standard input, and writes a
 * `HookOutput`.
 *
 * The objects that hooks receive have the properties that most hooks read. They work with and without MkDocs. If MkDocs or another package isn't
 * installed, the program provides empty modules, because most hooks import MkDocs only for type annotations, and other packages for some of
 * the pages. Using anything else of a missing package fails, so the hook fails for the pages that need it.
 */
export const pythonHooks = `
import ast, importlib.abc, importlib.machinery, importlib.util, json, logging, os, sys, traceback, types

out = sys.stdout
sys.stdout = sys.stderr
task = json.load(sys.stdin)

class Unavailable(type):
    def __call__(cls, *args, **kwargs):
        raise ModuleNotFoundError(f"No module named '{cls.package}'", name=cls.package)
    def __getattr__(cls, name):
        if name.startswith("__"):
            raise AttributeError(name)
        raise ModuleNotFoundError(f"No module named '{cls.package}'", name=cls.package)

def event_priority(priority):
    return lambda function: function

class StandIns(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Provides empty modules for packages: for MkDocs if it isn't installed, or else for those whose import fails."""
    def __init__(self, packages):
        self.packages = packages
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in self.packages:
            return importlib.machinery.ModuleSpec(name, self, is_package=True)
    def create_module(self, spec):
        module = types.ModuleType(spec.name)
        def attribute(name):
            if name.startswith("__"):
                raise AttributeError(name)
            return Unavailable(name, (), {"package": spec.name.split(".")[0]})
        module.__getattr__ = attribute
        if spec.name == "mkdocs.plugins":
            module.event_priority = event_priority
            module.get_plugin_logger = logging.getLogger
        return module
    def exec_module(self, module):
        pass

broken = set()
sys.meta_path.append(StandIns({"mkdocs"}))
sys.meta_path.insert(0, StandIns(broken))

def packages_of(path, line):
    """Returns the packages that a line of a file imports."""
    try:
        with open(path, encoding="utf-8") as file:
            nodes = list(ast.walk(ast.parse(file.read())))
    except (OSError, SyntaxError):
        return set()
    names = set()
    for node in nodes:
        if isinstance(node, (ast.Import, ast.ImportFrom)) and node.lineno <= line <= node.end_lineno:
            if isinstance(node, ast.Import):
                names.update(alias.name for alias in node.names)
            elif node.level == 0:
                names.add(node.module)
    return {name.split(".")[0] for name in names} - broken

def imported_packages(error):
    """Returns the packages whose import raised an error: those of the innermost line that imports packages."""
    frames = reversed(traceback.extract_tb(error.__traceback__))
    return next((names for names in (packages_of(frame.filename, frame.lineno) for frame in frames) if names), set())

def load(path, name):
    """Runs the file of a hook. Repeats that with an empty module for each package whose import fails."""
    missing = None
    while True:
        try:
            spec = importlib.util.spec_from_file_location(name, path)
            module = importlib.util.module_from_spec(spec)
            sys.modules[name] = module
            spec.loader.exec_module(module)
            return module, missing
        except Exception as error:
            new = imported_packages(error)
            if not new:
                raise
            missing = missing or (error.name if isinstance(error, ImportError) and error.name else sorted(new)[0])
            broken.update(new)
            for known in list(sys.modules):
                if known.split(".")[0] in new:
                    del sys.modules[known]

class Config(dict):
    def __getattr__(self, name):
        try:
            return self[name]
        except KeyError:
            raise AttributeError(name)
    def __setattr__(self, name, value):
        self[name] = value

def config_of(value):
    if isinstance(value, dict):
        return Config((key, config_of(item)) for key, item in value.items())
    if isinstance(value, list):
        return [config_of(item) for item in value]
    return value

class File:
    def __init__(self, source):
        path, ending = os.path.splitext(source["path"])
        self.src_path = self.src_uri = source["path"]
        self.abs_src_path = os.path.join(task["docsDir"], source["path"])
        self.name = os.path.basename(path)
        self.page = None
        self.url = source["url"] if "url" in source else source["path"]
        isDirectory = self.url == "" or self.url.endswith("/")
        self.dest_path = self.dest_uri = self.url + "index.html" if isDirectory else self.url
    def is_documentation_page(self):
        return self.page is not None
    def is_static_page(self):
        return False

class Files:
    def __init__(self, files):
        self._files = {file.src_uri: file for file in files}
    def __iter__(self):
        return iter(self._files.values())
    def __len__(self):
        return len(self._files)
    def __contains__(self, path):
        return path in self._files
    @property
    def src_uris(self):
        return dict(self._files)
    src_paths = src_uris
    def get_file_from_path(self, path):
        return self._files.get(os.path.normpath(path).replace(os.sep, "/"))
    def documentation_pages(self):
        return [file for file in self if file.page is not None]
    def static_pages(self):
        return []
    def media_files(self):
        return [file for file in self if file.page is None]

class Page:
    def __init__(self, source, file):
        self.file = file
        self.meta = source["meta"]
        self.title = source["title"]
        self.markdown = source["markdown"]
        self.content = None
        self.url = file.url
        self.abs_url = task["basePath"] + file.url
        self.canonical_url = task["siteUrl"] + file.url
        self.is_homepage = file.url == ""
        self.parent = self.previous_page = self.next_page = None
        self.children = None
        self.is_page, self.is_section, self.is_link = True, False, False

files = Files([File(source) for source in task["pages"] + task["others"]])
pages = []
for source in task["pages"]:
    file = files.get_file_from_path(source["path"])
    file.page = Page(source, file)
    pages.append(file.page)
config = config_of(task["config"])
result = []
for path in task["hooks"]:
    sys.path.insert(0, os.path.dirname(path))
    try:
        module, missing = load(path, os.path.splitext(os.path.basename(path))[0])
    except BaseException as error:
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        result.append({"missing": missing, "failed": [], "hasRun": False})
        continue
    function = getattr(module, "on_page_markdown", None)
    failed = []
    for page in pages if function else []:
        try:
            changed = function(page.markdown, page=page, config=config, files=files)
            page.markdown = page.markdown if changed is None else str(changed)
        except BaseException:
            failed.append(page.file.src_uri)
    result.append({"missing": missing if failed else None, "failed": failed, "hasRun": True})
json.dump({"hooks": result, "pages": {page.file.src_uri: page.markdown for page in pages}}, out)
`
