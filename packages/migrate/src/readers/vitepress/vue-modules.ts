import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import type { Plugin } from 'esbuild'
import { mayRun } from '../../foreign/permission.ts'

/** The parts of Vue's packages that the import uses. They come from the old site, so they have the version that its components need. */
export interface VuePackages {
  vue: Record<string, unknown> & {
    createSSRApp: (root: object) => VueApp
    h: (...values: unknown[]) => unknown
    ref: (value: unknown) => { value: unknown }
  }
  renderToString: (app: VueApp, context: { teleports?: Record<string, string> }) => Promise<string>
  compiler: VueCompiler
}

interface VueApp {
  component: (name: string, component: object) => void
  mixin: (options: object) => void
  config: { globalProperties: Record<string, unknown>; warnHandler: () => void; errorHandler: (error: unknown) => void }
}

interface VueCompiler {
  parse: (source: string, options: object) => { descriptor: Descriptor; errors: { message: string }[] }
  compileScript: (descriptor: Descriptor, options: object) => { content: string; lang?: string }
  compileTemplate: (options: object) => { code: string; errors: (Error | string)[] }
  compileStyle: (options: object) => { code: string; errors: Error[] }
}

interface Descriptor {
  script: { content: string; lang?: string } | null
  scriptSetup: { content: string; lang?: string } | null
  template: { content: string; lang?: string; src?: string; ast?: unknown } | null
  styles: { content: string; lang?: string; scoped?: boolean; module?: boolean | string; src?: string }[]
}

/** A compiled component of the old site. */
export interface ImportedComponent {
  file: string
  css: string
  /** The attribute of the component's elements that scoped styles refer to. */
  scope: string
  /** Why the component can't be rendered, if that is known without running it. */
  obstacle: string | undefined
}

export interface CompiledComponent {
  /** Missing if the component is from a package. */
  docsImport?: ImportedComponent
  mounted?: unknown
  beforeMount?: unknown
}

/** The attribute of elements that react to events. */
export const eventMark = 'data-docs-event'

/** Loads Vue from the packages of a site. Returns `undefined` if it isn't installed, or if it's older than version 3.2.13. */
export function vuePackages(folder: string): VuePackages | undefined {
  if (!mayRun('Vue')) return undefined
  const requireFrom = createRequire(join(folder, 'package.json'))
  try {
    const vue = requireFrom('vue') as VuePackages['vue']
    const { renderToString } = requireFrom('vue/server-renderer') as Pick<VuePackages, 'renderToString'>
    return { vue, renderToString, compiler: requireFrom('vue/compiler-sfc') as VueCompiler }
  } catch {
    return undefined
  }
}

/**
 * An esbuild plugin that compiles Vue components, and loads files as Vite does: images as their paths, and `?raw` as text.
 *
 * @param templates Components that aren't files: absolute path → source.
 */
export function vueModules(compiler: VueCompiler, templates: ReadonlyMap<string, string>): Plugin {
  return {
    name: 'Vue components',
    setup(build) {
      build.onResolve({ filter: /\.vue$/ }, ({ path }) => (templates.has(path) ? { path } : undefined))
      build.onLoad({ filter: /\.vue$/ }, ({ path }) =>
        compile(path, templates.get(path) ?? readFileSync(path, 'utf8'), compiler),
      )
      build.onResolve({ filter: /^\..*\?raw$/ }, ({ path, resolveDir }) => ({
        path: join(resolveDir, path.replace(/\?raw$/, '')),
        namespace: 'raw',
      }))
      build.onLoad({ filter: /./, namespace: 'raw' }, ({ path }) => ({ contents: readFileSync(path), loader: 'text' }))
    },
  }
}

function compile(
  path: string,
  source: string,
  compiler: VueCompiler,
): { contents: string; loader: 'js' | 'ts' | 'tsx' } {
  const { descriptor, errors } = compiler.parse(source, { filename: path })
  const { script, scriptSetup, template, styles } = descriptor
  const id = basename(path, '.vue')
    .replace(/[^\w-]+/g, '-')
    .toLowerCase()
  const scope = `data-v-${id}`
  const isScoped = styles.some(({ scoped }) => scoped)
  const compilerOptions = { nodeTransforms: [markEvents] }
  const templateOptions = {
    id,
    filename: path,
    scoped: isScoped,
    ssr: false,
    transformAssetUrls: false,
    compilerOptions,
  }
  const written = [script, scriptSetup].map((block) => block?.lang ?? 'js')
  const lang = written.includes('tsx') ? 'tsx' : written.includes('ts') ? 'ts' : 'js'
  const code: string[] = []
  if (script || scriptSetup) {
    const options = { id, inlineTemplate: true, genDefaultAs: 'component', templateOptions }
    code.push(compiler.compileScript(descriptor, options).content)
  } else code.push('const component = {}')
  if (template && !scriptSetup) {
    const result = compiler.compileTemplate({ ...templateOptions, source: template.content, ast: template.ast })
    code.push(result.code.replace(/^export (?=function render\b)/m, ''), 'component.render = render')
  }
  if (isScoped) code.push(`component.__scopeId = ${JSON.stringify(scope)}`)
  const css = styles.flatMap(({ content, scoped, lang }) =>
    !lang || lang === 'css' || lang === 'postcss'
      ? [compiler.compileStyle({ source: content, filename: path, id: scope, scoped: Boolean(scoped) }).code]
      : [],
  )
  const obstacle =
    errors[0]?.message ??
    (template?.lang && template.lang !== 'html' ? `its template is written in \`${template.lang}\`` : undefined) ??
    styles.flatMap(({ lang, module, src }) =>
      module || src || (lang && lang !== 'css' && lang !== 'postcss') ? ['its styles need Vite'] : [],
    )[0]
  const about: CompiledComponent = { docsImport: { file: path, css: css.join('\n'), scope, obstacle } }
  code.push(`Object.assign(component, ${JSON.stringify(about)})`, 'export default component')
  return { contents: code.join('\n'), loader: lang }
}

interface TemplateNode {
  type: number
  loc: unknown
  props?: { type: number; name: string }[]
}

/** Marks elements with event handlers. Only the ones that the template renders make a component interactive. */
function markEvents(node: TemplateNode): void {
  // In the syntax tree of Vue's compiler, 1 is an element, 6 an attribute, and 7 a directive.
  if (node.type !== 1 || !node.props?.some(({ type, name }) => type === 7 && (name === 'on' || name === 'model')))
    return
  const { loc } = node
  const mark = { type: 6, name: eventMark, nameLoc: loc, value: { type: 2, content: '', loc }, loc }
  node.props.push(mark)
}
