import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

/** The folder in which the peers are installed, so that each of them is installed only once per machine. */
const cache = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'docs-bench')

/**
 * The generators to compare with. Each of them uses its default theme with a sidebar that lists all pages, and has no search. (Eleventy and
 * Hugo have no default theme, so they use a plain layout.)
 *
 * - `packages`: the npm packages to install, with their versions.
 * - `overrides`: versions of indirect dependencies whose newer versions are incompatible or can't be found.
 * - `outputs` and `caches`: folders to delete before a cold build.
 * - `mostBuilt`: the largest corpus to build, in pages. Larger corpora are only served.
 * - `prepare`: writes the generator's configuration into the site's folder.
 *
 * If `isForeign` is true, the Markdown was written for another generator. `prepare` then turns off checks and syntax that would make the
 * build fail: broken links, template syntax in the text, and unbalanced HTML.
 */
export const peers = {
  eleventy: {
    title: 'Eleventy',
    packages: ['@11ty/eleventy@3.1.8', '@11ty/eleventy-plugin-syntaxhighlight@5.0.2'],
    overrides: { '@11ty/recursive-copy': '4.0.4' },
    outputs: ['_site'],
    caches: [],
    command: (bin) => [
      process.execPath,
      [bin('@11ty/eleventy/cmd.cjs'), '--quiet', '--input=content', '--output=_site', '--config=eleventy.config.mjs'],
    ],
    dev: (bin, port) => [
      process.execPath,
      [
        bin('@11ty/eleventy/cmd.cjs'),
        ...['--serve', `--port=${port}`, '--quiet', '--incremental'],
        ...['--input=content', '--output=_site', '--config=eleventy.config.mjs'],
      ],
    ],
    prepare(folder, modules, _pages, isForeign) {
      link(folder, modules)
      mkdirSync(join(folder, 'content/_includes'), { recursive: true })
      // Eleventy evaluates Liquid tags in Markdown by default, also in code blocks, where foreign pages contain Vue's and JSX's braces.
      const template = isForeign ? '  return { markdownTemplateEngine: false }\n' : ''
      writeFileSync(
        join(folder, 'eleventy.config.mjs'),
        `import syntaxHighlight from '@11ty/eleventy-plugin-syntaxhighlight'
import { InputPathToUrlTransformPlugin, IdAttributePlugin } from '@11ty/eleventy'
export default function (config) {
  config.addPlugin(syntaxHighlight)
  config.addPlugin(InputPathToUrlTransformPlugin)
  config.addPlugin(IdAttributePlugin)
  config.addGlobalData('layout', 'page.html')
${template}}
`,
      )
      writeFileSync(
        join(folder, 'content/_includes/page.html'),
        '<!doctype html><html lang="en"><title>{{ title }}</title><nav>{% for p in collections.all %}<a href="{{ p.url }}">{{ p.data.sidebar_label }}</a> {% endfor %}</nav><main><h1>{{ title }}</h1>{{ content }}</main></html>\n',
      )
    },
  },
  hugo: {
    title: 'Hugo',
    packages: [],
    outputs: ['public'],
    caches: ['resources'],
    command: () => ['hugo', ['--quiet']],
    // These are Hugo's defaults: it keeps pages in memory, reloads the browser, and only renders visited pages again.
    dev: (_bin, port) => ['hugo', ['server', '--bind', '127.0.0.1', '--port', String(port)]],
    prepare(folder, _modules, _pages, isForeign) {
      // If a folder contains an `index.md`, Hugo treats its other pages as resources of that page, and doesn't render them.
      const content = join(folder, 'content')
      for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' }))
        if (basename(name) === 'index.md') renameSync(join(content, name), join(content, dirname(name), '_index.md'))
      // Hugo drops raw HTML by default.
      const markup = isForeign ? '[markup.goldmark.renderer]\nunsafe = true\n' : ''
      mkdirSync(join(folder, 'layouts/_default/_markup'), { recursive: true })
      mkdirSync(join(folder, 'layouts/partials'), { recursive: true })
      writeFileSync(
        join(folder, 'config.toml'),
        `baseURL = "https://example.com/"\ntitle = "Corpus"\ndisableKinds = ["taxonomy", "term", "RSS"]\n${markup}`,
      )
      const page =
        '<!doctype html><html lang="en"><head><title>{{ .Title }}</title></head><body>{{ partialCached "nav.html" . .Section }}<nav>{{ .TableOfContents }}</nav><main><h1>{{ .Title }}</h1>{{ .Content }}</main></body></html>\n'
      for (const name of ['single', 'list']) writeFileSync(join(folder, `layouts/_default/${name}.html`), page)
      writeFileSync(
        join(folder, 'layouts/partials/nav.html'),
        '<nav>{{ range site.RegularPages }}<a href="{{ .RelPermalink }}">{{ .Title }}</a> {{ end }}</nav>',
      )
      writeFileSync(
        join(folder, 'layouts/_default/_markup/render-link.html'),
        '{{ $u := urls.Parse .Destination }}{{ $p := .Page.GetPage $u.Path }}<a href="{{ with $p }}{{ .RelPermalink }}{{ else }}{{ $.Destination }}{{ end }}{{ with $u.Fragment }}#{{ . }}{{ end }}">{{ .Text | safeHTML }}</a>',
      )
    },
  },
  // A build of 1,000 pages takes more than eight minutes.
  vitepress: vitepress('1.6.4', 300),
  'vitepress-2': { ...vitepress('2.0.0-alpha.21', 300), overrides: { '@docsearch/sidepanel-js': '5.1.1' } },
  docusaurus: {
    title: 'Docusaurus',
    packages: [
      '@docusaurus/core@3.10.2',
      '@docusaurus/preset-classic@3.10.2',
      '@docusaurus/faster@3.10.2',
      'react@19.3.1',
      'react-dom@19.3.1',
    ],
    overrides: { '@docsearch/react': '4.7.0', '@docsearch/core': '4.7.0', '@docsearch/css': '4.7.0' },
    outputs: ['build'],
    caches: ['.docusaurus', 'node_modules/.cache'],
    command: (bin) => [process.execPath, [bin('@docusaurus/core/bin/docusaurus.mjs'), 'build']],
    dev: (bin, port) => [
      process.execPath,
      [
        bin('@docusaurus/core/bin/docusaurus.mjs'),
        ...['start', '--no-open', '--host', '127.0.0.1', '--port', String(port)],
      ],
    ],
    prepare(folder, modules, _pages, isForeign) {
      link(folder, modules)
      const checks = isForeign
        ? `onBrokenLinks: 'ignore', onBrokenAnchors: 'ignore', onDuplicateRoutes: 'ignore',
  markdown: { format: 'md', hooks: { onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore' } },`
        : "onBrokenLinks: 'throw', onBrokenAnchors: 'throw',"
      writeFileSync(
        join(folder, 'docusaurus.config.js'),
        `export default {
  title: 'Corpus', url: 'https://example.com', baseUrl: '/', ${checks}
  future: { v4: true, faster: true },
  presets: [['classic', { docs: { path: 'content', routeBasePath: '/' }, blog: false }]],
}
`,
      )
    },
  },
  starlight: {
    title: 'Starlight',
    packages: [
      '@astrojs/starlight@0.42.4',
      'astro@7.3.5',
      '@astrojs/markdown-remark@7.3.1',
      'sharp@0.35.5',
      'node@22.23.3',
    ],
    // Astro's Vite plugin doesn't find the styles of components below a hidden folder such as `~/.cache`.
    installIn: join(tmpdir(), 'docs-bench-peers'),
    content: 'src/content/docs',
    outputs: ['dist'],
    caches: ['.astro', '.astro-cache'],
    // Astro needs Node 22, so it runs with the Node of its own folder.
    command: (bin) => [bin('node/bin/node'), [bin('astro/bin/astro.mjs'), 'build']],
    dev: (bin, port) => [
      bin('node/bin/node'),
      [bin('astro/bin/astro.mjs'), 'dev', '--host', '127.0.0.1', '--port', String(port)],
    ],
    prepare(folder, modules) {
      // Vite transforms only the packages that `package.json` names, and Starlight has to be transformed.
      link(folder, modules, { type: 'module', dependencies: { '@astrojs/starlight': '0.42.4', astro: '7.3.5' } })
      writeFileSync(
        join(folder, 'astro.config.mjs'),
        `import starlight from '@astrojs/starlight'
import { defineConfig } from 'astro/config'
export default defineConfig({
  cacheDir: './.astro-cache',
  experimental: { incrementalBuild: true },
  integrations: [starlight({ title: 'Corpus', pagefind: false })],
})
`,
      )
      writeFileSync(
        join(folder, 'src/content.config.ts'),
        `import { docsLoader } from '@astrojs/starlight/loaders'
import { docsSchema } from '@astrojs/starlight/schema'
import { defineCollection } from 'astro:content'
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) }
`,
      )
    },
  },
  // Blume drives Astro, and always builds a search index.
  blume: {
    title: 'Blume',
    packages: ['blume@1.3.1', 'node@22.23.3'],
    installIn: join(tmpdir(), 'docs-bench-peers'),
    outputs: ['dist'],
    caches: ['.blume'],
    // Astro needs Node 22, so it runs with the Node of its own folder.
    command: (bin) => [bin('node/bin/node'), [bin('blume/bin/blume.mjs'), 'build']],
    dev: (bin, port) => [bin('node/bin/node'), [bin('blume/bin/blume.mjs'), 'dev', '--port', String(port)]],
    prepare(folder, modules) {
      link(folder, modules, { type: 'module', dependencies: { blume: '1.3.1' } })
      // Blume leaves out pages whose front matter contains keys that it doesn't know.
      const content = join(folder, 'content')
      for (const name of readdirSync(content, { recursive: true, encoding: 'utf8' })) {
        if (!name.endsWith('.md')) continue
        const file = join(content, name)
        writeFileSync(file, readFileSync(file, 'utf8').replace(/^(id|sidebar_label): .*\n/gm, ''))
      }
      writeFileSync(
        join(folder, 'blume.config.ts'),
        "export default { title: 'Corpus', content: { root: 'content' }, seo: { og: { enabled: false } } }\n",
      )
    },
  },
  rspress: {
    title: 'Rspress',
    packages: ['@rspress/core@2.0.22', 'react@19.3.1', 'react-dom@19.3.1'],
    outputs: ['dist'],
    caches: ['node_modules/.cache'],
    command: (bin) => [process.execPath, [bin('@rspress/core/bin/rspress.js'), 'build']],
    dev: (bin, port) => [
      process.execPath,
      [bin('@rspress/core/bin/rspress.js'), 'dev', '--host', '127.0.0.1', '--port', String(port)],
    ],
    prepare(folder, modules, pages, isForeign) {
      link(folder, modules)
      const items = pages.map(({ path, title }) => ({ text: title, link: path }))
      // By default, a code block in a language that Shiki doesn't know is an error.
      const checks = isForeign
        ? `markdown: {
    link: { checkDeadLinks: false }, image: { checkDeadImages: false }, shiki: { fallbackLanguage: 'text' },
  },`
        : ''
      writeFileSync(
        join(folder, 'rspress.config.mjs'),
        `export default {
  root: 'content', outDir: 'dist', title: 'Corpus', search: false, ${checks}
  themeConfig: { sidebar: ${JSON.stringify({ '/': [{ text: 'Pages', items }] })} },
}
`,
      )
    },
  },
}

