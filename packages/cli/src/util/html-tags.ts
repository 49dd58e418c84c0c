/**
 * Calls `found` for each start tag in rendered HTML. React and the highlighter escape `<` in text and `>` in attributes, so a regular
 * expression is enough to find the tags.
 */
export function eachTag(html: string, found: (name: string, attributes: string, index: number) => void): void {
  const pattern = /<([a-zA-Z][\w-]*)((?:\s[^>]*)?)>/g
  for (let match = pattern.exec(html); match; match = pattern.exec(html)) found(match[1]!, match[2]!, match.index)
}

/** Returns the unescaped value of an attribute in a tag's text, or `undefined` if the attribute is missing. */
export function attribute(attributes: string, name: string): string | undefined {
  const match = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(attributes)
  return match ? unescapeHtml(match[1]!) : undefined
}

/** Returns the values of `id` attributes and of the `name` attributes of `a` elements, in document order. May contain duplicates. */
export function anchorsIn(html: string): string[] {
  const anchors: string[] = []
  eachTag(html, (name, attributes) => {
    if (!attributes.includes('id="') && !attributes.includes('name="')) return
    const id = attribute(attributes, 'id')
    if (id) anchors.push(id)
    if (name === 'a') {
      const anchor = attribute(attributes, 'name')
      if (anchor && anchor !== id) anchors.push(anchor)
    }
  })
  return anchors
}

/** Returns whether an element has a `style` attribute. The HTML may come from a component, so attributes may contain `>`. */
export function hasStyleAttribute(html: string): boolean {
  if (!/\sstyle\s*=/i.test(html)) return false
  for (const [tag] of html.matchAll(/<[a-z](?:[^"'>]|"[^"]*"|'[^']*')*>/gi)) {
    if (/\sstyle\s*=/i.test(tag.replace(/"[^"]*"|'[^']*'/g, '""'))) return true
  }
  return false
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (c) => (c === '&' ? '&amp;' : c === '<' ? '&lt;' : c === '>' ? '&gt;' : '&quot;'))
}

export function unescapeHtml(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(/&(?:quot|amp|lt|gt|#x27|#39);/g, (entity) => {
    switch (entity) {
      case '&quot;':
        return '"'
      case '&amp;':
        return '&'
      case '&lt;':
        return '<'
      case '&gt;':
        return '>'
      default:
        return "'"
    }
  })
}
