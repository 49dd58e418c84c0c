/** The parts of an `.astro` file. */
export interface AstroFile {
  /** The import statements of the code between the `---` lines. */
  imports: string
  /** The rest of that code. */
  code: string
  /** An expression that creates the template. It calls `$.element(…)`, `$.text(…)`, and `$.slot(…)`. */
  template: string
  styles: { css: string; isGlobal: boolean }[]
  /** Scripts for the browser that Astro bundles. */
  scripts: string[]
  /** Scripts that Astro copies into the page. */
  inlineScripts: string[]
  /** Whether Astro copies a script into the page that is in a file, or that has attributes with an effect. */
  hasOtherScript: boolean
}

const voidElements = /^(?:area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/i

/**
 * Parses an `.astro` file, and translates its template to an expression. Only the syntax is translated. Whether the component can be
 * rendered is known when the expression runs.
 *
 * @throws {SyntaxError} If the template isn't closed.
 */
export function parseAstro(source: string): AstroFile {
  const [whole = '', frontMatter = ''] = /^\s*---[ \t]*\n([\s\S]*?)\n?^---[ \t]*$/m.exec(source) ?? []
  const imports: string[] = []
  const code = frontMatter
    .replace(/^import\s(?:[^'"]*?\sfrom\s*)?["'][^"'\n]+["'][ \t]*;?/gm, (statement) => {
      imports.push(statement)
      return ''
    })
    .replace(/^export\s+(?=(?:interface|type|const|let|async|function)\b)/gm, '')
  const parser = new TemplateParser(source.slice(source.indexOf(whole) + whole.length))
  const template = parser.nodes()
  const { styles, scripts, inlineScripts, hasOtherScript, variables } = parser
  return {
    imports: imports.join('\n'),
    code,
    template: variables.length === 0 ? template : `$.withVariables([${variables.join(', ')}], ${template})`,
    styles,
    scripts,
    inlineScripts,
    hasOtherScript,
  }
}

class TemplateParser {
  readonly styles: AstroFile['styles'] = []
  readonly scripts: string[] = []
  readonly inlineScripts: string[] = []
  hasOtherScript = false
  /** The values of `define:vars` in style sheets. */
  readonly variables: string[] = []
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** Parses nodes up to a closing tag or the end, and returns an array expression. */
  nodes(): string {
    const parts: string[] = []
    while (this.#at < this.#text.length && !this.#sees('</')) {
      if (this.#skipsComment()) continue
      if (this.#isTag()) parts.push(this.#element())
      else if (this.#sees('{')) parts.push(this.#expression())
      else parts.push(this.#textNode())
    }
    return `[${parts.filter(Boolean).join(', ')}]`
  }

  #sees(text: string): boolean {
    return this.#text.startsWith(text, this.#at)
  }

  #isTag(): boolean {
    return /^<(?:[a-zA-Z]|>)/.test(this.#text.slice(this.#at, this.#at + 2))
  }

  #skipsComment(): boolean {
    const [skipped] = /^(?:<!--[\s\S]*?-->|<!doctype[^>]*>)/i.exec(this.#text.slice(this.#at)) ?? []
    if (!skipped) return false
    this.#at += skipped.length
    return true
  }

  #textNode(): string {
    const start = this.#at++
    while (this.#at < this.#text.length && !this.#sees('{') && !/^<[a-zA-Z/!>]/.test(this.#text.slice(this.#at)))
      this.#at++
    return `$.text(${JSON.stringify(this.#text.slice(start, this.#at))})`
  }

  #element(): string {
    this.#at++
    const [name] = /^[\w.:-]*/.exec(this.#text.slice(this.#at))!
    this.#at += name.length
    const attributes: string[] = []
    for (;;) {
      this.#at += /^\s*/.exec(this.#text.slice(this.#at))![0].length
      if (this.#at >= this.#text.length) throw new SyntaxError(`<${name}> isn’t closed.`)
      if (this.#sees('/>') || this.#sees('>')) break
      attributes.push(this.#attribute())
    }
    const isClosed = this.#sees('/>')
    this.#at += isClosed ? 2 : 1
    const props = `{ ${attributes.join(', ')} }`
    if (/^(?:style|script)$/i.test(name)) return this.#rawElement(name.toLowerCase(), props, isClosed)
    let children = '[]'
    if (!isClosed && !voidElements.test(name)) {
      children = this.nodes()
      const [closing] = /^<\/[\w.:-]*\s*>/.exec(this.#text.slice(this.#at)) ?? ['']
      this.#at += closing.length
    }
    if (name === 'slot') return `$.slot(${props}, ${children})`
    const isComponent = /^[A-Z]|\./.test(name) && name !== 'Fragment'
    const tag = isComponent ? name : JSON.stringify(name === 'Fragment' ? '' : name)
    return `$.element(${tag}, ${JSON.stringify(name)}, ${props}, ${children})`
  }

  /** Collects the contents of a style sheet or a script, which aren't part of the output. */
  #rawElement(name: string, props: string, isClosed: boolean): string {
    const start = this.#at
    if (!isClosed) {
      const end = this.#text.indexOf(`</${name}>`, start)
      if (end < 0) throw new SyntaxError(`<${name}> isn’t closed.`)
      this.#at = end + name.length + 3
      const content = this.#text.slice(start, end)
      if (name === 'style') this.styles.push({ css: content, isGlobal: props.includes('"is:global"') })
      else if (props === '{  }' && content.trim() !== '') this.scripts.push(content)
      else if (/^\{ "is:inline": true(?:, "(?:data-astro-rerun|type)": (?:true|"module"))* \}$/.test(props))
        this.inlineScripts.push(content)
      else if (content.trim() !== '' && !/"application\/ld\+json"/.test(props)) this.hasOtherScript = true
    }
    const source = /^\{ "src": ("(?:\\.|[^"\\])*") \}$/.exec(props)?.[1]
    if (name === 'script' && source) this.scripts.push(`import ${source}`)
    else if (name === 'script' && props.includes('"src"')) this.hasOtherScript = true
    if (!props.includes('define:vars')) return ''
    if (name === 'script') return '$.unsupported("define:vars")'
    this.variables.push(`${props}['define:vars']`)
    return ''
  }

  #attribute(): string {
    if (this.#sees('{')) {
      const value = this.#expression()
      return value.startsWith('...') ? value : `${JSON.stringify(value.trim())}: ${value}`
    }
    const [name = ''] = /^[^\s=>/{]+/.exec(this.#text.slice(this.#at)) ?? []
    if (!name) throw new SyntaxError(`Unexpected \`${this.#text[this.#at]}\` in a tag.`)
    this.#at += name.length
    const key = JSON.stringify(name)
    const [equals] = /^\s*=\s*/.exec(this.#text.slice(this.#at)) ?? []
    if (equals === undefined) return `${key}: true`
    this.#at += equals.length
    if (this.#sees('{')) return `${key}: ${this.#expression()}`
    if (this.#sees('`')) {
      const start = this.#at
      const code = this.#template()
      return code ? `${key}: ${code}` : `${key}: ${this.#text.slice(start, this.#at)}`
    }
    const [written, a, b, c] = /^(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/.exec(this.#text.slice(this.#at)) ?? ['']
    this.#at += written.length
    return `${key}: ${JSON.stringify(a ?? b ?? c ?? '')}`
  }

  /** Parses `{ … }`, and returns the code inside, in which elements are translated. */
  #expression(): string {
    this.#at++
    const code = this.#code('}')
    return isOnlyComment(code)
      ? ''
      : code.trim().startsWith('...')
        ? code.trim()
        : `(${code})`.replace(/^\((\w+)\)$/, '$1')
  }

  /** Parses JavaScript up to a closing bracket that has no opening one, and moves behind it. */
  #code(end: string): string {
    let out = ''
    let depth = 0
    while (this.#at < this.#text.length) {
      const letter = this.#text[this.#at]!
      const rest = this.#text.slice(this.#at)
      const [comment] = /^(?:\/\*[\s\S]*?\*\/|\/\/[^\n]*)/.exec(rest) ?? []
      const [quoted] = /^(?:"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*')/.exec(rest) ?? []
      if (comment || quoted) {
        out += comment ?? quoted
        this.#at += (comment ?? quoted)!.length
      } else if (letter === '`') out += this.#template()
      else if (letter === '<' && this.#isTag() && startsExpression(out)) out += this.#siblings()
      else {
        const [pattern] =
          letter === '/' && startsExpression(out)
            ? (/^\/(?![*/])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n])+\/[a-z]*/.exec(rest) ?? [])
            : []
        if ('{[('.includes(letter)) depth++
        if ('}])'.includes(letter) && depth-- === 0 && letter === end) {
          this.#at++
          return out
        }
        out += pattern ?? letter
        this.#at += (pattern ?? letter).length
      }
    }
    throw new SyntaxError('An expression isn’t closed.')
  }

  #template(): string {
    let out = '`'
    this.#at++
    while (this.#at < this.#text.length) {
      if (this.#sees('`')) {
        this.#at++
        return `${out}\``
      }
      if (this.#sees('${')) {
        this.#at += 2
        out += `\${${this.#code('}')}}`
      } else {
        const [part] = /^(?:\\[\s\S]|[^\\])/.exec(this.#text.slice(this.#at))!
        out += part
        this.#at += part.length
      }
    }
    throw new SyntaxError('A template literal isn’t closed.')
  }

  /** Parses elements that follow each other in an expression. Astro accepts several of them without a fragment. */
  #siblings(): string {
    const parts: string[] = []
    for (;;) {
      const [space] = /^\s*/.exec(this.#text.slice(this.#at))!
      const start = this.#at
      this.#at += space.length
      if (this.#skipsComment()) continue
      if (!this.#isTag()) {
        this.#at = start
        return `[${parts.filter(Boolean).join(', ')}]`
      }
      parts.push(this.#element())
    }
  }
}

/** Whether code that ends in `before` continues with a new expression, so that `<` can’t be an operator. */
function startsExpression(before: string): boolean {
  return /(?:^|[({[,;:?=!&|>]|\breturn)$/.test(before.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').trimEnd())
}

function isOnlyComment(code: string): boolean {
  return code.replace(/\/\*[\s\S]*?\*\/|\/\/[^\n]*/g, '').trim() === ''
}
