// Bundles the package for npm. In a checkout, the bundle of the `docs` command contains it instead.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { licenseTexts, rawText } from '../cli/build.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const { version } = JSON.parse(readFileSync(join(here, 'package.json'), 'utf8'))
const outdir = join(here, 'dist')
rmSync(outdir, { recursive: true, force: true })
const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: ['src/init-from.ts', 'src/import-process.ts'],
  outdir,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  jsx: 'automatic',
  loader: { '.py': 'text' },
  plugins: [rawText()],
  external: ['esbuild', '@docs-engine/cli/*'],
  define: { 'process.env.NODE_ENV': '"production"', __VERSION__: JSON.stringify(version) },
  // Bundled CommonJS modules call `require` for the modules of Node.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url)",
  },
  legalComments: 'none',
  metafile: true,
})
writeFileSync(join(outdir, 'THIRD-PARTY-LICENSES.txt'), licenseTexts(Object.keys(metafile.inputs), here))
