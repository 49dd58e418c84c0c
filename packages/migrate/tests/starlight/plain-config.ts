/** The smallest configuration of a Starlight site. */
export const plainConfig = {
  'astro.config.mjs': `import starlight from '@astrojs/starlight'
export default { integrations: [starlight({ title: 'Old' })] }
`,
}
