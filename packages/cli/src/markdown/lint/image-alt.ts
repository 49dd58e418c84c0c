import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { includedFile, nodePosition } from '../../util/node-position.ts'
import { visit } from '../../util/visit.ts'
import type { LintedPage, LintRule } from './rule.ts'

/** Matches a file name that was pasted as a text: `diagram-2.png`. */
const fileName = /^\S+\.(?:png|jpe?g|gif|svg|webp|avif)$/i

/**
 * Reports images without alternative text, or with a file name as their text, because screen readers announce nothing useful for them.
 *
 * `<img alt="">` marks a decorative image on purpose. `![](a.png)` has the same HTML, but in Markdown it almost always means that the text
 * was forgotten. A link that contains nothing but such an image violates `link-text` instead.
 */
export const imageAlt: LintRule<LintedPage> = ({ tree, body }, report) => {
  visit(tree, 'element', (node: Element, _, parent) => {
    if (node.tagName !== 'img') return
    const { alt, role, ariaHidden } = node.properties
    if (role === 'presentation' || role === 'none' || String(ariaHidden) === 'true') return
    const source = includedFile(node)?.text ?? body
    const isMarkdown = source[node.position?.start?.offset ?? -1] === '!'
    const isMissing = alt === undefined || alt === null || (alt === '' && isMarkdown)
    if (isMissing && parent?.type === 'element' && parent.tagName === 'a' && textOf(parent).trim() === '') return
    if (!isMissing && !fileName.test(String(alt))) return
    report({
      ruleId: 'image-alt',
      fatal: false,
      ...nodePosition(node, 1),
      reason: isMissing ? 'This image has no alternative text.' : `The alternative text \`${alt}\` is a file name.`,
      note: 'Say what the image shows: `![The settings with dark mode turned on](settings.png)`. For a decorative image, write `<img src="line.png" alt="">`.',
    })
  })
}
