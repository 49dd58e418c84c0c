import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildImported, importedSite } from '../imported-site.ts'

/** Finds a Python that has MkDocs. Not all machines have one. */
const python = [process.env.VIRTUAL_ENV && `${process.env.VIRTUAL_ENV}/bin/python`, 'python3', '/usr/bin/python3'].find(
  (path) => path && spawnSync(path, ['-c', 'import mkdocs.config']).status === 0,
)
// A virtual environment beside the site starts that Python.
const environment = { 'venv/bin/python': `#!/bin/sh\nexec ${python} "$@"\n` }
const withMkDocs = test.skipIf(!python)

/** A program that says that it has MkDocs, and fails when it's asked to do something. */
const broken = `#!/bin/sh
case "$2" in
  "import mkdocs.config") exit 0 ;;
esac
echo "Config value 'plugins': Unknown." >&2
exit 1
`

/** A program that pretends to be Python with MkDocs: it builds a page with a picture that a plugin made. */
const drawing = `#!/usr/bin/env node
const { mkdirSync, readFileSync, writeFileSync } = process.getBuiltinModule('node:fs')
if (process.argv[3] === 'import mkdocs.config') process.exit(0)
const { siteDir } = JSON.parse(readFileSync(0, 'utf8'))
mkdirSync(siteDir + '/made', { recursive: true })
writeFileSync(siteDir + '/made/plot.svg', '<svg/>')
writeFileSync(
  siteDir + '/index.html',
  '<div class="md-content__inner"><h1>Home</h1><p>Before.</p><p><img src="made/plot.svg" alt="Plot"></p><p>After.</p></div>',
)
const pages = [{ source: 'index.md', markdown: '# Home\\n\\nBefore.\\n\\n::: plot\\n\\nAfter.\\n', meta: {} }]
console.log(JSON.stringify({ dropped: [], pages, nav: null, materialFolder: null, generatedFiles: [], changesHtml: [] }))
`

async function imported(files: Record<string, string>) {
  return importedSite(files, {}, ['venv/bin/python'])
}

withMkDocs(
  'imports what MkDocs makes of pages with plugins, hooks, and unknown extensions (needs Python with MkDocs)',
  async () => {
    const { site, shown, causes, report } = await imported({
      ...environment,
      'mkdocs.yml': `site_name: Old
plugins: [search]
hooks: [hook.py]
markdown_extensions: [shout, attr_list]
`,
      'hook.py': `from pathlib import Path
from mkdocs.structure.files import File

def on_pre_build(config):
    (Path(config.docs_dir) / "generated.md").write_text("---\\ntitle: Generated\\n---\\n\\nFrom a hook.\\n")

def on_page_markdown(markdown, page, config, files):
    return markdown.replace("VERSION", "1.2.3")
`,
      // An extension in the folder of the site: a block for \`::: name\`, and text in upper case.
      'shout.py': `from markdown import Extension
from markdown.preprocessors import Preprocessor

class Lines(Preprocessor):
    def run(self, lines):
        out = []
        for line in lines:
            if line.startswith("::: "):
                out += ['<h2 id="' + line[4:] + '">' + line[4:] + '</h2>', "", "Documented in *HTML*.", ""]
            else:
                out.append(line.replace("shout!", "SHOUT"))
        return out

class Shout(Extension):
    def extendMarkdown(self, md):
        md.preprocessors.register(Lines(md), "lines", 200)

def makeExtension(**options):
    return Shout(**options)
`,
      'docs/index.md': '# Home\n\nVersion VERSION.\n\n::: pkg.module\n    option: 1\n\nAfter.\n',
      'docs/loud.md': '# Loud\n\nshout!\n',
    })
    expect(shown.stderr).toBe('')
    const home = site.read('new/content/index.md')
    expect(home).toContain('Version 1.2.3.')
    expect(home).toContain('<h2 id="pkg.module">pkg.module</h2>')
    expect(home).toContain('Documented in <em>HTML</em>.')
    expect(home).not.toContain(':::')
    expect(site.read('new/content/generated.md')).toContain('From a hook.')
    // MkDocs ran on a copy.
    expect(existsSync(`${site.root}/old/docs/generated.md`)).toBe(false)
    expect(causes).toEqual([])
    expect(report.untraced).toEqual(['shout'])
    expect([report.pages, report.whole]).toEqual([3, 3])
    expect(await buildImported(site)).not.toMatch(/error|warning/)
  },
)

withMkDocs(
  'imports the navigation and the pages that MkDocs has after all plugins (needs Python with MkDocs)',
  async () => {
    const { site, causes } = await imported({
      ...environment,
      'mkdocs.yml': 'site_name: Old\nhooks: [nav.py]\nnav: [index.md]\n',
      'nav.py': `def on_config(config):
    config["nav"] = [{"Start": "index.md"}, {"Guide": [{"First": "first.md"}]}]
    return config
`,
      'docs/index.md': '# Home\n',
      'docs/first.md': '# One\n',
    })
    expect(site.read('new/site.config.ts')).toMatch(/label: 'Guide',\s+items: \[\{ label: 'First', to: '\/?first' \}\]/)
    expect(causes).toEqual([])
  },
)

withMkDocs(
  'renders a page before plugins read the next one, and converts links in generated text (needs Python with MkDocs)',
  async () => {
    const { site, causes } = await imported({
      ...environment,
      'mkdocs.yml': 'site_name: Old\nhooks: [hook.py]\nmarkdown_extensions: [where]\n',
      'hook.py': `import where

def on_page_markdown(markdown, page, config, files):
    where.page = page.url
`,
      'where.py': `from markdown import Extension
from markdown.preprocessors import Preprocessor

page = None

class Lines(Preprocessor):
    def run(self, lines):
        link = '<p><a href="../two/#x">On ' + str(page) + '</a></p>'
        return [link if line.startswith("::: ") else line for line in lines]

class Where(Extension):
    def extendMarkdown(self, md):
        md.preprocessors.register(Lines(md), "lines", 200)

def makeExtension(**options):
    return Where(**options)
`,
      'docs/index.md': '# Home\n',
      'docs/api/one.md': '# One\n\n::: pkg.one\n',
      'docs/api/two.md': '# Two\n\n::: pkg.two\n',
    })
    expect(site.read('new/content/api/one.md')).toContain('<a href="/api/two#x">On api/one/</a>')
    expect(site.read('new/content/api/two.md')).toContain('<a href="/api/two#x">On api/two/</a>')
    expect(causes).toEqual([])
  },
)

test('shows why MkDocs fails, and imports the site without it', async () => {
  const { report, causes } = await imported({
    'venv/bin/python': broken,
    'mkdocs.yml': 'site_name: Old\nplugins: [search]\n',
    'docs/index.md': '# Home\n',
  })
  expect(causes).toEqual(['configuration MkDocs: '])
  expect(report.causes[0]!.reason).toContain("Config value 'plugins': Unknown.")
  expect(report.whole).toBe(1)
})

test('copies the pictures of the build that the import makes itself', async () => {
  const { site, causes } = await imported({
    'venv/bin/python': drawing,
    'mkdocs.yml': 'site_name: Old\nplugins: [search]\n',
    'docs/index.md': '# Home\n',
  })
  expect(causes).toEqual([])
  expect(site.read('new/content/index.md')).toContain('<img src="/made/plot.svg" alt="Plot">')
  expect(site.read('new/content/_public/made/plot.svg')).toBe('<svg/>')
})
