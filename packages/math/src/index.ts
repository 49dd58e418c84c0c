import { definePlugin, type Plugin } from '@docs-engine/cli'
import type { Html, Parents, Root, RootContent } from 'mdast'
import remarkMath from 'remark-math'
import type { VFile } from 'vfile'
import { withoutStyles } from './without-styles.ts'

export interface MathOptions {
  /** Whether `$x$` is an inline formula. If your pages contain dollar amounts, set this to `false`, and write `$$x$$`. Default: `true`. */
  singleDollar?: boolean
  /** Macros by name: `{ '\\R': '\\mathbb{R}' }`. */
  macros?: Record<string, string>
}

/**
 * Rules for the classes that `withoutStyles` adds. They are inlined in the `<head>` of each page, so that formulas don't need an additional
 * request.
 */
const styles =
  'math{overflow:auto hidden;max-width:100%}.tml-right{text-align:right}.tml-left{text-align:left}' +
  '.tml-l0{padding-left:0}.tml-r0{padding-right:0}.tml-l1{padding-left:1em}.tml-r1{padding-right:1em}' +
  '.tml-l2{padding-left:.4em}.tml-r2{padding-right:.4em}.tml-box{padding:3pt;border:1px solid}'

/**
 * Renders LaTeX formulas (`$x^2$`, or blocks between lines with `$$`) as MathML, which browsers display without JavaScript or fonts.
 *
 * If a formula can't be rendered, reports an error at its position.
 */
export function math(options: MathOptions = {}): Plugin {
  const { singleDollar = true, macros = {} } = options
  return definePlugin({
    name: 'math',
    version: '0.1.0',
    options,
    remarkPlugins: [
      [remarkMath, { singleDollarTextMath: singleDollar }],
      [renderFormulas, macros],
    ],
    head: () => [{ tag: 'style', content: styles }],
  })
}

/** A node that remark-math adds to the tree, or a `math` code block, in which GitHub shows a formula, too. */
interface Formula {
  type: 'math' | 'inlineMath' | 'code'
  value: string
  position?: RootContent['position']
}

function renderFormulas(macros: Record<string, string>) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found = formulasIn(tree)
    if (found.length === 0) return
    // Most pages contain no formula, so load the library only when it is needed.
    const { default: temml } = await import('temml')
    for (const { formula, parent } of found) {
      const { type, value: latex, position } = formula
      try {
        // Pass a copy, because formulas can define macros.
        const options = { displayMode: type !== 'inlineMath', macros: { ...macros }, throwOnError: true }
        const value = withoutStyles(temml.renderToString(latex, options))
        const html: Html = { type: 'html', value, ...(position && { position }) }
        parent.children.splice(parent.children.indexOf(formula as never), 1, html as never)
      } catch (error) {
        const [reason] = String((error as Error).message)
          .trim()
          .split(/ at position| at end of input|\n/)
        // `file.fail` would end the loop, so that only the first invalid formula of a page would be reported.
        file.message(`\`${latex}\` isn’t a valid formula: ${reason}`, position).fatal = true
      }
    }
  }
}

function formulasIn(node: Parents): { formula: Formula; parent: Parents }[] {
  return node.children.flatMap((child) => {
    const { type, lang } = child as { type: string; lang?: string | null }
    if (type === 'math' || type === 'inlineMath' || (type === 'code' && lang?.toLowerCase() === 'math'))
      return [{ formula: child as unknown as Formula, parent: node }]
    return 'children' in child ? formulasIn(child) : []
  })
}
