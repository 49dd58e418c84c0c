import { lose, type OldPage, type OldSite } from '../../model/old-site.ts'
import type { Fence } from '../../util/mask-code.ts'
import { type Options, toArray, toRecord } from '../../util/values.ts'

/** Changes the HTML of a code block. */
export type Postprocess = (html: string, options: object) => unknown

/** Returns the hooks in `markdown.codeTransformers` that change the HTML of code blocks. */
export function postprocessors(config: Options): Postprocess[] {
  return toArray(toRecord(config.markdown).codeTransformers).flatMap((transformer) => {
    const { postprocess } = toRecord(transformer)
    return typeof postprocess === 'function'
      ? [(html: string, options: object) => postprocess.call({ meta: {}, options }, html, options)]
      : []
  })
}

/** Applies the hooks to a code block, and reports hooks that do more than change its text. */
export function transformCode(fence: Fence, hooks: readonly Postprocess[], page: OldPage, site: OldSite): void {
  const [lang = ''] = fence.info.split(/[\s:{[]/)
  // VitePress removes the comments that mark lines before it calls the hooks.
  let html = escapeHtml(fence.code.replaceAll('[!code', ownMark))
  for (const run of hooks) {
    const changed = textAfter(run, html, { lang, meta: { __raw: fence.info } })
    if (changed === undefined) reportHook(fence, page, site)
    else html = changed
  }
  fence.code = unescapeHtml(html)
    .replace(/\[(!+code\b)/g, '[!$1')
    .replaceAll(ownMark, '[!code')
}

const start = '<pre><code>'
const end = '</code></pre>'
const ownMark = '\uE021'

/** Returns the code after a hook changed it, or `undefined` if the hook fails or adds elements. */
function textAfter(run: Postprocess, html: string, options: object): string | undefined {
  try {
    const result = run(`${start}${html}${end}`, options)
    if (typeof result !== 'string') return html
    const inside = result.startsWith(start) && result.endsWith(end) ? result.slice(start.length, -end.length) : '<'
    return inside.includes('<') ? undefined : inside
  } catch {
    return undefined
  }
}

/** Escapes the characters that Shiki escapes. */
function escapeHtml(text: string): string {
  return text.replace(/&/g, '&#x26;').replace(/</g, '&#x3C;')
}

const named: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"' }

function unescapeHtml(html: string): string {
  return html.replace(/&(?:#x([\da-f]{1,5})|#(\d{1,6})|(lt|gt|amp|quot));/gi, (_, hex, decimal, name) =>
    name ? named[name.toLowerCase()]! : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  )
}

function reportHook(fence: Fence, page: OldPage, site: OldSite): void {
  const reason =
    'A `postprocess` hook in `markdown.codeTransformers` changes the HTML of code blocks, which can’t be imported.'
  const todo = 'Look at the code blocks of the old page, and write what they show in the new page.'
  lose(page, site, { kind: 'code block', name: 'codeTransformers', reason, todo }, fence.code.split('\n')[0])
}