/**
 * VitePress. Both of its major versions have the same interface.
 *
 * @param mostBuilt See `peers`.
 */
function vitepress(version, mostBuilt) {
  return {
    title: 'VitePress',
    packages: [`vitepress@${version}`, 'vue@3.5.45'],
    mostBuilt,
    outputs: ['content/.vitepress/dist'],
    caches: ['content/.vitepress/cache'],
    command: (bin) => [process.execPath, [bin('vitepress/bin/vitepress.js'), 'build', 'content']],
    dev: (bin, port) => [
      process.execPath,
      [bin('vitepress/bin/vitepress.js'), 'dev', 'content', '--host', '127.0.0.1', '--port', String(port)],
    ],
    prepare(folder, modules, pages, isForeign) {
      link(folder, modules)
      mkdirSync(join(folder, 'content/.vitepress'), { recursive: true })
      const items = pages.map(({ path, title }) => ({ text: title, link: path }))
      // Vue compiles each page: it rejects HTML that isn't balanced, and evaluates double braces.
      const options = isForeign
        ? `ignoreDeadLinks: true, markdown: { html: false, config(md) {
    const { text } = md.renderer.rules
    md.renderer.rules.text = (...args) => text(...args).replaceAll('{{', '&#123;&#123;')
  } }, `
        : ''
      writeFileSync(
        join(folder, 'content/.vitepress/config.mjs'),
        `export default { title: 'Corpus', ${options}themeConfig: { sidebar: ${JSON.stringify([{ text: 'Pages', items }])} } }\n`,
      )
    },
  }
}

