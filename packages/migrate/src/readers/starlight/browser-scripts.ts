import { dirname } from 'node:path'
import { CannotRender } from '../../foreign/cannot-render.ts'
import { hasLastingEffects } from '../../foreign/lasting-effects.ts'
import { contentSources, mergedSources } from '../../util/content-sources.ts'
import { dedent } from '../../util/jsx-elements.ts'
import type { AstroComponent } from './astro-modules.ts'

/** A top-level statement that needs the elements of the first page. Such a script doesn't work after client-side navigation. */
const usesDocument =
  /^(?:document|window|addEventListener|(?:const|let|var) [^\n]*?=\s*\(?\[?(?:\.\.\.)?(?:document|window))\b/m

export interface ScriptSource {
  contents: string
  /** The file of the component. */
  file: string
  /** The files that the script imports, as paths relative to the current folder. */
  imports: readonly string[]
}

export interface BrowserScript {
  code: string
  /** The source of a script that defines its own elements. */
  source?: ScriptSource
  /** The name of a custom element that runs the script when it's added to a page. `undefined` if the script defines its own elements. */
  element?: string
}

/**
 * Converts the scripts of a component so that the new site can load them on all pages. Scripts that only define custom elements stay as they
 * are, because browsers upgrade the elements whenever they're added to a page. Other scripts become the code of a custom element, which runs
 * each time a page with the component is shown.
 *
 * @param aliased Returns the file that an import with an alias refers to.
 * @throws {CannotRender} If the scripts can't be bundled, or if their effect isn't limited to the page.
 */
export async function browserScripts(
  { file, name, scripts, inlineScripts }: AstroComponent,
  aliased: (wanted: string) => string | undefined,
): Promise<BrowserScript[]> {
  const result: BrowserScript[] = []
  const tag = `moved-script-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`
  if (scripts.length > 0) {
    const contents = scripts.join('\n')
    const { code, imports } = await bundleScripts([{ contents, file }], aliased)
    const definesElements = code.includes('customElements.define(') && !usesDocument.test(code)
    if (definesElements && requestsUnknown(code)) throw failure()
    result.push(definesElements ? { code, source: { contents, file, imports } } : runOnPages(code, tag))
  }
  for (const [index, script] of inlineScripts.entries()) {
    // Other scripts and attributes can use what a script declares outside of functions.
    if (/^\s{0,3}(?:async\s+)?(?:function|var|class)\s/m.test(dedent(script))) throw failure()
    result.push(runOnPages(dedent(script), `${tag}-inline${index || ''}`))
  }
  return result
}

/** Returns what the Content Security Policy has to allow for scripts that embed other sites, such as a video player, or that request data. */
export function scriptSources(scripts: readonly string[]): Record<string, string[]> {
  return mergedSources(embeddedOrigins(scripts), contentSources(scripts))
}

/** Whether a script requests data from URLs that aren't part of its code, so that they can't be added to the Content Security Policy. */
function requestsUnknown(code: string): boolean {
  const requests =
    /\bfetch\(\s*(?!["'`](?!\$\{))|\bXMLHttpRequest\b|\bnew (?:WebSocket|EventSource)\(\s*(?!["'`](?!\$\{))/
  return requests.test(code) && contentSources([code])['connect-src'] === undefined
}

function embeddedOrigins(scripts: readonly string[]): Record<string, string[]> {
  const origins = new Set<string>()
  for (const code of scripts)
    if (/["'`<]iframe\b/.test(code))
      for (const [, origin] of code.matchAll(/["'`(](https:\/\/[\w.-]+)/g)) origins.add(origin!)
  const allowed = ["'self'", ...[...origins].sort()]
  return origins.size === 0 ? {} : { 'frame-src': allowed, 'img-src': allowed }
}

const failure = () => new CannotRender('it runs a script in the browser')

/** Returns a script with a custom element that runs `code` when it's added to a page. */
function runOnPages(code: string, element: string): BrowserScript {
  if (
    code.includes('customElements.define(') ||
    hasLastingEffects(code) ||
    /\bastro:/.test(code) ||
    /^export\b/m.test(code)
  )
    throw failure()
  return {
    code: `customElements.define('${element}', class extends HTMLElement {\nasync connectedCallback() {\n${code}}\n})\n`,
    element,
  }
}

/**
 * Bundles the scripts of components. A module that several of them import runs once.
 *
 * @throws {CannotRender} If a script can't be bundled.
 */
export async function bundleScripts(
  scripts: readonly Pick<ScriptSource, 'contents' | 'file'>[],
  aliased: (wanted: string) => string | undefined,
): Promise<{ code: string; imports: string[] }> {
  const esbuild = await import('esbuild')
  const result = await esbuild
    .build({
      stdin: { contents: scripts.map((_, index) => `import 'component:${index}'`).join('\n') },
      bundle: true,
      write: false,
      metafile: true,
      format: 'esm',
      target: 'es2022',
      legalComments: 'none',
      logLevel: 'silent',
      plugins: [
        {
          name: 'scripts of components',
          setup(build) {
            build.onResolve({ filter: /^component:/ }, ({ path }) => ({ path, namespace: 'component' }))
            build.onLoad({ filter: /.*/, namespace: 'component' }, ({ path }) => {
              const { contents, file } = scripts[Number(path.slice('component:'.length))]!
              return { contents, resolveDir: dirname(file), loader: 'ts' }
            })
            build.onResolve({ filter: /^[^./]/ }, ({ path }) => {
              const found = aliased(path)
              return found === undefined ? undefined : { path: found }
            })
          },
        },
      ],
    })
    .catch(() => {
      throw failure()
    })
  // The path of the old site in the comment would be different on each machine.
  const code = result.outputFiles[0]!.text.replace(/^\/\/ .*\n/gm, '')
  const imports = Object.keys(result.metafile.inputs).filter((path) => !/^(?:<stdin>$|component:)/.test(path))
  return { code, imports }
}
