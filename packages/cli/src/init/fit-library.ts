import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { EnclosingPackage } from './enclosing-package.ts'
import { isRecord, type Json } from './read-json.ts'

/** The library that a new site documents. */
export interface OwnLibrary {
  name: string
  /** Whether its type declarations exist, so that API pages can be generated from them. */
  isBuilt: boolean
}

/** Returns the library in a package. @param name The name that pages import. */
export function ownLibrary({ folder, manifest }: EnclosingPackage, name: string): OwnLibrary {
  const declarations = [manifest.types, manifest.typings, ...stringsIn(manifest.exports)]
  const isFile = (path: unknown) =>
    typeof path === 'string' && /\.d\.[cm]?ts$/.test(path) && existsSync(join(folder, path))
  return { name, isBuilt: declarations.some(isFile) }
}

function stringsIn(value: unknown): unknown[] {
  return isRecord(value) ? Object.values(value as Json).flatMap(stringsIn) : [value]
}

/**
 * Adapts the files of the template `library` to a real library. If the library is built, `/api` shows its exports, and the API pages of the
 * example library move to `/example`. The samples still import the example library, because they wouldn't compile with another one.
 */
export function fitLibrary(files: Record<string, string>, { name, isBuilt }: OwnLibrary): Record<string, string> {
  const fitted = { ...files }
  const edit = (path: string, replacements: [from: string, to: string][]) => {
    for (const [from, to] of replacements) {
      if (!fitted[path]!.includes(from)) throw new Error(`The template file \`${path}\` doesn’t contain \`${from}\`.`)
      fitted[path] = fitted[path]!.replaceAll(from, () => to)
    }
  }
  edit('content/guide/getting-started.md', [
    ['npm install example-library', `npm install ${name}`],
    ['This sample is compiled', 'This sample uses the example library in the folder `library`. It is compiled'],
    [
      "1. In `package.json`, remove `example-library` and add your library if it isn't listed yet. Run `npm install`.\n2. Delete the folder `library`.\n3. In `site.config.ts`, change the title, the colors, and the package in `apiPages`.\n4. Replace",
      `1. In \`site.config.ts\`, change the colors, and replace \`example-library\` in \`apiPages\`.\n2. In \`package.json\`, remove \`example-library\`. Run \`npm install\`.\n3. Delete the folder \`library\`.\n4. Write about \`${name}\`: replace`,
    ],
  ])
  if (!isBuilt) {
    edit('site.config.ts', [
      [
        '  plugins: [apiPages(',
        `  // Once \`${name}\` is built, replace \`example-library\` with it.\n  plugins: [apiPages(`,
      ],
    ])
    return fitted
  }
  edit('content/guide/getting-started.md', [
    [
      'change the colors, and replace `example-library` in `apiPages`',
      'change the colors, and delete `example-library` from `apiPages` and from the sidebar',
    ],
  ])
  edit('content/guide/retries.md', [['../api/retry.md', '../example/retry.md']])
  edit('content/index.md', [['{ label: API, to: /api/retry }', '{ label: API, to: /api }']])
  edit('site.config.ts', [
    [
      "  plugins: [apiPages({ entries: [{ from: 'example-library', path: '/api', title: 'API' }] })],\n",
      `  plugins: [
    apiPages({
      entries: [
        // Remove \`checkExamples\` to compile the examples in the comments, too.
        { from: '${name}', path: '/api', title: 'API', checkExamples: false },
        { from: 'example-library', path: '/example', title: 'Example' },
      ],
    }),
  ],
`,
    ],
    [
      "      { label: 'API', items: [{ autogenerate: 'api' }] },\n",
      "      { label: 'API', items: [{ autogenerate: 'api' }] },\n      { label: 'Example', items: [{ autogenerate: 'example' }] },\n",
    ],
    ["{ label: 'retry', to: '/api/retry' }", `{ label: '${name}', to: '/api' }`],
  ])
  return fitted
}
