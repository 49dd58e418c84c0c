/** The name of the plugin of Expressive Code that numbers lines. */
export const lineNumbers = 'Line numbers'

/** Replaces packages of Expressive Code, so that their plugins are recognized even if they aren't installed. */
export const codePlugins = {
  '@expressive-code/plugin-line-numbers': { __esModule: true, pluginLineNumbers: () => ({ name: lineNumbers }) },
}

/** The key of the options in the value that replaces the plugin `starlight-blog`. */
export const blogOptionsKey = 'starlight-blog options'

const starlightBlog = (options: unknown) => ({ name: 'starlight-blog', [blogOptionsKey]: options ?? {} })

/** Replaces the plugin, so that the import can read its options. In a file that ends in `.mjs`, the default import is the whole module. */
export const blogPlugin = {
  'starlight-blog': Object.assign(starlightBlog, { __esModule: true, default: starlightBlog }),
}
