import type { ApiMember, ApiSignature, ApiTypeParameter, Documented, PackageExport } from '@docs-engine/cli'
import { type DocComment, parseComment } from './doc-comment.ts'
import { groupsOf, idOf, type MemberGroup, parameterLabels, parameterNames, shownName } from './ids.ts'
import type { Links } from './links.ts'
import { code, fence, lowerFirst, proseOf, uncheckedCode, value } from './markdown.ts'
import { blockPlace } from './place.ts'
import { indexItem } from './render-index.ts'

export interface RenderOptions {
  links: Links
  /** The module that exports it. */
  from: string
  /** Level of the first headings. */
  level: number
  /** Whether the first heading is the name of the export. */
  hasTitle: boolean
  /** The start of all IDs. */
  prefix: string
  /** Whether the TypeScript of examples is compiled. */
  checkExamples: boolean
}

/** Returns the documentation of an export as Markdown. */
export function renderExport(exported: PackageExport, options: RenderOptions): string {
  return new ExportRenderer(exported, options).render()
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
    const { level: firstLevel, hasTitle, from } = this.options
    const level = firstLevel + (hasTitle ? 1 : 0)
    const doc = parseComment(exported.comment)
    const { signatures } = exported
    const isOwn = ({ file, line, column }: Documented) =>
      file === exported.file && line === exported.line && column === exported.column
    // Comments of overloads, and of the signatures in a variable's type, are shown below the signatures.
    const isOverloaded = signatures.length > 1 || signatures.some((signature) => signature.comment && !isOwn(signature))
    const hasOwnText = !isOverloaded || !signatures.some(isOwn)
    if (hasTitle) this.title(firstLevel)
    if (hasOwnText) this.intro(doc, exported)
    if (exported.declaration) this.add(fence('dts', exported.declaration))
    if (exported.declaredName || exported.isDefault) {
      const label = exported.isDefault ? 'Also the default export' : 'Default export'
      this.add(`${label}: ${code(`import ${shownName(exported)} from '${from}'`)}`)
    }
    this.relations()
    if (exported.type && !signatures.length) this.add(`Type: ${this.type(exported.type)}`)
    if (doc.defaultValue) this.add(`Default: ${value(doc.defaultValue)}`)
    if (hasOwnText) this.text(doc.remarks, exported)
    if (isOverloaded) {
      if (hasOwnText) this.callTexts(doc, exported)
      for (const [index, signature] of signatures.entries()) {
        const heading = code(`${shownName(exported)}(${parameterLabels(signature).join(', ')})`)
        if (signatures.length > 1) this.heading(level, heading, `overload-${index + 1}`)
        this.overload(signature, signatures.length > 1 ? level + 1 : level)
      }
    } else if (signatures[0]) this.signature(signatures[0], doc, level)
    else {
      this.typeParameters(exported.typeParameters, doc, exported, level)
      this.callTexts({ ...doc, typeParams: new Map() }, exported)
    }
    this.members(level)
    this.inherited(level)
    if (hasOwnText) this.closing(doc, exported, level)
    return `${this.parts.join('\n\n')}\n`
  }

  private members(level: number): void {
    const { kind, declaration, members } = this.exported
    const groups = groupsOf(members)
    if (groups.length === 0) return
    const { links } = this.options
    const isList = kind === 'enum' || kind === 'namespace' || kind === 'type'
    this.heading(level, isList ? 'Members' : 'Properties and methods', 'members')
    if (declaration) for (const group of groups) this.member(group, '', level + 1)
    else this.add(groups.map(([member]) => indexItem(member, links.urlOfSame(member), links)).join('\n'))
  }

  /** Adds a heading with the export's name. */
  private title(level: number): void {
    const name = shownName(this.exported)
    // Without an explicit ID, a name in lowercase gets the same one, unless another heading on the page has it.
    const id = name === name.toLowerCase() ? '' : ` {#${idOf(name)}}`
    this.add(`${'#'.repeat(Math.min(level, 6))} ${code(name)}${id}`)
  }

  /** Adds the types that the export extends and implements. */
  private relations(): void {
    const { bases, implemented } = this.exported
    const list = (types: readonly string[]) => types.map((type) => this.type(type)).join(', ')
    if (bases.length > 0) this.add(`Extends ${list(bases)}`)
    if (implemented.length > 0) this.add(`Implements ${list(implemented)}`)
  }

  private overload(signature: ApiSignature, level: number): void {
    const doc = parseComment(signature.comment)
    this.intro(doc, signature)
    this.add(this.type(signatureText(signature)))
    this.text(doc.remarks, signature)
    this.signature(signature, doc, level)
    this.closing(doc, signature, level)
  }

  /** Adds the type parameters, the parameters, and the return type. */
  private signature(signature: ApiSignature, doc: DocComment, level: number): void {
    this.typeParameters(signature.typeParameters, doc, signature, level)
    if (signature.parameters.length > 0 || doc.params.size > 0) this.heading(level, 'Parameters', 'parameters')
    const names = parameterNames(signature)
    const labels = parameterLabels(signature)
    const otherParams = new Map(doc.params)
    const take = (name: string) => {
      const text = otherParams.get(name) ?? ''
      otherParams.delete(name)
      return this.prose(text, signature)
    }
    for (const [index, parameter] of signature.parameters.entries()) {
      const name = names[index]!
      this.heading(level + 1, code(labels[index]!), name)
      this.add(this.facts(parameter.type, { isOptional: parameter.isOptional }))
      this.add(take(name))
      this.texts(parseComment(parameter.comment), parameter)
      for (const group of groupsOf(parameter.members)) {
        this.member(group, `${name}.`, level + 2, take(`${name}.${group[0].name}`))
      }
    }
    // The doc comment can also describe parts of parameters whose types aren't known.
    this.items(
      [...otherParams].filter(([, text]) => text),
      signature,
    )
    if (signature.returns && (signature.returns !== 'void' || doc.returns)) {
      this.heading(level, 'Returns', 'returns')
      this.add(this.type(signature.returns))
      this.text(doc.returns, signature)
    }
    for (const group of groupsOf(signature.members)) this.member(group, '', level + 1)
  }

  private typeParameters(parameters: ApiTypeParameter[], doc: DocComment, place: Documented, level: number): void {
    // Above the section, the declaration already shows the names.
    const isKnown = ({ constraint, default: fallback }: ApiTypeParameter) => constraint || fallback
    if (!parameters.some(isKnown) && doc.typeParams.size === 0) return
    this.heading(level, 'Type parameters', 'type-parameters')
    const texts = new Map([...parameters.map(({ name }) => [name, ''] as const), ...doc.typeParams])
    this.items(texts, place, (name) => {
      const parameter = parameters.find((parameter) => parameter.name === name)
      return this.type(parameter ? typeParameterText(parameter) : name)
    })
  }

  /** Adds a list of names with their descriptions. */
  private items(texts: Iterable<readonly [string, string]>, place: Documented, shown = code): void {
    const items = [...texts].map(([name, text]) => {
      return `- ${shown(name)}${text && `: ${this.prose(text, place).replaceAll('\n', '\n  ')}`}`
    })
    this.add(items.join('\n'))
  }

  /** @param overloads A member, or the overloads of a method. */
  private member(overloads: MemberGroup, prefix: string, level: number, description = ''): void {
    const [{ name, kind }] = overloads
    const label = kind === 'signature' ? 'Call signature' : code(name)
    const isDeprecated = overloads.every(({ comment }) => parseComment(comment).deprecated !== undefined)
    this.heading(level, `${label}${isDeprecated ? ' (deprecated)' : ''}`, `${prefix}${name}`)
    for (const [index, member] of overloads.entries()) this.memberText(member, index === 0 ? description : '')
  }

  private memberText(member: ApiMember, description: string): void {
    const isConstructor = member.kind === 'constructor'
    // A member without a comment gets the comment of the member that it overrides, as it does in editors.
    const place = (!member.comment && !isConstructor && this.options.links.overriddenBy(member)) || member
    const doc = parseComment(place.comment)
    const { signature } = member
    if (signature) this.add(this.type(this.memberSignature(member, signature)))
    else this.add(this.facts(member.type, member, doc))
    if (signature && doc.defaultValue) this.add(`Default: ${value(doc.defaultValue)}`)
    this.add(description)
    this.texts(doc, place)
  }

  /** Adds everything that a doc comment says, without headings. */
  private texts(doc: DocComment, place: Documented): void {
    this.intro(doc, place)
    this.text(doc.remarks, place)
    this.callTexts(doc, place)
    for (const text of doc.throws) this.text(`Throws ${text}`, place)
    for (const example of doc.examples) this.example(example, place)
    if (doc.see.length > 0) this.text(`See also ${doc.see.join(', ')}`, place)
  }

  private callTexts(doc: DocComment, place: Documented): void {
    this.items(
      [...doc.typeParams, ...doc.params].filter(([, text]) => text),
      place,
    )
    if (doc.returns) this.text(`Returns ${lowerFirst(doc.returns)}`, place)
  }

  private memberSignature({ name, kind, ...member }: ApiMember, signature: ApiSignature): string {
    const words = [member.isProtected && 'protected', member.isStatic && 'static', member.isAbstract && 'abstract']
    // Only classes that extend the class can call a protected constructor, and they don't use `new` for it.
    const shown = kind === 'constructor' && !member.isProtected ? `new ${shownName(this.exported)}` : name
    return [...words, `${shown}${member.isOptional ? '?' : ''}${signatureText(signature)}`].filter(Boolean).join(' ')
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
        this.add(`:::info[${stage[0]!.toUpperCase()}${stage.slice(1)}]\nThis API may change in a minor release.\n:::`)
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

  private example(text: string, place: Documented): void {
    // An example without a fence is code. Text in the first line of an example with a fence is its title.
    this.text(/^\s*(?:```|~~~)/m.test(text) ? text : fence('ts', text), place)
  }

  private deprecation(text: string, place: Documented): void {
    const shown = this.prose(text, place) || 'Don’t use it in new code.'
    this.add(`:::warning[Deprecated]\n${shown}\n:::`)
  }

  /** Returns a line with the type, and whether a value is required. */
  private facts(
    type: string,
    { isOptional, isReadonly, isStatic, isProtected, isAbstract }: Partial<ApiMember>,
    doc?: DocComment,
  ): string {
    return [
      type && this.type(type),
      isProtected && 'protected',
      isStatic && 'static',
      isAbstract && 'abstract',
      isOptional && 'optional',
      isReadonly && 'read-only',
      doc?.defaultValue && `default: ${value(doc.defaultValue)}`,
    ]
      .filter(Boolean)
      .join(' · ')
  }

  /** Returns a type as inline code, in which the names of documented exports are links. Docs shows the adjacent pieces as one. */
  private type(text: string): string {
    let shown = ''
    let plain = ''
    const flush = () => {
      if (plain) shown += code(plain)
      plain = ''
    }
    for (const part of text.trim().split(/(?<![\w$."'])([A-Za-z_$][\w$]*)(?![\w$"'])/)) {
      const url = /^[A-Z]/.test(part) && !this.typeParameterNames.has(part) ? this.options.links.urlOf(part) : undefined
      if (url === undefined) plain += part
      else {
        flush()
        shown += `[${code(part)}](${url})`
      }
    }
    flush()
    return shown
  }

  private text(markdown: string, place: Documented): void {
    this.add(this.prose(markdown, place))
  }

  private prose(markdown: string, place: Documented): string {
    const prose = proseOf(this.options.links.inText(markdown, place), (block) => blockPlace(block, place))
    return this.options.checkExamples ? prose : uncheckedCode(prose)
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
  const names = typeParameters.map(typeParameterText).join(', ')
  const list = parameters.map(({ name, type, isOptional, isRest }) => {
    return `${isRest ? '...' : ''}${name}${isOptional ? '?' : ''}: ${type}`
  })
  return `${names && `<${names}>`}(${list.join(', ')})${returns && `: ${returns}`}`
}

function typeParameterText({ name, constraint, default: fallback }: ApiTypeParameter): string {
  return `${name}${constraint && ` extends ${constraint}`}${fallback && ` = ${fallback}`}`
}
