/** Names of keys in `pymdownx.keys`, with the text that readers see. */
const names: Record<string, string> = {
  ctrl: 'Ctrl',
  control: 'Ctrl',
  cmd: 'Cmd',
  command: 'Cmd',
  opt: 'Option',
  win: 'Win',
  windows: 'Win',
  esc: 'Esc',
  escape: 'Esc',
  del: 'Del',
  delete: 'Del',
  ins: 'Ins',
  insert: 'Ins',
  'arrow-up': '↑',
  'arrow-down': '↓',
  'arrow-left': '←',
  'arrow-right': '→',
  up: '↑',
  down: '↓',
  left: '←',
  right: '→',
  'page-up': 'Page Up',
  'page-down': 'Page Down',
  backslash: '\\',
  bar: '|',
  'brace-left': '{',
  'brace-right': '}',
  'bracket-left': '[',
  'bracket-right': ']',
  colon: ':',
  comma: ',',
  'double-quote': '"',
  equal: '=',
  exclam: '!',
  grave: '`',
  greater: '>',
  less: '<',
  minus: '-',
  period: '.',
  question: '?',
  semicolon: ';',
  'single-quote': "'",
  slash: '/',
  tilde: '~',
  underscore: '_',
}

/** Returns the text for a key such as `ctrl`, `slash`, or `"Fn"` as Markdown. */
export function keyName(key: string): string {
  const text = key.replace(/^["']|["']$/g, '')
  const name = Object.hasOwn(names, text) ? names[text]! : text
  if (/^[!-/:-@[-`{-~]$/.test(name)) return `\\${name}`
  if (name !== text) return name
  return name.charAt(0).toUpperCase() + name.slice(1).replace(/-/g, ' ')
}
