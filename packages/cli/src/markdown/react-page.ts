import { posix } from 'node:path'
import { parser } from '@lezer/javascript'
import type { Message } from '../model/message.ts'
import type { Page } from '../model/page.ts'
import type { Position } from '../model/position.ts'
import { positionAt } from '../util/position-at.ts'
import type { MdxModules } from './mdx/mdx-modules.ts'

/** A page that is a React component, as MDX. */
export interface ReactPage {
  /** The MDX page that renders the component. Parsing it makes imports, styles, and hydration work as in other pages. */
  text: string
  /** Call this if the component throws an error. The error's position is used for its message. */
  onError(error: unknown): void
  /** Changes the positions of messages, links, and components in a page parsed from `text` to positions in the module. */
  withModulePositions<Parsed extends Omit<Page, 'key'>>(page: Parsed): Parsed
}

/** @param module The text of the component's module. */
export function createReactPage(path: string, module: string, modules: MdxModules): ReactPage {
  const problem = modules.problemOf(path)
  const text = problem ? '' : mdxText(path, modules.exportsOf(path).frontMatter)
  const find = finder(module)
  const component = find.defaultExport() ?? { line: 1, column: 1 }
  let thrownAt: Position | undefined

  const placeOf = (message: Message): Position => {
    if (message.ruleId === 'component') return thrownAt ?? component
    const key = message.ruleId === 'front-matter' ? frontMatterKey(text, message) : undefined
    return (key !== undefined && find.key(key)) || component
  }
  const moved = (message: Message): Message => {
    if (message.file !== path) return message
    const { line: _, column: __, endLine: ___, endColumn: ____, ...rest } = message
    return { ...rest, ...placeOf(message) }
  }

  return {
    text,
    onError(error) {
      thrownAt ??= modules.errorPosition(path, error)
    },
    withModulePositions(page) {
      const messages = page.messages.map(moved)
      if (problem) {
        const { position = component, isNotChecked, ...words } = problem
        const message: Message = { ruleId: 'component', fatal: true, file: path, ...position, ...words }
        messages.push({ ...message, ...(isNotChecked && { ruleId: 'not-checked', fatal: null }) })
      }
      return {
        ...page,
        messages,
        links: page.links.map((link) => ({ ...link, position: find.string(link.url) ?? component })),
        ...(page.componentUses && {
          componentUses: page.componentUses.map((use) => ({ ...use, position: component })),
        }),
        ...(page.islandPositions && {
          islandPositions: Object.fromEntries(Object.keys(page.islandPositions).map((name) => [name, [component]])),
        }),
      }
    },
  }
}

/** @param frontMatter The module's export `frontMatter`. */
function mdxText(path: string, frontMatter: unknown): string {
  const isObject = typeof frontMatter === 'object' && frontMatter !== null
  // JSON is valid YAML.
  const fields = isObject ? Object.entries(frontMatter).filter(([, value]) => value !== undefined) : []
  const lines = fields.map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}\n`)
  return `---\n${lines.join('')}---\n\nimport Page from './${posix.basename(path)}'\n\n<Page />\n`
}

/** Returns the key at a message's position in the front matter of `text`, or `undefined` if the message isn't about a key. */
function frontMatterKey(text: string, { line = 1, column = 1, endColumn = column }: Message): string | undefined {
  const written = text.split('\n')[line - 1]?.slice(column - 1, endColumn - 1)
  return written?.startsWith('"') ? (JSON.parse(written) as string) : undefined
}

const typescript = parser.configure({ dialect: 'ts jsx' })

/** Finds positions in a module. Each function returns the first match. */
function finder(module: string) {
  const tree = typescript.parse(module)
  const first = (isMatch: (name: string, text: string) => boolean): Position | undefined => {
    let found: Position | undefined
    tree.iterate({
      enter({ name, from, to }) {
        if (!found && isMatch(name, module.slice(from, to))) found = positionAt(module, from, to - from)
      },
    })
    return found
  }
  return {
    defaultExport(): Position | undefined {
      const statement = tree.topNode.getChildren('ExportDeclaration').find((node) => node.getChild('default'))
      return statement && positionAt(module, statement.from, statement.getChild('default')!.to - statement.from)
    },
    key: (key: string) =>
      first((name, text) => (name === 'PropertyDefinition' && text === key) || (isString(name) && inner(text) === key)),
    /** Finds a string literal. The position excludes the quotation marks. */
    string: (value: string) => {
      const found = first((name, text) => isString(name) && inner(text) === value)
      return found && { ...found, column: found.column + 1, endColumn: found.endColumn! - 1 }
    },
  }
}

const isString = (name: string) => ['String', 'TemplateString', 'JSXAttributeValue'].includes(name)
const inner = (literal: string) => literal.slice(1, -1)
