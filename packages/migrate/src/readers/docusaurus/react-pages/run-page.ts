import { packageName } from '@docs-engine/cli/internal'
import React, { Children, type ComponentType, createElement, isValidElement, type ReactNode } from 'react'
import * as jsxRuntime from 'react/jsx-runtime'
import * as ReactDOM from 'react-dom'
import { renderToString } from 'react-dom/server'
import { loadModule } from '../../../foreign/load-module.ts'
import { textOf, toRecord } from '../../../util/values.ts'
import type { Aliases } from '../aliases.ts'
import { ModuleGraph } from '../module-graph.ts'
import type { OriginalSite } from '../original-site.ts'
import type { RuntimeModules } from '../runtime-modules.ts'

export interface RunPage {
  graph: ModuleGraph
  /** The page's HTML. `undefined` if it can only be rendered in a browser. */
  html: string | undefined
  title?: string | undefined
  description?: string | undefined
  /** The anchors that the page handles only in the browser, for example depending on the state. */
  anchors: string[]
  /** The URL that the page redirects to instead of showing something. */
  redirect?: string | undefined
}

/** The components that tell the import about the page. */
const told = /export (?:default )?function (Layout|Head|PageMetadata|Redirect)\([^\n]*\) \{\n/g

/** Renders a React page of the old site. Returns the reason if the page can't work in the new site. */
export async function runPage(
  file: string,
  site: OriginalSite,
  aliases: Aliases,
  runtime: RuntimeModules,
): Promise<RunPage | { reason: string }> {
  const files = new Map(
    [...runtime.files].map(([name, text]) => {
      const own = text
        .replace(told, "$&  collect('$1', arguments[0])\n")
        .replace(/collectAnchor\(_anchor: string\) \{\}/, "collectAnchor: (id: string) => collect('collectAnchor', id)")
      return [name, own === text ? text : `import { collect } from 'docs:collect'\n${own}`] as const
    }),
  )
  const newGraph = () => new ModuleGraph(site, aliases, { ...runtime, files })
  const graph = newGraph()
  const found: Pick<RunPage, 'title' | 'description' | 'redirect'> = {}
  const anchors = new Set<string>()
  const collect = (name: string, props: unknown) => {
    if (name === 'collectAnchor') anchors.add(String(props))
    else Object.assign(found, findings(name, toRecord(props)))
  }
  const main = (value: object) => ({ __esModule: true, ...value, default: value })
  const provided = {
    react: main(React),
    'react/jsx-runtime': jsxRuntime,
    'react-dom': main(ReactDOM),
    'docs:collect': { collect },
  }
  try {
    const module = await loadModule(file, site.folder, { wholeModule: true, provided, plugins: [graph.plugin()] })
    if (graph.problems.size > 0) return { reason: [...graph.problems].join(', and ') }
    const unbundled = Object.keys(graph.packages).length > 0 ? await bundleProblem(file, site, newGraph()) : undefined
    if (unbundled !== undefined) return { reason: unbundled }
    const Component = toRecord(module.value).default as ComponentType | undefined
    if (typeof Component !== 'function' && typeof Component !== 'object') return { reason: 'it exports no component' }
    if (module.isIncomplete) return { reason: `it needs ${module.missing.map((name) => `\`${name}\``).join(', ')}` }
    const result = renderToString(createElement(Component))
    for (const [, anchor] of result.matchAll(/\bhref="#([^":]+)"/g)) anchors.add(anchor!)
    const hidden = [...anchors].filter((anchor) => !result.includes(`id="${anchor}"`))
    return { graph, html: result, anchors: hidden, ...found }
  } catch (error) {
    if (graph.problems.size > 0) return { reason: [...graph.problems].join(', and ') }
    const { message } = error as Error
    if (needsBrowser.test(message)) {
      const unbundled = await bundleProblem(file, site, newGraph())
      return unbundled === undefined
        ? { graph, html: undefined, anchors: [...anchors], ...found }
        : { reason: unbundled }
    }
    const compiled = /can’t be compiled: (.*?)\.?$/s.exec(message)?.[1]
    if (compiled !== undefined) return { reason: `it can’t be bundled: ${compiled}` }
    return { reason: `it can’t be rendered: ${message.replace(/\.?\n[\s\S]*$|\.$/, '')}` }
  }
}

/** Bundles a page with its packages for the browser, as the new site does. Returns the reason if that fails. */
async function bundleProblem(file: string, site: OriginalSite, graph: ModuleGraph): Promise<string | undefined> {
  const esbuild = await import('esbuild')
  try {
    await esbuild.build({
      entryPoints: [file],
      bundle: true,
      write: false,
      outdir: site.folder,
      format: 'esm',
      platform: 'browser',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      loader: { '.js': 'jsx', '.svg': 'text', '.woff2': 'file' },
      external: ['docs:collect'],
      absWorkingDir: site.folder,
      logLevel: 'silent',
      plugins: [graph.plugin('bundled')],
    })
    return undefined
  } catch (error) {
    const { text, location } = (error as import('esbuild').BuildFailure).errors[0] ?? { text: String(error) }
    const inPackage = packageOf(location?.file ?? '')
    return inPackage ? `the package \`${inPackage}\` can’t be bundled: ${text}` : `it can’t be bundled: ${text}`
  }
}

function packageOf(file: string): string | undefined {
  const at = file.lastIndexOf('node_modules/')
  return at < 0 ? undefined : packageName(file.slice(at + 'node_modules/'.length))
}

const needsBrowser =
  /\b(?:window|document|navigator|location|self|localStorage|sessionStorage|Worker|HTMLElement|Element|customElements|matchMedia|requestAnimationFrame)\b.* is not defined/

function findings(name: string, props: Record<string, unknown>): Partial<RunPage> {
  if (name === 'Redirect') return { redirect: textOf(props.to) }
  if (name === 'Head') return headOf(props.children as ReactNode)
  const { title, description } = props
  return {
    ...(textOf(title) && { title: textOf(title) }),
    ...(textOf(description) && { description: textOf(description) }),
  }
}

function headOf(children: ReactNode): Partial<RunPage> {
  const found: Partial<RunPage> = {}
  for (const element of Children.toArray(children)) {
    if (!isValidElement(element)) continue
    const props = element.props as { children?: ReactNode; name?: string; content?: string }
    if (element.type === 'title') found.title = Children.toArray(props.children).join('')
    if (element.type === 'meta' && props.name === 'description' && props.content) found.description = props.content
    if (typeof element.type !== 'string') Object.assign(found, headOf(props.children))
  }
  return found
}
