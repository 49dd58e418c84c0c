import { readFileSync } from 'node:fs'
import { dirname, posix, relative, resolve } from 'node:path'
import {
  admonitions,
  attributeValue,
  isBuiltinImport,
  jsxAttributes,
  type MarkdownNode,
  staticValue,
} from '@docs-engine/cli/internal'
import type { ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { convertHtmlUrls } from '../../built/fill-foreign.ts'
import { htmlText } from '../../built/html-text.ts'
import { foreignDiagram, markForeign } from '../../model/foreign.ts'
import { badgeStyles } from '../../passes/badge.ts'
import { convertUrl } from '../../passes/convert-links.ts'
import { addMermaid } from '../../passes/mermaid.ts'
import { starlightComponents } from '../../runtime/starlight.ts'
import { allDirectives } from '../../util/directive-syntax.ts'
import { codeEdits, type Edit, edited, rangeOf } from '../../util/edits.ts'
import { isFile } from '../../util/list-files.ts'
import type { Fence } from '../../util/mask-code.ts'
import { type ImportedName, markdownParser, relativeSpecifier } from '../../util/mdx.ts'
import { importStatement } from '../mdx/convert-modules.ts'
import { fenceEdits } from '../mdx/directive-fences.ts'
import { type MdxPart, type MdxReader, placeOf, type ThemeComponent } from '../mdx/mdx-part.ts'
import { astroPartial } from './astro-component.ts'
import { convertFence } from './convert-fence.ts'
import type { StarlightContext } from './starlight-context.ts'

const parse = markdownParser(allDirectives)

/** Returns how the pages of a Starlight site are read. */
export function starlightReader(context: StarlightContext): MdxReader {
  const { site, srcFolder, modules, partials, hasReact } = context
  return {
    components,
    globals: new Map(),
    modules,
    partials,
    hasReact,
    hasEmoji: false,
    parse: (text, file) => parse(text, /\.(?:mdx|astro)$/.test(file)),
    async partialText(file) {
      const source = readFileSync(file, 'utf8')
      if (!file.endsWith('.astro')) return { text: source }
      const partial = await astroPartial(file, source.replace(/\r\n?/g, '\n'), (text) => parse(text, true))
      if ('css' in partial && partial.css) site.css.set(file, partial.css)
      return partial
    },
    prepare: (text) => text,
    partialPath(file) {
      const inside = relative(site.pagesFolder, file).replace(/\.astro$/, '.mdx')
      // The name of a partial in `content` starts with `_`, so that it isn't a page.
      return inside.startsWith('..')
        ? posix.join(
            'src',
            relative(srcFolder, file)
              .replaceAll('../', '')
              .replace(/\.astro$/, '.mdx'),
          )
        : posix.join('content', posix.dirname(inside), posix.basename(inside).replace(/^_*/, '_'))
    },
    themeImports: (specifier, names, part) => themeImports(specifier, names, part, context),
    convertUrl: (url, part) => fileUrl(url, part, context) ?? convertUrl(url, part.page, part.site, 'url'),
    assetUrl: (file, part) => copiedUrl(file, part, context),
    convertCode: (node, part) => convertCode(node, part, context),
    convertDirective,
  }
}

const onlyLook = (...names: string[]): ThemeComponent => ({ lost: Object.fromEntries(names.map((name) => [name, {}])) })

/** The components of Starlight and Astro that aren't the same in Docs. */
const components: Record<string, ThemeComponent> = {
  CardGrid: onlyLook('stagger'),
  Card: onlyLook('icon'),
  Aside: onlyLook('icon'),
  TabItem: onlyLook('icon'),
  LinkButton: onlyLook('icon', 'iconPlacement'),
  Code: onlyLook(
    ...'mark ins del frame wrap collapse preserveIndent hangingIndent useDiffSyntax startLineNumber'.split(' '),
  ),
  // The attributes of Astro's images are those of HTML.
  Image: { tag: 'img' },
  Picture: { tag: 'img' },
  PackageManagers: { replace: packageCommands },
  Fragment: { replace: staticHtml },
}

/** Splits an import of the theme's components: Docs has some of them, and the others become files of the new site. */
function themeImports(
  specifier: string,
  names: readonly ImportedName[],
  part: MdxPart,
  { runtime, hasReact }: StarlightContext,
): string[] | 'kept' | undefined {
  const isAstro = /^(?:astro[:/](?:assets|components)|astro-expressive-code\/components)$/.test(specifier)
  if (isAstro || specifier === 'starlight-package-managers') {
    for (const { local, exported } of names)
      part.imports.set(
        local,
        /^(?:Image|Picture|Code|PackageManagers)$/.test(exported)
          ? { kind: 'theme', name: exported }
          : { kind: 'foreign', reason: 'it’s part of Astro' },
      )
    return []
  }
  if (!/^@astrojs\/starlight\/components(?:$|\/)/.test(specifier)) {
    const isPackage = part.reader.modules.resolve(specifier, part.file) === undefined
    // Most packages with components for Starlight contain Astro components.
    if (!isPackage || (hasReact && /^react(?:$|[/-])/.test(specifier))) return undefined
    for (const { local } of names)
      part.imports.set(local, { kind: 'foreign', reason: `it comes from \`${specifier}\`` })
    return []
  }
  const single = /\/(\w+)\.astro$/.exec(specifier)?.[1]
  const kept: ImportedName[] = []
  const lines: string[] = []
  for (const name of names) {
    const own = (name.exported === 'default' ? single : name.exported) ?? ''
    const isBuiltin = isBuiltinImport(specifier, name.exported)
    const isCopied = !isBuiltin && Object.hasOwn(starlightComponents, own)
    const isKnown = isBuiltin || isCopied
    part.imports.set(
      name.local,
      isKnown ? { kind: 'theme', name: own } : { kind: 'foreign', reason: 'it’s part of Starlight' },
    )
    if (isBuiltin) kept.push(name)
    if (!isCopied) continue
    runtime.add(own)
    if (own === 'Badge') part.site.css.set('badges', badgeStyles)
    lines.push(importStatement([{ local: name.local, exported: own }], `@site/src/starlight/${own}.tsx`))
  }
  if (kept.length === names.length) return 'kept'
  return [...(kept.length > 0 ? [importStatement(kept, specifier)] : []), ...lines]
}

/** Returns the new URL of a file next to the page or in another folder below `src`, which is copied. Returns `undefined` for other URLs. */
function fileUrl(url: string, part: MdxPart, context: StarlightContext): string | undefined {
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/)/i.test(url)) return undefined
  const folder = dirname(part.file)
  const found = (url.startsWith('.') ? undefined : context.aliased(url)) ?? resolve(folder, decodeURI(url))
  return isFile(found) && !/\.mdx?$/.test(found) ? copiedUrl(found, part, context) : undefined
}

