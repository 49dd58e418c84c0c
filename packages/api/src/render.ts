import type { ApiMember, ApiSignature, ApiTypeParameter, Documented, PackageExport } from '@docs-engine/cli'
import { type DocComment, parseComment } from './doc-comment.ts'
import { idOf, parameterName } from './ids.ts'
import type { Links } from './links.ts'

export interface RenderOptions {
  links: Links
  /** Level of the first headings. */
  level: number
  /** The start of all IDs. */
  prefix: string
  /** Whether the TypeScript of examples is compiled. */
  checkExamples: boolean
}

/** Returns the documentation of an export as Markdown. */
export function renderExport(exported: PackageExport, options: RenderOptions): string {
  return new ExportRenderer(exported, options).render()
}

/** Returns the first sentence of an export's documentation as plain text, for the description of its page. */
export function summaryLine({ comment, ...place }: PackageExport, links: Links): string {
  const text = links.inText(parseComment(comment).summary, { comment, ...place }).split(/\n\s*\n/)[0]!
  const plain = text.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[`*]/g, '')
  return plain
    .replace(/\s+/g, ' ')
    .replace(/^(.+?[.!?])\s.*$/, '$1')
    .trim()
}

const groups: Record<PackageExport['kind'], string> = {
  function: 'Functions',
  class: 'Classes',
  variable: 'Variables',
  enum: 'Enums',
  namespace: 'Namespaces',
  interface: 'Interfaces',
  type: 'Types',
}

/** Returns the page that lists the exports of a module. */
export function renderIndex(
  exports: readonly PackageExport[],
  from: string,
  linksFor: (exported: PackageExport) => Links,
  urls: Readonly<Record<string, string>>,
): string {
  const parts = [`All exports of \`${from}\`.`]
  for (const [kind, heading] of Object.entries(groups)) {
    const listed = exports.filter((exported) => exported.kind === kind)
    if (listed.length === 0) continue
    const items = listed.map((exported) => {
      const { deprecated } = parseComment(exported.comment)
      const summary = [
        deprecated === undefined ? '' : '**Deprecated.**',
        escapeText(summaryLine(exported, linksFor(exported))),
      ]
      const text = summary.filter(Boolean).join(' ')
      return `- [\`${exported.name}\`](${urls[exported.name]})${text && `: ${text}`}`
    })
    parts.push(`## ${heading}`, items.join('\n'))
  }
  return `${parts.join('\n\n')}\n`
}

class ExportRenderer {
  private readonly parts: string[] = []
  private readonly ids = new Map<string, number>()
  /** Names that refer to a type parameter, even if there is an export with the same name. */
  private readonly typeParameterNames: ReadonlySet<string>

  constructor(
    private readonly exported: PackageExport,
    private readonly options: RenderOptions,
  ) {
    const { typeParameters, signatures, members } = exported
    const methods = members.flatMap(({ signature }) => signature ?? [])
    const all = [...typeParameters, ...[...signatures, ...methods].flatMap((signature) => signature.typeParameters)]
    this.typeParameterNames = new Set(all.map(({ name }) => name))
  }

  render(): string {
    const { exported } = this
    const { level } = this.options
    const doc = parseComment(exported.comment)
    const { signatures } = exported
    // If each overload has its own comment, the comments are shown below the overloads.
    const isOverloaded = signatures.length > 1
    if (!isOverloaded) this.intro(doc, exported)
    this.add(fence('dts', exported.declaration))
    if (!isOverloaded) this.text(doc.remarks, exported)
    if (isOverloaded) {
      signatures.forEach((signature, index) => {
        const parameters = signature.parameters.map(({ name, isRest }) => (isRest ? `...${name}` : name))
        this.heading(level, `${code(`${exported.name}(${parameters.join(', ')})`)}`, `overload-${index + 1}`)
        const own = parseComment(signature.comment)
        this.intro(own, signature)
        this.add(this.type(signatureText(signature)))
        this.text(own.remarks, signature)
        this.signature(signature, own, level + 1)
        this.closing(own, signature, level + 1)
      })
    } else if (signatures[0]) this.signature(signatures[0], doc, level)
    else this.typeParameters(exported.typeParameters, doc, exported, level)
    if (exported.bases.length > 0) this.add(`Extends ${exported.bases.map((base) => this.type(base)).join(', ')}`)
    if (exported.type && !signatures.length) this.add(`Type: ${this.type(exported.type)}`)
    if (doc.defaultValue) this.add(`Default: ${value(doc.defaultValue)}`)
    if (exported.members.length > 0) {
      this.heading(level, exported.kind === 'enum' ? 'Members' : 'Properties and methods', 'members')
      for (const member of exported.members) this.member(member, '', level + 1)
    }
    this.inherited(level)
    if (!isOverloaded) this.closing(doc, exported, level)
    return `${this.parts.join('\n\n')}\n`
  }

