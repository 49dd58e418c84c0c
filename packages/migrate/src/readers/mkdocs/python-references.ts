/** The part of the Python program that resolves links to documented names, such as `[Field][pydantic.Field]`. */
export const pythonReferences = `
missing_inventories = []

class InventoryErrors(logging.Handler):
    """Collects the inventories of other projects that mkdocstrings can't load. It only logs them."""
    def emit(self, record):
        found = re.search(r"\\binventory (https?://\\S+[^\\s:])", record.getMessage())
        if found:
            missing_inventories.append(found[1])

logging.getLogger("mkdocs").setLevel(logging.ERROR)
logging.getLogger("mkdocs").addHandler(InventoryErrors())
logging.getLogger("mkdocs").propagate = False

reference = re.compile(r"\\[((?:\`[^\`\\n]*\`|[^\\[\\]])+)\\]\\[([^\\[\\]]*)\\]")
generated_reference = re.compile(r'<(?:autoref[^>]*? identifier|span data-autorefs-[\\w-]*)="?([^"\\s>]+)')

def with_members(get_url):
    """Extends the search for a documented name: a member is on the page of its parent, whose anchor can have another name."""
    def get(name, *args, **kwargs):
        try:
            return get_url(name, *args, **kwargs)
        except KeyError:
            parent, _, member = name.rpartition(".")
            url = get(parent, *args, **kwargs) if parent else None
            anchor = (url[0] if isinstance(url, tuple) else url or "").partition("#")[2]
            if not anchor or anchor == parent:
                raise
            return get_url(f"{anchor}.{member}", *args, **kwargs)
    return get
`
