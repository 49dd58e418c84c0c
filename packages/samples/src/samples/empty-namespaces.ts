import type { PageUnit } from '../model/page-unit.ts'
import { isCompiled } from '../model/page-unit.ts'

/**
 * Declares each name that occurs in the samples as a namespace without contents.
 *
 * Excerpts use many names that are declared elsewhere. For each use, the compiler would compare the name with all globals to suggest a
 * similar one, which takes far longer than everything else it does. If there is a namespace of this name, the compiler reports that the
 * namespace can't be used as a value or a type, and searches no further. An empty namespace has no other effect: a value or a type of the
 * same name takes precedence.
 */
export function emptyNamespaces(units: PageUnit[]): { path: string; text: string } {
  const names = new Set<string>()
  for (const { samples } of units) {
    for (const file of samples.files) {
      if (isCompiled(file)) for (const [name] of file.text.matchAll(identifier)) names.add(name)
    }
  }
  const text = [...names].map((name) => `declare namespace ${name} {}\n`).join('')
  return { path: 'empty-namespaces.d.ts', text }
}

/**
 * An identifier that isn't a reserved word. Names such as the first one in `React.ReactNode` are excluded, because packages can make a
 * namespace of this name available, which the empty one would hide.
 */
const identifier =
  /(?<![\w$])(?!(?:break|case|catch|class|const|continue|debugger|default|delete|do|else|enum|export|extends|false|finally|for|function|if|import|in|instanceof|new|null|return|super|switch|this|throw|true|try|typeof|undefined|globalThis|var|void|while|with)(?![\w$]))(?![A-Z][\w$]*\.)[A-Za-z_$][\w$]*/g
