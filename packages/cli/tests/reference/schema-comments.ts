/**
 * Returns the doc comments in a schema's source, by the path of their keys: `colorMode.default`. The source is formatted, so indentation
 * shows the nesting.
 *
 * @param start Text of the line where the schema starts.
 */
export function schemaComments(source: string, start: string): Map<string, string> {
  const lines = source.slice(source.indexOf(start)).split('\n').slice(1)
  const comments = new Map<string, string>()
  const above: { indent: number; key: string }[] = []
  let comment = ''
  let isOpen = false
  for (const line of lines) {
    if (/^\S/.test(line)) break
    const text = line.trim()
    if (text.startsWith('/**') || isOpen) {
      comment = `${isOpen ? comment : ''} ${text.replace(/^\/\*\*|^\*\/?|\*\/$/g, '').trim()}`
      isOpen = !text.endsWith('*/')
      continue
    }
    const key = /^( +)(\w+):/.exec(line)
    if (key) {
      const indent = key[1]!.length
      while (above.length > 0 && above.at(-1)!.indent >= indent) above.pop()
      above.push({ indent, key: key[2]! })
      if (comment.trim()) comments.set(above.map((entry) => entry.key).join('.'), comment.replace(/\s+/g, ' ').trim())
    }
    if (text !== '') comment = ''
  }
  return comments
}
