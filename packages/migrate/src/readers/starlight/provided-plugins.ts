/** The key of the options in the value that replaces the plugin `starlight-blog`. */
export const blogOptionsKey = 'starlight-blog options'

const starlightBlog = (options: unknown) => ({ name: 'starlight-blog', [blogOptionsKey]: options ?? {} })

/** Replaces the plugin, so that the import can read its options. In a file that ends in `.mjs`, the default import is the whole module. */
export const blogPlugin = {
  'starlight-blog': Object.assign(starlightBlog, { __esModule: true, default: starlightBlog }),
}