  /** Adds the type parameters, the parameters, and the return type. */
  private signature(signature: ApiSignature, doc: DocComment, level: number): void {
    this.typeParameters(signature.typeParameters, doc, signature, level)
    if (signature.parameters.length > 0) this.heading(level, 'Parameters', 'parameters')
    for (const { name, type, isOptional, isRest, members } of signature.parameters) {
      const shown = parameterName(name)
      this.heading(level + 1, code(isRest ? `...${shown}` : shown), shown)
      this.add(this.facts(type, { isOptional }))
      this.text(doc.params.get(name) ?? '', signature)
      for (const member of members) {
        this.member(member, `${shown}.`, level + 2, doc.params.get(`${name}.${member.name}`))
      }
    }
    if (signature.returns && (signature.returns !== 'void' || doc.returns)) {
      this.heading(level, 'Returns', 'returns')
      this.add(this.type(signature.returns))
      this.text(doc.returns, signature)
    }
  }

  private typeParameters(parameters: ApiTypeParameter[], doc: DocComment, place: Documented, level: number): void {
    if (parameters.length === 0) return
    this.heading(level, 'Type parameters', 'type-parameters')
    const items = parameters.map(({ name, constraint, default: fallback }) => {
      const text = this.prose(doc.typeParams.get(name) ?? '', place).replace(/\s*\n\s*/g, ' ')
      const facts = [
        code(name),
        constraint && `extends ${this.type(constraint)}`,
        fallback && `= ${this.type(fallback)}`,
      ].filter(Boolean)
      return `- ${facts.join(' ')}${text ? `: ${text}` : ''}`
    })
    this.add(items.join('\n'))
  }

  private member(member: ApiMember, prefix: string, level: number, description = ''): void {
    const doc = parseComment(member.comment)
    if (doc.modifiers.has('internal') || doc.modifiers.has('hidden')) return
    const { name, signature } = member
    const label = member.kind === 'signature' ? 'Call signature' : code(name)
    const deprecated = doc.deprecated === undefined ? '' : ' (deprecated)'
    this.heading(level, `${label}${deprecated}`, `${prefix}${name}`)
    if (signature) {
      const shown = member.kind === 'constructor' ? `new ${this.exported.name}` : name
      this.add(this.type(`${member.isStatic ? 'static ' : ''}${shown}${signatureText(signature)}`))
    } else this.add(this.facts(member.type, member, doc))
    if (doc.deprecated !== undefined) this.deprecation(doc.deprecated, member)
    this.text(doc.summary || description, member)
    this.text(doc.remarks, member)
    if (signature) {
      const items = signature.parameters.flatMap(({ name: parameter }) => {
        const text = this.prose(doc.params.get(parameter) ?? '', member).replace(/\s*\n\s*/g, ' ')
        return text ? [`- ${code(parameter)}: ${text}`] : []
      })
      this.add(items.join('\n'))
      if (doc.returns) this.text(`Returns ${lowerFirst(doc.returns)}`, member)
    }
    for (const text of doc.throws) this.text(`Throws ${text}`, member)
    for (const example of doc.examples) this.example(example, member)
    this.seeAlso(doc, member)
  }

  /** Lists the members that a class or an interface inherits, with links to the pages that describe them. */
  private inherited(level: number): void {
    const items = this.options.links.inheritedBy(this.exported).map(({ base, members }) => {
      const names = members.map(({ name, url }) => (url ? `[${code(name)}](${url})` : code(name)))
      return `- From ${this.type(base)}: ${names.join(', ')}`
    })
    if (items.length === 0) return
    this.heading(level, 'Inherited members', 'inherited-members')
    this.add(items.join('\n'))
  }

  private intro(doc: DocComment, place: Documented): void {
    if (doc.deprecated !== undefined) this.deprecation(doc.deprecated, place)
    for (const stage of ['alpha', 'beta', 'experimental']) {
      if (doc.modifiers.has(stage))
        this.add(
          `:::info[${stage[0]!.toUpperCase()}${stage.slice(1)}]\nThis export may change in a minor release.\n:::`,
        )
    }
    this.text(doc.summary, place)
  }

  /** Adds errors, examples, and links. */
  private closing(doc: DocComment, place: Documented, level: number): void {
    if (doc.throws.length > 0) {
      this.heading(level, 'Throws', 'throws')
      for (const text of doc.throws) this.text(text, place)
    }
    if (doc.examples.length > 0) {
      this.heading(level, doc.examples.length === 1 ? 'Example' : 'Examples', 'examples')
      for (const example of doc.examples) this.example(example, place)
    }
    if (doc.see.length > 0) {
      this.heading(level, 'See also', 'see-also')
      this.add(doc.see.map((text) => `- ${this.prose(text, place).replace(/\s*\n\s*/g, ' ')}`).join('\n'))
    }
  }

  private seeAlso(doc: DocComment, place: Documented): void {
    if (doc.see.length > 0) this.text(`See also ${doc.see.join(', ')}`, place)
  }

