import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildContext, Metafile } from 'esbuild'
import { type Client, clientErrors, clientOptions, clientSource, filesOf } from '../../bundle/bundle-client.ts'
import type { BundleInput } from '../../bundle/generated-modules.ts'
import { devFontFile, devFonts, webFontUse } from '../../bundle/web-fonts.ts'
import type { Message } from '../../model/message.ts'
import { clientFolder } from '../../util/package-folder.ts'
import { messagesOfError } from './problems.ts'

/** How open pages have to react to a new bundle. */
type ClientChange =
  | { kind: 'none' }
  /** Open pages have to replace these components. `modules` maps each component's name to the path of its new module. */
  | { kind: 'islands'; modules: Record<string, string> }
  | { kind: 'reload' }

export interface DevClient {
  /** Identifies the server process and the bundle. Open pages with a different ID reload. */
  build(): string
  /** Returns what documents load. Once the client has been bundled, the path of the stylesheet includes a hash of the contents. */
  links(): Pick<Client, 'entry' | 'css' | 'fonts' | 'build'>
  /** Returns the path of the stylesheet, or `undefined` until the client has been bundled. */
  bundledCss(): string | undefined
  /**
   * Returns a web font, or waits for the current build and returns a file of the bundle. If there is no bundle, the entry is a script that
   * shows why. Resolves to `undefined` for other paths.
   */
  file(path: string): Promise<Uint8Array | undefined>
  /** Bundles the client, or bundles it again. `input` replaces the previous components and configuration. */
  rebuild(input?: BundleInput): Promise<ClientChange>
  /** Returns the errors of the last build. */
  messages(): Message[]
  close(): Promise<void>
}

interface Bundle {
  files: Map<string, Uint8Array>
  /** Maps each component's name to the path of its module. */
  islands: Map<string, string>
  metafile: Metafile
}

const entry = 'assets/entry.js'
const css = 'assets/main.css'

/**
 * Bundles the client in memory, once `rebuild` has been called. Rebuilds are incremental: esbuild reuses the results for unchanged files.
 *
 * @param startedAt When the server was started, in milliseconds since the epoch.
 */
export function createDevClient(startedAt: number): DevClient {
  let input: BundleInput | undefined
  let context: Promise<BuildContext<ReturnType<typeof clientOptions>>> | undefined
  let bundle: Bundle | undefined
  /** The previous bundle. Open pages may still load modules from it. */
  let previous: Bundle | undefined
  let messages: Message[] = []
  let fallback: Promise<Uint8Array> | undefined
  /** Incremented when open pages have to reload. */
  let generation = 0
  let queue: Promise<ClientChange> = Promise.resolve({ kind: 'none' })

  async function build(input: BundleInput): Promise<ClientChange> {
    const esbuild = await import('esbuild')
    try {
      context ??= esbuild.context(clientOptions(clientSource({ ...input, dev: true })))
      const { outputFiles, metafile } = await (await context).rebuild()
      const wasBroken = messages.length > 0 && !bundle
      messages = []
      const next = describe(outputFiles!, metafile!)
      const change: ClientChange = wasBroken ? { kind: 'reload' } : bundle ? changeOf(bundle, next) : { kind: 'none' }
      if (change.kind !== 'none') previous = bundle
      if (change.kind === 'reload') generation++
      bundle = next
      return change
    } catch (error) {
      messages = messagesOfError(clientErrors(error, input.root))
      return { kind: 'none' }
    }
  }

  async function rebuildNow(next: BundleInput | undefined): Promise<ClientChange> {
    if (next) {
      input = next
      await (await context)?.dispose()
      context = undefined
    }
    return input ? build(input) : { kind: 'none' }
  }

  const buildId = () => `dev-${startedAt.toString(36)}-${generation}`
  const bundledCss = () => {
    const contents = bundle?.files.get(css)
    return contents && `${css}?v=${createHash('sha1').update(contents).digest('hex').slice(0, 8)}`
  }
  return {
    build: buildId,
    links: () => ({
      entry,
      css: bundledCss() ?? css,
      fonts: input && webFontUse(input.config) !== 'none' ? devFonts : undefined,
      build: buildId(),
    }),
    bundledCss,
    async file(path) {
      const font = devFontFile(path)
      if (font) return readFile(font)
      await queue
      const file = bundle?.files.get(path) ?? previous?.files.get(path)
      if (file || path !== entry) return file
      fallback ??= bundleFallbackEntry()
      return fallback
    },
    rebuild(next) {
      if (next && !input) {
        input = next
        // Pages that were opened before the site was loaded only show why it couldn't be loaded.
        generation++
      }
      queue = queue.then(() => rebuildNow(next))
      return queue
    },
    messages: () => messages,
    async close() {
      await queue
      await (await context)?.dispose()
    },
  }
}

