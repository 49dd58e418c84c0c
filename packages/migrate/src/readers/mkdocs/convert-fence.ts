import { lose, type OldPage } from '../../model/old-site.ts'
import type { Fence } from '../../util/mask-code.ts'
import type { MkDocsContext } from './mkdocs-context.ts'

export function convertFence(fence: Fence, page: OldPage, { site, unknown, original }: MkDocsContext): void {
  const isNumbered = ['pymdownx.highlight', 'codehilite'].some(
    (name) => original.extensions.get(name)?.linenums === true,
  )
  const inner = /^\{(.*)\}$/s.exec(fence.info)?.[1]
  const written = inner === undefined ? fence.info : inner.trim().replace(/^\.?([\w+#-]+)/, '$1')
  const [, lang = '', rest = ''] = /^\.?([^\s{="]*(?=[\s{]|$))?(.*)$/s.exec(written) ?? []
  const words: string[] = []
  for (const [, name = '', value] of rest.matchAll(/([.#]?[\w-]+)(?:=(?:"([^"]*)"|'[^']*'|[^\s}]+))?/g)) {
    if (name === 'title' && value) words.push(`title=${JSON.stringify(value)}`)
    else if (name === 'hl_lines' && value)
      words.push(
        `{${value
          .trim()
          .split(/[\s,]+/)
          .join(',')}}`,
      )
    else if (name === 'linenums')
      words.push(
        value && /^\d+/.test(value) && Number.parseInt(value, 10) !== 1
          ? `showLineNumbers=${Number.parseInt(value, 10)}`
          : 'showLineNumbers',
      )
    else if (name.startsWith('#')) {
      const id = name.slice(1)
      fence.before = `<a id="${id}"></a>`
      page.anchors.push(id)
    } else if (unknown.length > 0 && !/^(?:\.|linenums|id$|class$)/.test(name)) {
      const reason = `The code block has the option \`${name}\` of \`${unknown.join(', ')}\`.`
      lose(page, site, { kind: 'plugin', name: `code block option \`${name}\``, reason }, fence.code.split('\n')[0])
    } else if (!name.startsWith('.')) site.warnings.omit(`code block option \`${name}\``)
  }
  if (isNumbered && lang && !words.some((word) => word.startsWith('showLineNumbers'))) words.push('showLineNumbers')
  const own = lang === 'pycon' ? 'python' : lang || (words.length > 0 ? 'text' : '')
  fence.info = [own, ...words].filter(Boolean).join(' ')
  // Keep the numbers of annotations, because the numbered list below the block explains them.
  fence.code = fence.code.replace(/\((\d+)\)!(?=\s*(?:\*\/|-->|$))/gm, '($1)')
}
