import { expect, test } from 'vitest'
import { startDev } from './support/dev-site.ts'
import { problems, shown, type TempSite, tempSite } from './support/temp-site.ts'

const footer = 'export default function Footer() {\n  return <p>The end</p>\n}\n'

const site = (theme: string, files: Record<string, string> = {}): Promise<TempSite> =>
  tempSite(
    { 'content/index.md': '# Home\n', ...files },
    { config: `export default {\n  title: 'Test',\n  theme: {\n${theme}\n  },\n}\n` },
  )

test('reports missing theme files and unknown components together, where the configuration lists them', async () => {
  const { docs } = await site(
    `    css: ['theme/own.css', 'thema/other.css', './colors.css'],
    components: {
      Fotter: 'theme/Footer.tsx',
      Kbd: 'theme/Kdb',
      Panel: 'theme/Panel.tsx',
      toString: 'theme/Footer.tsx',
    },`,
    { 'theme/Own.css': '', 'theme/other.css': '', 'theme/Footer.tsx': footer, 'theme/Kbd.tsx': footer },
  )

  const check = problems(await docs('check'))
  expect(check).toMatchInlineSnapshot(`
    "exit 2
    site.config.ts:4:11-26  error  No file at \`theme/own.css\`.  config
      The path is relative to the site’s folder, which contains the configuration.
    site.config.ts:4:28-45  error  No file at \`thema/other.css\`.  config
      The path is relative to the site’s folder, which contains the configuration.
    site.config.ts:4:47-61  error  No file at \`./colors.css\`.  config
      The path is relative to the site’s folder, which contains the configuration.
    site.config.ts:6:7-13  error  The theme has no component \`Fotter\`.  config
      Did you mean \`Footer\`?
    site.config.ts:7:12-23  error  No file at \`theme/Kdb\`.  config
      The path is relative to the site’s folder, which contains the configuration.
    site.config.ts:8:7-12  error  The theme has no component \`Panel\`.  config
      Available components: Admonition, Announcement, BlogArchive, BlogList, BlogTags, Breadcrumbs, CodeBlock, ColorModeSwitch, Details, Diagram, DrawerNav, ErrorScreen, Footer, Heading, Image, Kbd, Landing, Layout, Link, LoadingScreen, Navbar, NotFound, PageHeader, PageMeta, PostHeader, PrevNext, ProgressBar, SearchButton, SearchPage, Sidebar, Table, Tabs, TaskCheckbox, Toc, VersionBanner, VersionSwitch.
    site.config.ts:9:7-15  error  The theme has no component \`toString\`.  config
      Available components: Admonition, Announcement, BlogArchive, BlogList, BlogTags, Breadcrumbs, CodeBlock, ColorModeSwitch, Details, Diagram, DrawerNav, ErrorScreen, Footer, Heading, Image, Kbd, Landing, Layout, Link, LoadingScreen, Navbar, NotFound, PageHeader, PageMeta, PostHeader, PrevNext, ProgressBar, SearchButton, SearchPage, Sidebar, Table, Tabs, TaskCheckbox, Toc, VersionBanner, VersionSwitch.
    7 errors, 0 warnings"
  `)
  expect(problems(await docs('build'))).toBe(check)
})

test('reports values of `theme.css` that aren’t CSS files', async () => {
  const { docs } = await site(
    `    css: ['theme/own.scss', 'https://example.com/a.css', 'theme', 'some-package/its.css'],`,
    { 'theme/own.scss': '', 'node_modules/some-package/its.css': '' },
  )

  expect(problems(await docs('check'))).toMatchInlineSnapshot(`
    "exit 2
    site.config.ts:4:11-27  error  \`theme/own.scss\` isn’t a CSS file.  config
      Compile it to CSS, and list the compiled file instead.
    site.config.ts:4:29-56  error  \`https://example.com/a.css\` isn’t a file.  config
      To load a stylesheet from another server, add a \`link\` element to \`head\`.
    site.config.ts:4:58-65  error  No file at \`theme\`.  config
      The path is relative to the site’s folder, which contains the configuration.
    site.config.ts:4:67-89  error  No file at \`some-package/its.css\`.  config
      The path is relative to the site’s folder, which contains the configuration.
    4 errors, 0 warnings"
  `)
})