/** Builds a script that is served instead of the entry and shows why the client couldn't be bundled. */
async function bundleFallbackEntry(): Promise<Uint8Array> {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    entryPoints: [join(clientFolder, 'src/dev/fallback-entry.ts')],
    bundle: true,
    write: false,
    format: 'esm',
  })
  return outputFiles[0]!.contents
}

function describe(outputs: Parameters<typeof filesOf>[0], metafile: Metafile): Bundle {
  const islands = Object.entries(metafile.outputs).flatMap(([path, { entryPoint }]) => {
    const name = /content\/_components\/([A-Z]\w*)\.[jt]sx$/.exec(entryPoint ?? '')?.[1]
    return name ? [[name, path.replace(/^(\.\.\/)+|^\/+/g, '')] as const] : []
  })
  return {
    files: new Map(filesOf(outputs).map(({ path, contents }) => [path, contents as Uint8Array])),
    islands: new Map(islands),
    metafile,
  }
}

/** Compares two bundles. Components can be replaced in open pages only if nothing else has changed, apart from hashes in file names. */
function changeOf(before: Bundle, after: Bundle): ClientChange {
  const changed = [...after.files].filter(([path, contents]) => !isSame(before.files.get(path), contents))
  // A change to the styles alone needs no reload: open pages replace the stylesheet when its URL changes.
  if (changed.every(([path]) => path.endsWith('.css')) && before.files.size === after.files.size)
    return { kind: 'none' }
  const modules: Record<string, string> = {}
  for (const [name, path] of after.islands) if (before.islands.get(name) !== path) modules[name] = path
  const replaced = new Set(Object.values(modules))
  const previousContents = new Set([...before.files.values()].map((contents) => withoutHashes(contents)))
  const isOnlyIslands =
    replaced.size > 0 &&
    before.islands.size === after.islands.size &&
    changed.every(([path, contents]) => replaced.has(path) || previousContents.has(withoutHashes(contents))) &&
    // New modules must only import files that the previous bundle contains. Otherwise, a page could load a second copy of React.
    [...replaced].every((path) => importsOf(after.metafile, path).every((file) => before.files.has(file)))
  return isOnlyIslands ? { kind: 'islands', modules } : { kind: 'reload' }
}

function isSame(a: Uint8Array | undefined, b: Uint8Array): boolean {
  return a !== undefined && a.length === b.length && Buffer.compare(a, b) === 0
}

function withoutHashes(contents: Uint8Array): string {
  return Buffer.from(contents)
    .toString('utf8')
    .replace(/-[0-9A-Z]{8}\.js/g, '.js')
}

function importsOf(metafile: Metafile, path: string): string[] {
  const output = Object.entries(metafile.outputs).find(([name]) => name.replace(/^(\.\.\/)+|^\/+/g, '') === path)?.[1]
  return (output?.imports ?? [])
    .filter(({ kind }) => kind === 'import-statement')
    .map((file) => file.path.replace(/^(\.\.\/)+|^\/+/g, ''))
}
