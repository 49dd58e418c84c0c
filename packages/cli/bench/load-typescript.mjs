import { join } from 'node:path'
import { build } from 'esbuild'
import { here } from './generators.mjs'

/** Imports a module of the repository's TypeScript. */
export async function loadTypeScript(path) {
  const outfile = join(here, '../.bundle', `bench-${path.replaceAll(/\W+/g, '-')}.mjs`)
  await build({
    entryPoints: [join(here, '../../..', path)],
    outfile,
    bundle: true,
    // These packages load files from their own folders.
    external: ['playwright-core', '@sparticuz/chromium', 'typescript', 'esbuild'],
    format: 'esm',
    platform: 'node',
    loader: { '.json': 'json' },
    logLevel: 'error',
  })
  return import(outfile)
}
