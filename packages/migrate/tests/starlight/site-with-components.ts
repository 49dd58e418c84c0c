/** A configuration with plugins of Starlight from `plugins.mjs`, which every site here contains. */
export const config = (plugins = '') => `import starlight from '@astrojs/starlight'
import { colors, pages, unknown } from './plugins.mjs'
export default {
  site: 'https://old.example',
  integrations: [starlight({ title: 'Old', plugins: [${plugins}] })],
}
`

const plugins = `export const colors = () => ({
  name: 'colors',
  hooks: { 'config:setup': ({ updateConfig, config }) => updateConfig({ title: config.title + ' site' }) },
})
export const pages = () => ({
  name: 'pages',
  hooks: {
    'config:setup': ({ addIntegration }) =>
      addIntegration({ name: 'routes', hooks: { 'astro:config:setup': ({ injectRoute }) => injectRoute({ pattern: '/extra' }) } }),
  },
})
export const unknown = () => ({ name: 'unknown', hooks: { 'config:setup': () => { throw new Error('Not here') } } })
`

/** A site whose page uses the given components. The keys of `components` are the names of files in \`src/components\`. */
export function siteWith(
  page: string,
  components: Record<string, string>,
  ownConfig = config(),
): Record<string, string> {
  const imports = Object.keys(components)
    .filter((name) => name.endsWith('.astro'))
    .map((name) => `import ${name.replace('.astro', '')} from '../../components/${name}'`)
  return {
    'astro.config.mjs': ownConfig,
    'plugins.mjs': plugins,
    ...Object.fromEntries(Object.entries(components).map(([name, text]) => [`src/components/${name}`, text])),
    'src/content/docs/index.mdx': `---\ntitle: Home\n---\n\n${imports.join('\n')}\n\n${page}\n`,
  }
}
