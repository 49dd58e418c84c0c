import { compileFunction } from 'node:vm'

/** Events that elements around their target receive, too. */
const bubblingEvents = /^on(change|click|dblclick|input|keydown|keyup|pointerdown|pointerup|submit)$/

/**
 * Collects event handlers in attributes, such as `onclick="open()"`. The new site's Content Security Policy forbids them, so a script calls
 * them instead.
 */
export class InlineHandlers {
  /** The code of the handlers by the type of the event. */
  readonly #handlers = new Map<string, Set<string>>()

  /** Returns the attribute that takes the place of a handler, or `undefined` if a script can't call the handler. */
  attributeFor(name: string, code: string): [name: string, value: string] | undefined {
    const type = bubblingEvents.exec(name)?.[1]
    if (type === undefined || !isFunctionBody(code)) return undefined
    this.#handlers.set(type, (this.#handlers.get(type) ?? new Set()).add(code))
    return [`data-on-${type}`, code]
  }

  get isEmpty(): boolean {
    return this.#handlers.size === 0
  }

  /** Returns an expression whose value maps the types of events to their handlers, by the code of the handler. */
  expression(): string {
    const types = [...this.#handlers].sort().map(([type, codes]) => {
      const entries = [...codes].sort().map((code) => `${JSON.stringify(code)}(event) {\n${code}\n}`)
      return `${type}: {\n${entries.join(',\n')}\n}`
    })
    return `{\n${types.join(',\n')}\n}`
  }

  /**
   * Returns statements that call the handlers.
   *
   * @param handlers An expression for the map of the handlers, which is evaluated at each event.
   */
  listeners(handlers: string): string {
    return `for (const type of ${JSON.stringify([...this.#handlers.keys()].sort())})
  document.addEventListener(type, (event) => {
    const attribute = \`data-on-\${type}\`
    let element = event.target.closest(\`[\${attribute}]\`)
    for (; element; element = element.parentElement?.closest(\`[\${attribute}]\`))
      if (${handlers}?.[type][element.getAttribute(attribute)]?.call(element, event) === false) event.preventDefault()
  })
`
  }
}

function isFunctionBody(code: string): boolean {
  try {
    compileFunction(code, ['event'])
    return true
  } catch {
    return false
  }
}
