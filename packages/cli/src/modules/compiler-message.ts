import { isBuiltin } from 'node:module'
import { withoutPaths } from '@docs-engine/shared/shown-path.ts'
import type { Message as EsbuildMessage } from 'esbuild'
import type { Message } from '../model/message.ts'

type Words = Pick<Message, 'reason' | 'note'>

/**
 * Rewrites the text of an esbuild message for the author of a component, a stylesheet, or a configuration.
 *
 * @param root The site's root. Paths in the message become relative to it.
 */
export function compilerMessage({ text }: Pick<EsbuildMessage, 'text'>, root: string): Words {
  const shown = withoutPaths(text, root).replace(/\.$/, '')
  for (const [pattern, words] of rewrites) {
    const match = pattern.exec(shown)
    if (match) return words(match[1] ?? '', match[2] ?? '')
  }
  return { reason: `${inBackticks(shown)}.` }
}

/**
 * Patterns of esbuild's messages, and functions that return the text to show instead. Some of esbuild's messages suggest
 * changing an option, such as the output path or the loaders, but authors can't set esbuild's options.
 */
const rewrites: [RegExp, (first: string, second: string) => Words][] = [
  [
    /^No loader is configured for "[^"]*" files: (.+)/,
    (path) => ({
      reason: `\`${path}\` can’t be imported.`,
      note: 'Put the file in `content/_public` and use its URL: `/name.png`.',
    }),
  ],
  [
    /^Could not resolve "([./].*)"/,
    (path) => ({ reason: `No file at \`${path}\`.`, note: 'Check the path. It is relative to the importing file.' }),
  ],
  [
    /^Could not resolve "((?:@[^/"]+\/)?[^/"]+)(.*)"/,
    (name, path) =>
      isBuiltin(`${name}${path}`)
        ? {
            reason: `The module \`${name}${path}\` of Node isn’t available in browsers.`,
            note: 'Use it in a module that an `.mdx` page imports, and pass the result to the component as a prop.',
          }
        : {
            reason: `The package \`${name}${path}\` can’t be found.`,
            // The name of a file doesn't start with `@`.
            note: name!.startsWith('@') ? 'Install it.' : `Install it, or write \`./${name}${path}\` if it’s a file.`,
          },
  ],
  [
    /^No matching export in "(.+)" for import "(.+)"/,
    (file, name) => ({ reason: `\`${file}\` has no export \`${name}\`.` }),
  ],
  [
    /^((?:Expected|Unexpected|Unterminated)\b.*)/,
    (fault) => ({ reason: `Syntax error: ${inBackticks(fault.charAt(0).toLowerCase() + fault.slice(1))}.` }),
  ],
]

function inBackticks(text: string): string {
  return text.replace(/"([^"`]+)"/g, '`$1`')
}