  private example(text: string, place: Documented): void {
    const { checkExamples } = this.options
    // An example without a fence is code. Text in the first line of an example with a fence is its title.
    const markdown = /^\s*(?:```|~~~)/m.test(text) ? this.prose(text, place) : fence('ts', text)
    this.add(checkExamples ? markdown : markdown.replace(/^(\s*(?:`{3,}|~{3,}))(?:ts|tsx|typescript)\b/gm, '$1dts'))
  }

  private deprecation(text: string, place: Documented): void {
    const shown = this.prose(text, place) || 'Don’t use it in new code.'
    this.add(`:::warning[Deprecated]\n${shown}\n:::`)
  }

  /** Returns a line with the type, and whether a value is required. */
  private facts(
    type: string,
    { isOptional = false, isReadonly = false }: { isOptional?: boolean; isReadonly?: boolean },
    doc?: DocComment,
  ): string {
    return [
      type && this.type(type),
      isOptional && 'optional',
      isReadonly && 'read-only',
      doc?.defaultValue && `default: ${value(doc.defaultValue)}`,
    ]
      .filter(Boolean)
      .join(' · ')
  }

  /** Returns a type as inline code, in which the names of documented exports are links. */
  private type(text: string): string {
    const parts = text.split(/(?<![\w$."'])([A-Za-z_$][\w$]*)(?![\w$"'])/)
    let shown = ''
    let plain = ''
    const flush = () => {
      if (plain.trim()) shown += /^\s/.test(plain) && shown ? ` ${code(plain.trim())}` : code(plain.trim())
      if (/\s$/.test(plain)) shown += ' '
      plain = ''
    }
    for (const part of parts) {
      const url = /^[A-Z]/.test(part) && !this.typeParameterNames.has(part) ? this.options.links.urlOf(part) : undefined
      if (url === undefined) plain += part
      else {
        flush()
        shown += `[${code(part)}](${url})`
      }
    }
    flush()
    return shown.trim()
  }

  private text(markdown: string, place: Documented): void {
    this.add(this.prose(markdown, place))
  }

  private prose(markdown: string, place: Documented): string {
    return proseOf(this.options.links.inText(markdown, place))
  }

  private heading(level: number, text: string, name: string): void {
    const id = `${this.options.prefix}${idOf(name)}`
    const count = (this.ids.get(id) ?? 0) + 1
    this.ids.set(id, count)
    this.add(`${'#'.repeat(Math.min(level, 6))} ${text} {#${count > 1 ? `${id}-${count}` : id}}`)
  }

  private add(markdown: string): void {
    if (markdown.trim()) this.parts.push(markdown)
  }
}

function signatureText({ typeParameters, parameters, returns }: ApiSignature): string {
  const names = typeParameters.map(({ name }) => name).join(', ')
  const list = parameters.map(({ name, type, isOptional, isRest }) => {
    return `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}: ${type}`
  })
  return `${names && `<${names}>`}(${list.join(', ')})${returns && `: ${returns}`}`
}

/** Returns the Markdown of a doc comment, in which characters that have no meaning in doc comments are escaped. */
function proseOf(markdown: string): string {
  let isCode = false
  return markdown
    .split('\n')
    .map((line) => {
      if (/^\s*(?:```|~~~)/.test(line)) {
        isCode = !isCode
        return isCode ? withKnownOptions(line) : line
      }
      if (isCode) return line
      // Headings would become part of the page's outline.
      const heading = /^\s*#{1,6}\s+(.*)$/.exec(line)
      return escapeText(heading ? `**${heading[1]}**` : line)
    })
    .join('\n')
}

/** Removes options that only another generator knows from the first line of a code block: `no-transpile`. */
function withKnownOptions(line: string): string {
  const options = /^(?:(?:title|reason)=.*|\{.*\}|nocheck|nojs|wrap|run|showLineNumbers|[^\s]*["'])$/
  const [fenceAndLang = '', ...words] = line.trimEnd().split(/(?<=\S)\s+(?=\S)/)
  return [fenceAndLang, ...words.filter((word) => options.test(word))].join(' ')
}

/** Escapes `<`, and `:` before a word, outside of inline code and links: a type such as `Map<K>` isn't HTML, and `a:b` is no directive. */
function escapeText(text: string): string {
  return text
    .split(/(`+[^`]*`+|<https?:[^>]*>|\]\([^)]*\))/)
    .map((part, index) => (index % 2 === 1 ? part : part.replace(/<(?!https?:)|:(?=[A-Za-z:])/g, '\\$&')))
    .join('')
}

/** Returns a value, such as a default, as inline code, unless it's a sentence. */
function value(text: string): string {
  return /\s\w+\s/.test(text) && !/^[[{('"]/.test(text) ? proseOf(text) : code(text)
}

function code(text: string): string {
  const longest = Math.max(0, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length))
  const ticks = '`'.repeat(longest + 1)
  return longest > 0 ? `${ticks} ${text} ${ticks}` : `${ticks}${text}${ticks}`
}

function fence(lang: string, text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length))
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}${lang}\n${text}\n${ticks}`
}

function lowerFirst(text: string): string {
  return /^[A-Z][a-z]/.test(text) ? text[0]!.toLowerCase() + text.slice(1) : text
}