function copiedUrl(file: string, { site, target }: MdxPart, { srcFolder }: StarlightContext): string {
  const inside = relative(site.pagesFolder, file)
  const copy = posix.join('content', inside.startsWith('..') ? relative(srcFolder, file) : inside)
  site.assets.set(copy, file)
  return encodeURI(relativeSpecifier(copy, target))
}

/** Returns the text that takes the place of `<Fragment set:html="…">` if its HTML is known. */
function staticHtml(node: MarkdownNode, { page, site, scope }: MdxPart): string | undefined {
  const [attribute, ...more] = jsxAttributes(node)
  if (attribute?.name !== 'set:html' || more.length > 0) return undefined
  const value = attributeValue(attribute, (program) => staticValue(program, scope))
  if (typeof value !== 'string') return undefined
  const nodes = fromHtml(value, { fragment: true }).children as ElementContent[]
  convertHtmlUrls(nodes, page, site)
  return htmlText(nodes, true)
}

/** Returns the code block that shows the command for each package manager. */
function packageCommands(node: MarkdownNode, { scope }: MdxPart): string {
  const values: Record<string, unknown> = Object.fromEntries(
    jsxAttributes(node).map((own) => [own.name, attributeValue(own, (program) => staticValue(program, scope))]),
  )
  const { type = 'add', pkg = '', dev, args, prefix, comment } = values
  const words = { add: 'npm install', exec: 'npx', dlx: 'npx', remove: 'npm uninstall' }[String(type)] ?? `npm ${type}`
  const command = [prefix, words, dev !== undefined && dev !== false && '-D', pkg, args].filter(Boolean).join(' ')
  const lines = [...(comment ? [`# ${String(comment).replace('{PKG}', 'npm')}`] : []), command]
  return ['```sh npm2yarn', ...lines, '```'].join('\n')
}

function convertCode(node: MarkdownNode, { page, site, text }: MdxPart, { hasMermaid }: StarlightContext): Edit[] {
  const [start, end] = rangeOf(node)
  const [, marker = '', info = ''] = /^(`{3,}|~{3,})([^\n]*)/.exec(text.slice(start, end)) ?? []
  if (!marker) return []
  const fence: Fence = { kind: 'fence', marker, info: info.trim(), code: node.value ?? '', line: 0 }
  if (hasMermaid && node.lang === 'mermaid') {
    addMermaid(site)
    return []
  }
  convertFence(fence, page, site)
  const [diagram] = /^(?:mermaid|d2|plantuml|dot)$/.exec(node.lang ?? '') ?? []
  if (diagram) {
    const otherwise = text.slice(start, end)
    return [{ start, end, text: markForeign(page, foreignDiagram(diagram, fence.code, otherwise)) }]
  }
  return codeEdits(node, text, fence.info, fence.code)
}

/** Converts an aside. Marks a directive of a plugin: without its HTML, the page shows what it contains. */
function convertDirective(node: MarkdownNode, part: MdxPart, inside: () => Edit[]): Edit[] {
  const { name = '', children = [] } = node
  const [start, end] = rangeOf(node)
  const source = part.text.slice(start, end)
  if (node.type === 'containerDirective' && Object.hasOwn(admonitions, name!)) {
    // Docs has no syntax for the icon of an aside.
    const [line = '', icon = ''] = /^[^\n]*?(\{icon=[^}\n]*\})/.exec(source) ?? []
    const edits = [...fenceEdits(node, part.text), ...inside()]
    if (!icon) return edits
    part.site.warnings.omit('icon of an aside')
    return [{ start: start + line.length - icon.length, end: start + line.length, text: '' }, ...edits]
  }
  // Without a label and attributes, it's text that contains a colon.
  if (node.type === 'textDirective' && /^:[\w-]+$/.test(source)) return []
  const mark = markForeign(part.page, {
    kind: 'directive',
    name: name!,
    reason: `The directive \`${name}\` belongs to a plugin of the old site.`,
    source,
    place: placeOf(node, part),
    otherwise:
      children.length === 0 ? '' : edited(part.text, rangeOf(children[0]!)[0], rangeOf(children.at(-1)!)[1], inside()),
  })
  return [{ start, end, text: mark }]
}