/** Checks whether a peer can run on this machine. Hugo isn't installed from npm, so it has to be on the `PATH`. */
export function isAvailable(name) {
  return name !== 'hugo' || spawnSync('hugo', ['version']).status === 0
}

/** Installs a peer and returns the path of its `node_modules`, or an empty string if it has no npm packages. */
export function install(name) {
  const { packages, overrides, installIn } = peers[name]
  return packages.length === 0 ? '' : installPackages(name, packages, overrides, installIn)
}

/**
 * Installs npm packages into the folder `name` below `root`, unless exactly these versions are already installed.
 *
 * @returns The path of the `node_modules` folder.
 */
export function installPackages(name, packages, overrides = {}, root = cache) {
  const folder = join(root, name)
  const wanted = JSON.stringify([packages, overrides])
  const mark = join(folder, 'installed.json')
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== wanted) {
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, overrides }))
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps', ...packages], {
      cwd: folder,
      stdio: 'inherit',
    })
    writeFileSync(mark, wanted)
  }
  return join(folder, 'node_modules')
}

/** Writes a `package.json` into the site's folder, and links `node_modules` to the installed packages. */
function link(folder, modules, manifest = {}) {
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, ...manifest }))
  if (!existsSync(join(folder, 'node_modules'))) execFileSync('ln', ['-s', modules, join(folder, 'node_modules')])
}
