import fc from 'fast-check'

/** A YAML text, and the position of each of its keys. */
export interface WrittenYaml {
  yaml: string
  places: { path: (string | number)[]; line: number; column: number }[]
}

type Value = string | number | Value[] | { [key: string]: Value }

const name = fc.constantFrom(
  'title',
  'to',
  'a',
  'a b',
  'a.b',
  "it's",
  '"',
  '- a',
  '# b',
  '{',
  'on',
  '日本',
  '__proto',
  '1',
)
const scalar = fc.constantFrom<Value>('word', 'to: b', '- c', '# d', "it's", '"', '[x', 'a, b', 7)

const { value } = fc.letrec<{ value: Value }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 4, depthSize: 'small' },
    scalar,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.uniqueArray(fc.tuple(name, tie('value')), { maxLength: 4, selector: ([key]) => key }).map(Object.fromEntries),
  ),
}))

/** Generates any value in any YAML syntax. */
export const writtenYaml: fc.Arbitrary<WrittenYaml> = fc
  .tuple(
    fc.uniqueArray(fc.tuple(name, value), { minLength: 1, maxLength: 4, selector: ([key]) => key }),
    fc.infiniteStream(fc.nat({ max: 99 })),
  )
  .map(([pairs, dice]) => write(Object.fromEntries(pairs), () => dice.next().value as number))

type Path = (string | number)[]

function write(root: Value, dice: () => number): WrittenYaml {
  let yaml = ''
  const places: WrittenYaml['places'] = []
  const note = (path: Path) => {
    const before = yaml.split('\n')
    places.push({ path, line: before.length, column: before.at(-1)!.length + 1 })
  }
  const text = (value: string | number) => {
    if (/^[a-z]+$/.test(String(value)) && dice() < 50) return String(value)
    return typeof value === 'string' && dice() < 30 ? `'${value.replaceAll("'", "''")}'` : JSON.stringify(value)
  }
  const key = (path: Path) => {
    note(path)
    yaml += `${text(path.at(-1)!)}:`
  }
  const lineEnd = () => (dice() < 10 ? ' # to: x\n' : dice() < 10 ? '\n\n' : '\n')

  function flow(value: Value, path: Path): void {
    if (typeof value !== 'object') {
      yaml += text(value)
      return
    }
    const isList = Array.isArray(value)
    yaml += isList ? '[' : '{'
    for (const [i, [name, inner]] of Object.entries(value).entries()) {
      yaml += (i > 0 ? ',' : '') + (dice() < 15 ? '\n          ' : ' ')
      const at = [...path, isList ? i : name]
      if (isList) note(at)
      else key(at)
      if (!isList) yaml += ' '
      flow(inner, at)
    }
    yaml += isList ? ' ]' : ' }'
  }

  /** The text after a key or a hyphen. */
  function below(value: Value, path: Path, indent: number): void {
    if (typeof value === 'object' && Object.keys(value).length > 0 && dice() < 70) {
      yaml += lineEnd()
      block(value, path, indent)
      return
    }
    yaml += dice() < 10 ? ' &anchor ' : ' '
    flow(value, path)
    yaml += lineEnd()
  }

  /** @param isBehindHyphen Whether the first key is on the same line as the hyphen: `- a: 1`. */
  function block(value: object, path: Path, indent: number, isBehindHyphen = false): void {
    for (const [i, [name, inner]] of (Object.entries(value) as [string, Value][]).entries()) {
      yaml += isBehindHyphen && i === 0 ? ' ' : ' '.repeat(indent)
      if (!Array.isArray(value)) {
        key([...path, name])
        // A list may start directly below its key.
        below(inner, [...path, name], Array.isArray(inner) && dice() < 50 ? indent : indent + 1 + (dice() % 3))
        continue
      }
      const at = [...path, i]
      note(at)
      yaml += '-'
      const isCompact = typeof inner === 'object' && !Array.isArray(inner) && Object.keys(inner).length > 0
      if (isCompact && dice() < 50) block(inner, at, indent + 2, true)
      else below(inner, at, indent + 2)
    }
  }

  block(root as object, [], 0)
  return { yaml, places }
}
