import type { ComponentBundle } from '../model/component.ts'
import type { SiteConfig } from '../model/config-schema.ts'
import type { Message } from '../model/message.ts'
import type { Page } from '../model/page.ts'
import { readConfigSource } from './config-source.ts'
import { keyPosition } from './key-position.ts'

/**
 * Returns whether a component of the theme may render `style` attributes. Decides by the component's code, because a component of the frame
 * may render other HTML on each page, and unchanged pages aren't rendered again.
 *
 * @param code The bundled module of the component.
 */
export function mayRenderStyles({ code }: Pick<ComponentBundle, 'code'>): boolean {
  // A `style` prop is an object, so a string belongs to something else, such as the options of `Intl.NumberFormat`.
  return /(?<![.\w$-])style["']?\s*:(?!\s*["'`])|[{,]\s*style\s*[,}]|\sstyle=/.test(code)
}

/** Returns a warning for each component of the theme whose `style` attributes the configuration forbids. */
export function themeStyleMessages(
  root: string,
  config: Pick<SiteConfig, 'csp'>,
  overrides: readonly ComponentBundle[],
): Message[] {
  const styled = forbidsInlineStyles(config) ? overrides.filter(mayRenderStyles) : []
  if (styled.length === 0) return []
  const { file, text } = readConfigSource(root)
  return styled.map(({ name }) => ({
    ...forbiddenStyles(name),
    file,
    ...keyPosition(text, ['theme', 'components', name]),
  }))
}

/** Returns a warning for each component on a page whose `style` attributes the configuration forbids. */
export function pageStyleMessages(pages: Iterable<Page>, config: Pick<SiteConfig, 'csp'>): Message[] {
  if (!forbidsInlineStyles(config)) return []
  // Generated pages have no source. Their HTML comes from components of the theme, which are reported once.
  return [...pages].flatMap(({ source, inlineStyles = [] }) =>
    inlineStyles.flatMap(({ component, position }): Message[] =>
      source ? [{ ...forbiddenStyles(component), file: source, ...(position ?? { line: 1, column: 1 }) }] : [],
    ),
  )
}

/** Returns whether the site's own sources for `style` attributes forbid all of them. */
function forbidsInlineStyles({ csp }: Pick<SiteConfig, 'csp'>): boolean {
  const allowed = csp['style-src-attr']?.map((source) => source.toLowerCase())
  return allowed !== undefined && !allowed.includes("'unsafe-inline'") && !allowed.includes("'unsafe-hashes'")
}

function forbiddenStyles(component: string | undefined): Pick<Message, 'ruleId' | 'fatal' | 'reason' | 'note'> {
  const place = component === undefined ? 'on this page' : `of \`${component}\``
  return {
    ruleId: 'component',
    fatal: false,
    reason: `The \`style\` attributes ${place} have no effect, because \`csp\` forbids them.`,
    note: 'Use a class and a stylesheet, or remove `style-src-attr` from `csp` in `site.config.ts`.',
  }
}
