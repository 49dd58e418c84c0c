import { type JsxElement, replaceElements } from './jsx-elements.ts'

export interface ExpandOptions {
  /** Whether an element can be rendered. */
  isOwn: (name: string) => boolean
  /** Matches the start of an element, with its name as the group. Default: names that start with an uppercase letter. */
  opening?: RegExp
  /** Returns the Markdown that takes the place of an element, or `undefined` if it can't be rendered. */
  render: (element: JsxElement, isBlock: boolean) => Promise<string | undefined>
}

/**
 * Replaces component elements with what they render. Elements that can't be rendered stay as they are. The contents of a component, and what
 * it renders, can contain further components. Code must be masked.
 */
export async function expandElements(text: string, { isOwn, opening, render }: ExpandOptions): Promise<string> {
  const failed = new Set<string>()
  let result = text
  for (let depth = 0; depth < 12; depth++) {
    const found: { element: JsxElement; indent: string; isBlock: boolean }[] = []
    const collect = (source: string): string =>
      replaceElements(
        source,
        (element, indent, isBlock) => {
          if (isOwn(element.name) && !failed.has(keyOf(element)))
            return `\uE010${found.push({ element, indent, isBlock }) - 1}\uE011`
          const inner = element.inner === undefined ? '' : `${collect(element.inner)}</${element.name}>`
          return indent + element.tag + inner
        },
        opening,
      )
    const marked = collect(result)
    if (found.length === 0) return result
    const rendered: string[] = []
    for (const { element, indent, isBlock } of found) {
      const text = await render(element, isBlock)
      if (text === undefined) failed.add(keyOf(element))
      const source = text ?? element.tag + (element.inner === undefined ? '' : `${element.inner}</${element.name}>`)
      if (text === undefined || !isBlock) rendered.push(indent + source)
      else rendered.push(`\n${source.replace(/^(?=.)/gm, indent)}\n`)
    }
    result = marked.replace(/\uE010(\d+)\uE011/g, (_, index: string) => rendered[Number(index)]!)
  }
  return result
}

function keyOf({ tag, inner }: JsxElement): string {
  return `${tag}\0${inner ?? ''}`
}
