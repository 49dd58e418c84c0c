import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BuildContext } from 'esbuild'
import { type Client, clientErrors, clientOptions, clientSource, filesOf } from '../../bundle/bundle-client.ts'
import type { BundleInput } from '../../bundle/generated-modules.ts'
import { devFontFile, devFonts, webFontUse } from '../../bundle/web-fonts.ts'
import type { Message } from '../../model/message.ts'
import { clientFolder } from '../../util/package-folder.ts'
import { messagesOfError } from './problems.ts'

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
  /**
   * Bundles the client, or bundles it again. Afterward, open pages reload if anything but the styles has changed.
   *
   * @param input Replaces the previous components and configuration.
   */
  rebuild(input?: BundleInput): Promise<void>
  /** Returns the errors of the last build. */
  messages(): Message[]
  close(): Promise<void>
}

/** The files of a bundle by their path. */
type Bundle = Map<string, Uint8Array>

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
  let messages: Message[] = []
  let fallback: Promise<Uint8Array> | undefined
  /** Incremented when open pages have to reload. */
  let generation = 0
  let queue = Promise.resolve()

  async function build(input: BundleInput): Promise<void> {
    const esbuild = await import('esbuild')
    try {
      context ??= esbuild.context(clientOptions(clientSource({ ...input, dev: true })))
      const { outputFiles } = await (await context).rebuild()
      const wasBroken = messages.length > 0 && !bundle
      messages = []
      const next: Bundle = new Map(filesOf(outputFiles!).map(({ path, contents }) => [path, contents as Uint8Array]))
      if (wasBroken || (bundle && needsReload(bundle, next))) generation++
      bundle = next
    } catch (error) {
      messages = messagesOfError(clientErrors(error, input.root))
    }
  }

  async function rebuildNow(next: BundleInput | undefined): Promise<void> {
    if (next) {
      input = next
      await (await context)?.dispose()
      context = undefined
    }
    if (input) await build(input)
  }

  const buildId = () => `dev-${startedAt.toString(36)}-${generation}`
  const bundledCss = () => {
    const contents = bundle?.get(css)
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
      const file = bundle?.get(path)
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

/** A change to the styles alone needs no reload: open pages replace the stylesheet when its URL changes. */
function needsReload(before: Bundle, after: Bundle): boolean {
  const changed = [...after].filter(([path, contents]) => !isSame(before.get(path), contents))
  return before.size !== after.size || changed.some(([path]) => !path.endsWith('.css'))
}

function isSame(a: Uint8Array | undefined, b: Uint8Array): boolean {
  return a !== undefined && a.length === b.length && Buffer.compare(a, b) === 0
}
