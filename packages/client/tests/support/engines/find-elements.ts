/** A text to match: the whole text, a part of it in any case, or a regular expression. */
export type TextMatch = { text: string; isExact: boolean } | { source: string; flags: string }

/** One step of a locator. Each step selects among the elements of the previous one, or inside them. */
export type Step =
  | { kind: 'css'; selector: string }
  | { kind: 'role'; role: string; name?: TextMatch | undefined; attributes: Record<string, string> }
  | { kind: 'text'; match: TextMatch }
  | { kind: 'attribute'; name: string; match: TextMatch }
  | { kind: 'label'; match: TextMatch }
  | { kind: 'hasText'; match: TextMatch }
  | { kind: 'nth'; index: number }

/**
 * Returns the elements that a locator of Playwright would find, for the steps that tests of all engines use. Runs in the page, so it can't
 * use anything from outside.
 */
export function findElements(steps: Step[]): Element[] {
  const roles: Record<string, string> = {
    button: 'button, [role=button]',
    dialog: 'dialog, [role=dialog]',
    heading: 'h1, h2, h3, h4, h5, h6',
    link: 'a[href]',
    navigation: 'nav',
    option: '[role=option]',
    region: 'section[aria-label], [role=region]',
    status: '[role=status], output',
  }
  const normalized = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const matches = (text: string | null | undefined, match: TextMatch) => {
    if (text === null || text === undefined) return false
    const actual = normalized(text)
    if ('source' in match) return new RegExp(match.source, match.flags).test(actual)
    const expected = normalized(match.text)
    return match.isExact ? actual === expected : actual.toLowerCase().includes(expected.toLowerCase())
  }
  const isExposed = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[aria-hidden=true], [inert]')
  const contentOf = (node: Node): string => {
    if (node instanceof Text) return node.data
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return ''
    if (!node.checkVisibility()) return ''
    const label = node.getAttribute('aria-label') ?? node.getAttribute('alt')
    const content = label ?? [...node.childNodes].map(contentOf).join('')
    return getComputedStyle(node).display === 'inline' ? content : ` ${content} `
  }
  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ?? (normalized(contentOf(element)) || element.getAttribute('title'))
  const inside = (parents: ParentNode[], selector: string) => {
    const found = new Set(parents.flatMap((parent) => [...parent.querySelectorAll(selector)]))
    return [...found].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1))
  }
  let current: ParentNode[] = [document]
  for (const step of steps) {
    if (step.kind === 'css') current = inside(current, step.selector)
    else if (step.kind === 'attribute')
      current = inside(current, `[${step.name}]`).filter((e) => matches(e.getAttribute(step.name), step.match))
    else if (step.kind === 'label')
      current = inside(current, 'input, textarea, select, [aria-label]').filter(
        (element) =>
          matches(element.getAttribute('aria-label'), step.match) ||
          [...((element as HTMLInputElement).labels ?? [])].some((label) => matches(label.textContent, step.match)),
      )
    else if (step.kind === 'role') {
      const { role, name, attributes } = step
      current = inside(current, `:is(${roles[role] ?? `[role=${role}]`})`).filter(
        (element) =>
          isExposed(element) &&
          (!name || matches(nameOf(element), name)) &&
          Object.entries(attributes).every(([key, value]) =>
            key === 'level' ? element.tagName === `H${value}` : element.getAttribute(`aria-${key}`) === value,
          ),
      )
    } else if (step.kind === 'text')
      current = inside(current, '*').filter(
        (element) =>
          !element.matches('script, style, noscript, head *') &&
          matches(element.textContent, step.match) &&
          ![...element.children].some((child) => matches(child.textContent, step.match)),
      )
    else if (step.kind === 'hasText')
      current = (current as Element[]).filter((element) => matches(element.textContent, step.match))
    else current = current.slice(step.index, step.index === -1 ? undefined : step.index + 1)
  }
  return current as Element[]
}