test.each([
  ['export const Kdb = () => <kbd />', 'Export the component as the default, or as `Kbd`. Did you mean `Kdb`?'],
  ['export const size = 1', 'Export the component as the default, or as `Kbd`.'],
  ['export default 1', 'Export the component as the default, or as `Kbd`.'],
])('reports a theme file that exports no component: %s', async (text, note) => {
  const { docs } = await site(`    components: { Kbd: 'theme/Kbd.jsx' },`, { 'theme/Kbd.jsx': `${text}\n` })

  expect(shown(await docs('check'))).toBe(`exit 2
site.config.ts:4:24  error  \`theme/Kbd.jsx\` doesn’t export a component that can replace \`Kbd\`.  config

  4 │     components: { Kbd: 'theme/Kbd.jsx' },
    │                        ~~~~~~~~~~~~~~~

  ${note}

1 error, 0 warnings`)
})

test('finds theme files without their extension, in a folder, or with the extension of their output', async () => {
  const { docs, read } = await site(
    `    css: ['theme/own', './theme/../theme/more.css'],
    components: { Footer: 'theme/Footer', Kbd: './theme/keys', Table: 'theme/Table.js' },`,
    {
      'theme/own.css': '.one { color: red }',
      'theme/more.css': '.two { color: red }',
      'theme/Footer.jsx': footer,
      'theme/keys/index.tsx': 'export const Kbd = () => <kbd />\n',
      'theme/Table.tsx': 'export default () => <table />\n',
    },
  )

  expect(shown(await docs('build'))).toContain('exit 0')
  expect(read('dist/index.html')).toContain('<p>The end</p>')
})

test('reports the position of an error in a theme component, in `docs build` and in `docs dev`', async () => {
  const { docs, root } = await site("components: { Footer: 'theme/Footer.tsx' },", {
    'theme/Footer.tsx':
      'export default function Footer({ site }: any) {\n  const missing = site.nope\n  return <p>{missing.x}</p>\n}\n',
  })
  const message = 'theme/Footer.tsx:3:22  error  `theme/Footer.tsx` threw an error: Cannot read properties of undefined'
  const { exitCode, stderr } = await docs('build')
  expect(stderr).toContain(message)
  expect(exitCode).toBe(1)

  const dev = await startDev(root)
  await fetch(dev.url)
  await dev.printed(message)
  expect(dev.stderr()).not.toContain('bug')
})

test('warns about custom properties that give text too little contrast, in the mode that they apply to', async () => {
  const css = `/* --color-text: red */
:root {
  --color-muted: #999;
  --color-text: light-dark(#222, oklch(0.4 0.02 290));
  --color-heading: var(--strong);
  --strong: light-dark(#111, #eee);
  --color-accent: color-mix(in oklab, red, blue);
}
:root[data-theme="light"] {
  --color-muted: #555;
}
.card {
  --color-heading: #eee;
}
`
  const { docs } = await site(`    css: ['own.css'],`, { 'own.css': css, 'content/index.md': '# Home\n\nText.\n' })
  const report = JSON.parse((await docs('check', '--format', 'json')).stdout)
  expect(report.messages).toEqual([
    expect.objectContaining({
      rule: 'color-contrast',
      severity: 'warning',
      file: 'own.css',
      line: 4,
      column: 3,
      message: '`--color-text` on `--color-bg-soft` has a contrast of 1.8:1 in dark mode. Text needs at least 4.5:1.',
      note: 'Make `--color-bg-soft` darker, or `--color-text` lighter.',
    }),
  ])
})
