import { lose, type OldPage, type OldSite } from '../../model/old-site.ts'
import { convertEmoji } from '../../passes/emoji.ts'
import { loseIcon } from '../../passes/losses.ts'
import type { MkDocsContext } from './mkdocs-context.ts'

/** Replaces abbreviations with `<abbr>` elements. They are defined by lines such as `*[HTML]: Hypertext Markup Language`. */
export function convertAbbreviations(text: string): string {
  const titles = new Map<string, string>()
  const rest = text.replace(/^\*\[([^\]\n]+)\]:[ \t]*(.*)$\n?/gm, (_, name: string, title: string) => {
    titles.set(name, title.trim())
    return ''
  })
  if (titles.size === 0) return rest
  const names = [...titles.keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  const pattern = new RegExp(
    `(\\]\\([^)]*\\)|\\]\\[[^\\]]*\\]|<[^>]*>|\\{[^}]*\\}|https?:\\S+)|(?<![\\w/-])(${names.join('|')})(?![\\w-])`,
    'g',
  )
  return rest
    .split('\n')
    .map((line) =>
      /^\s*(?:#|!!!|\?\?\?|===|\/\/\/|\[[^\]]+\]:|\|?[ \t]*:?-+)/.test(line)
        ? line
        : line.replace(pattern, (whole, skipped: string | undefined, name: string) =>
            skipped
              ? whole
              : `<abbr title="${titles.get(name)!.replace(/"/g, '&quot;').replace(/</g, '&lt;')}">${name}</abbr>`,
          ),
    )
    .join('\n')
}

/** Converts the inline syntax of pymdownx, except in comments, which Python-Markdown copies. Code must be masked. */
export function convertInline(text: string, page: OldPage, context: MkDocsContext): string {
  return text
    .split(/(<!--[\s\S]*?-->)/)
    .map((part) => (part.startsWith('<!--') ? part : convertText(part, page, context)))
    .join('')
}

function convertText(text: string, page: OldPage, { site, original, iconOf }: MkDocsContext): string {
  const { extensions } = original
  const has = (name: string) =>
    extensions.has(`pymdownx.${name}`) || (name !== 'keys' && extensions.has('pymdownx.extra'))
  let result = text
  if (has('keys'))
    result = result.replace(
      /\+\+([\w"'+-]+?)\+\+(?!\+)/g,
      (_, keys: string) => `:kbd[${keys.split('+').map(keyName).join('+')}]`,
    )
  if (has('mark')) result = result.replace(/(?<![=\w])==(?=\S)([^=\n]+?)(?<=\S)==(?![=\w])/g, '<mark>$1</mark>')
  if (has('caret'))
    result = result
      .replace(/\^\^(?=\S)([^\n]+?)(?<=\S)\^\^/g, '<ins>$1</ins>')
      .replace(/(?<![[^])\^(?=[^\s^])([^\s^\]]+?)\^(?!\^)/g, '<sup>$1</sup>')
  if (has('tilde'))
    result = result.replace(
      /(?<![~\w])~(?=[^\s~])([^\s~]+?)~(?!~)|(?<=\w)~(?=[^\s~])([^\s~]+?)~(?!~)/g,
      (_, a?: string, b?: string) => `<sub>${a ?? b}</sub>`,
    )
  result = result.replace(
    /:([a-z]+-[\w-]+):(?:\{([^{}]*)\})?([ \t]?)/g,
    (icon, name: string, attributes = '', space: string) => {
      const svg = iconOf(name)
      // With an entity, so that it isn't an unknown emoji.
      if (svg === null) return icon.replace(':', '&#58;')
      if (svg !== undefined) {
        const title = /\btitle="([^"]*)"/.exec(attributes)?.[1]
        return site.icons.show(name, svg, { classes: classesOf(attributes), ...(title && { label: title }) }) + space
      }
      const isIcon = /^(?:material|octicons|fontawesome|simple)-/.test(name)
      return isIcon ? loseIcon(`:${name}:`, page, site, icon.trim(), iconsTodo) : icon
    },
  )
  return convertEmoji(result, page, site)
}

/** Returns the text for a key such as `ctrl`, `arrow-up`, or `"Fn"` as Markdown. */
function keyName(key: string): string {
  const text = key.replace(/^["']|["']$/g, '').replace(/-/g, ' ')
  if (/^[!-/:-@[-`{-~]$/.test(text)) return `\\${text}`
  return text.charAt(0).toUpperCase() + text.slice(1)
}

const iconsTodo = 'Install Material in a virtual environment `.venv` of the old site, and run the command again.'

/** Returns the classes in an attribute list such as `{ .lg .middle }`. */
function classesOf(list: string): string[] {
  return [...list.matchAll(/(?:^|\s)\.([\w-]+)/g)].map(([, name]) => name!)
}

/**
 * Attributes that don't change what readers can read or do. The text that explains an annotation follows it as a numbered list, and a button
 * becomes a link.
 */
const invisible = /^(?:\.annotate|\.md-button(?:--primary)?|loading|decoding|rel|target|data-[\w-]+)$/

/** A style that only changes the space around an element. */
const onlySpacing = /^["']?(?:\s*(?:margin|padding)[\w-]*\s*:[^;"']*;?)+\s*["']?$/

/** Reports the classes and other attributes in an attribute list, except for the ID and the attributes that are `kept`. */
export function reportAttributes(list: string, page: OldPage, site: OldSite, kept: readonly string[] = []): void {
  for (const [, name = '', value] of list.matchAll(/(?:^|\s)(\.[\w-]+|[\w-]+(?==))(?:=("[^"]*"|'[^']*'|[^\s}]+))?/g)) {
    if (kept.includes(name)) continue
    if (invisible.test(name) || (name === 'style' && onlySpacing.test(value ?? ''))) {
      site.warnings.omit(`attribute list \`${name}\``)
      continue
    }
    const reason = `\`${name}\` in an attribute list isn’t imported.`
    lose(page, site, { kind: 'attribute', name, reason }, list)
  }
}

/**
 * Converts attribute lists: IDs become anchors, and the size and position of an image become attributes of an `<img>`. Reports everything
 * else. The URLs in the text must be converted, because the URLs in HTML are relative to a different folder.
 */
export function convertAttributeLists(text: string, page: OldPage, site: OldSite): string {
  return text.replace(/^(.*?)$/gm, (line) => {
    if (/^#{1,6}\s.*\{#[^}]+\}$/.test(line.trim())) return line
    return line.replace(
      /(!\[([^\]]*)\]\(<?([^\s()<>]+)>?\))?[ \t]?\{:?[ \t]*((?:[.#][\w:+.-]+|[\w-]+=(?:"[^"]*"|'[^']*'|[^\s}]+)|[\w-]+(?=[ \t}]))(?:[ \t]+(?:[.#][\w:+.-]+|[\w-]+(?:=(?:"[^"]*"|'[^']*'|[^\s}]+))?))*)[ \t]*\}/g,
      (whole, image = '', alt = '', url = '', list: string, at: number) => {
        const before = line.slice(0, at) + image
        // An attribute list applies to the element directly before it or, at the end of a line, to the block.
        if (!/[\])>*_`\uE001]$/.test(before) && before.trim() !== '' && at + whole.length < line.trimEnd().length)
          return whole
        if (/^\s*:{3,}/.test(line) || !/[.#=]|^(?:open|data-|download|annotate)/.test(list)) return whole
        const id = /(?:^|\s)#([\w:+.-]+)/.exec(list)?.[1]
        const anchor = id ? `<a id="${id}"></a>` : ''
        const sizes = [...list.matchAll(/(?:^|\s)(width|height|align)=["']?([\w%.]+)["']?/g)]
        if (!image || sizes.length === 0) {
          reportAttributes(list, page, site)
          return image + anchor
        }
        const names = sizes.map(([, name]) => name!)
        reportAttributes(list, page, site, names)
        const attributes = sizes.map(([, name, value]) => ` ${name}="${value!.replace(/px$/, '')}"`).join('')
        return `${anchor}<img src="${url}" alt="${alt.replace(/"/g, '&quot;')}"${attributes}>`
      },
    )
  })
}
