import { toString as hastToString } from 'hast-util-to-string'
import { toString as mdastToString } from 'mdast-util-to-string'
import { CONTINUE, EXIT, SKIP, visit } from 'unist-util-visit'
import { visitParents } from 'unist-util-visit-parents'

const actions = { CONTINUE, EXIT, SKIP }

/** Creates a module that works with the imports of the current version and of older ones, which had a default export. */
function withDefault<Main extends (...args: never[]) => unknown>(main: Main, named: Record<string, unknown>) {
  const all = Object.assign((...args: Parameters<Main>) => main(...args), named)
  return Object.assign(all, { __esModule: true, default: all })
}

/**
 * Packages that most remark and rehype plugins of sites import. The plugins of an old site can run with these copies if the site's packages
 * aren't installed.
 */
export const syntaxTreeUtilities: Readonly<Record<string, unknown>> = {
  'unist-util-visit': withDefault(visit, { visit, ...actions }),
  'unist-util-visit-parents': withDefault(visitParents, { visitParents, ...actions }),
  'mdast-util-to-string': withDefault(mdastToString, { toString: mdastToString }),
  'hast-util-to-string': withDefault(hastToString, { toString: hastToString }),
}
