import { basename } from 'node:path'
import type { JsNode, MarkdownNode } from '@docs-engine/cli/internal'

/** An Astro component as the text of an MDX partial, or the reason why only Astro can render it. */
export type AstroPartial = { text: string; css: string } | { reason: string }

/**
 * Converts an Astro component that computes its HTML from its props alone. The partial defines a function of the props, whose result Docs
 * evaluates wherever a page shows the component.
 *
 * @param parse Parses MDX, and throws if it isn't valid.
 */
export async function astroPartial(
  file: string,
  source: string,
  parse: (text: string) => MarkdownNode,
): Promise<AstroPartial> {
  const [, script = '', markup = ''] = /^\s*(?:---\n([\s\S]*?)\n?---[ \t]*\n)?([\s\S]*)$/.exec(source)!
  if (/<script\b/i.test(markup)) return { reason: 'it runs a script in the browser' }
  if (/\bawait\b/.test(source)) return { reason: 'it waits for data when the old site is built' }
  const importPattern = /^import\b(?:[^'";]*?\bfrom\b)?\s*(["'])([^"']+)\1;?[ \t]*$/gm
  const imports = [...script.matchAll(importPattern)]
  const images = imports.flatMap(([line, , from]) =>
    /\.(?:png|jpe?g|svg|webp|avif|gif)$/.test(from!) ? [/^import\s+(\w+)/.exec(line)?.[1] ?? ''] : [],
  )
  const name = `astro-${basename(file, '.astro')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')}`
  const css = [...markup.matchAll(/<style\b(?![^>]*\slang=)[^>]*>([\s\S]*?)<\/style>/g)]
    .map(([, own]) => own!)
    .join('\n')
  const [open, close] = css ? [`<div class="${name}">`, '</div>'] : ['<>', '</>']
  const body = script
    .replace(importPattern, '')
    .replace(/^export\s+(?=(?:interface|type|const)\b)/gm, '')
    // A variable that changes is found below, as an assignment.
    .replace(/^([ \t]*)let\b/gm, '$1const')
  const ownFunction = /^(?:export\s+)?(function\s[\s\S]*?\n\})$/gm
  const functions = [...body.matchAll(ownFunction)].map(([, text]) => `export ${text}\n`)
  const component = `${imports.map(([line]) => line).join('\n')}
${functions.join('')}export const show = (astroProps) => {
${body.replace(ownFunction, '')}
return (${open}${asJsx(markup, /['"]astro:assets['"]/.test(script))}${close})
}
`
    .replace(/\bAstro\.props\b/g, 'astroProps')
    .replace(/\bAstro\.slots\.has\((["'][\w-]+["'])\)/g, '(astroProps[$1] !== undefined)')
  const withUrls = images.reduce((text, image) => text.replaceAll(`${image}.src`, image), component)
  try {
    const esbuild = await import('esbuild')
    const options = { loader: 'tsx', jsx: 'preserve', target: 'esnext', charset: 'utf8' } as const
    const { code } = await esbuild.transform(withUrls, options)
    const text = `${code.trim().replace(/\bvoid 0\b/g, 'undefined')}\n\n{show(props)}\n`
    const unsupported = programsIn(parse(text)).map(unsupportedSyntax).find(Boolean)
    return unsupported ? { reason: `it uses ${unsupported}` } : { text, css: css && scoped(css, name) }
  } catch {
    return { reason: 'its syntax can’t be converted' }
  }
}

/** A tag with its attributes. Their values can contain braces with at most one more level. */
const tag = /<[A-Za-z][\w.:-]*(?:[^<>"'{}]|"[^"]*"|'[^']*'|\{(?:[^{}]|\{[^{}]*\})*\})*>/g
const voidTag = /^(<(?:area|br|col|hr|img|input|source|wbr)\b[\s\S]*?)\s*\/?>$/i
const inline = 'a|abbr|b|code|em|i|kbd|small|span|strong|sub|sup'

/** Writes a template of Astro as JSX. */
function asJsx(template: string, hasImages: boolean): string {
  const text = template
    .replace(/<style\b[\s\S]*?<\/style>/g, '')
    .replace(/<!--([\s\S]*?)-->/g, (_, comment: string) => `{/*${comment.replaceAll('*/', '')}*/}`)
    .replace(
      /<slot(?:\s+name=["']([\w-]+)["'])?\s*(?:\/>|>([\s\S]*?)<\/slot>)/g,
      (_, name = 'children', otherwise = '') =>
        `<>{astroProps['${name}']${otherwise.trim() && ` ?? <>${otherwise}</>`}}</>`,
    )
    // JSX ignores a line break beside a tag, but in HTML, it's a space.
    .replace(new RegExp(`((?<!\\breturn)[\\w.,!])\\n\\s*(?=<(?:${inline})\\b|<>|\\{)`, 'g'), "$1{' '}\n")
    .replace(new RegExp(`(</(?:${inline})>)\\n\\s*(?=\\w)`, 'g'), "$1{' '}\n")
  const images = hasImages ? text.replace(/<\/?(?:Image|Picture)\b/g, (own) => own.replace(/\w+$/, 'img')) : text
  return images.replace(tag, (own) =>
    own
      .replace(/\sclient:[\w-]+(?:="[^"]*")?/g, '')
      .replace(/(\s)\{([\w$]+)\}/g, '$1$2={$2}')
      .replace(/(\s[\w:-]+)=(`[^`]*`)/g, '$1={$2}')
      .replace(/\sclass:list=\{(\[[^{}]*\])\}/, " class={$1.flat(9).filter(Boolean).join(' ')}")
      .replace(voidTag, '$1 />'),
  )
}

/** Limits the rules of a component to its element. */
function scoped(css: string, name: string): string {
  const keyframes: string[] = []
  const rules = css
    .replace(/@keyframes[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g, (own) => {
      keyframes.push(own)
      return ''
    })
    .replace(/@import[^;]*;/g, '')
    .replace(/:global\(((?:[^()]|\([^()]*\))*)\)/g, '$1')
  return `${[`.${name} {\n${rules.trim()}\n}`, ...keyframes].join('\n\n')}\n`
}

function programsIn(node: MarkdownNode): JsNode[] {
  return [
    ...(node.data?.estree ? [node.data.estree as unknown as JsNode] : []),
    ...(node.children ?? []).flatMap(programsIn),
  ]
}

/** The syntax that Docs evaluates. */
const supported = new Set(
  `Program ImportDeclaration ImportDefaultSpecifier ImportSpecifier ImportNamespaceSpecifier ExportNamedDeclaration ExpressionStatement
  FunctionDeclaration BlockStatement ReturnStatement VariableDeclaration VariableDeclarator Literal Identifier TemplateLiteral TemplateElement UnaryExpression
  BinaryExpression LogicalExpression ConditionalExpression ArrayExpression ObjectExpression Property SpreadElement ChainExpression
  MemberExpression CallExpression ArrowFunctionExpression FunctionExpression ObjectPattern ArrayPattern AssignmentPattern RestElement
  JSXElement JSXOpeningElement JSXClosingElement JSXFragment JSXOpeningFragment JSXClosingFragment JSXText JSXIdentifier
  JSXMemberExpression JSXAttribute JSXSpreadAttribute JSXExpressionContainer JSXEmptyExpression`.split(/\s+/),
)

/** Methods that change their object, or whose result depends on the machine. */
const methodsWithEffects =
  /^(?:sort|reverse|push|pop|shift|unshift|splice|fill|forEach|match|matchAll|normalize|localeCompare|toLocale\w+)$/

/** Returns the first part of a syntax tree that Docs can’t evaluate, or `undefined`. */
function unsupportedSyntax(node: JsNode): string | undefined {
  const { type, name, kind } = node
  if (type === 'JSXNamespacedName') {
    const [space, own] = [node.namespace, node.name].map((part) => (part as JsNode).name)
    return /^xml|^xlink$/.test(String(space)) ? undefined : `\`${String(space)}:${String(own)}\``
  }
  if ((type === 'Identifier' && name === 'Astro') || (type === 'JSXIdentifier' && name === 'slot'))
    return `\`${String(name)}\``
  const method = type === 'CallExpression' && String(Object(Object(node.callee).property).name)
  if (method && methodsWithEffects.test(method)) return `\`${method}\`, which Docs doesn’t call`
  const isVariable = type === 'VariableDeclaration' && kind !== 'const'
  if (!supported.has(type) || node.async === true || isVariable || node.regex)
    return `code that Docs can’t evaluate (${type})`
  for (const inner of Object.entries(node).flatMap(([key, value]) => (key === 'comments' ? [] : [value].flat()))) {
    const isNode = typeof inner === 'object' && inner !== null && typeof (inner as JsNode).type === 'string'
    const found = isNode && unsupportedSyntax(inner as JsNode)
    if (found) return found
  }
  return undefined
}
