import { join } from 'node:path'
import { build } from 'esbuild'
import { here } from './generators.mjs'

/** Bundles and imports a TypeScript module. The path is relative to the root of the repository. */
export async function loadTypeScript(path) {
  const outfile = join(here, '../.bundle', `bench-${path.replaceAll(/\W+/g, '-')}.mjs`)
  await build({
    entryPoints: [join(here, '../../..', path)],
    outfile,
    bundle: true,
    // These packages load files relative to their own location, so they can't be bundled.
    external: ['playwright-core', '@sparticuz/chromium', 'typescript', 'esbuild', 'oxfmt'],
    format: 'esm',
    platform: 'node',
    loader: { '.json': 'json' },
    // Bundled CommonJS modules call `require` for the modules of Node.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)",
    },
    logLevel: 'error',
  })
  return import(outfile)
}
