import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { transform } from 'esbuild'
import { slug } from 'github-slugger'
import { expect, test } from 'vitest'
import { jsVariants, variantInput } from '../../../samples/src/js-variant/js-variant.ts'
import { stripTypes } from '../../../samples/src/js-variant/strip-types.ts'
import { pageSamples } from '../../../samples/src/samples/page-samples.ts'
import { runSamples } from '../../../samples/src/samples/run-samples.ts'
import { codeBlocksOf } from '../support/code-blocks-of.ts'
import { ourPages } from '../support/our-pages.ts'

const root = fileURLToPath(new URL('../../../../', import.meta.url))
const pages = ourPages({ every: 6 }).map(({ name, text }) => ({ name, fences: codeBlocksOf(text) }))

test('the JavaScript variants of the Redux Toolkit samples can be parsed and contain no types', async () => {
  const faulty: string[] = []
  for (const { name, fences } of pages) {
    const variants = await jsVariants(fences.map((fence) => variantInput(fence, '')))
    for (const [index, variant] of variants.entries()) {
      if (!variant || fences[index]!.nocheck !== undefined || fences[index]!.files.length > 1) continue
      const loader = variant.lang === 'jsx' ? 'jsx' : 'js'
      // The lines that a sample shows may be a part of an object, such as one endpoint.
      await transform(variant.code, { loader })
        .catch(() => transform(`({${variant.code}\n})`, { loader }))
        .catch((error: Error) => faulty.push(`${name}:${fences[index]!.line} ${error.message}`))
    }
  }
  expect(faulty).toEqual([])
})

test('the Redux Toolkit samples print the same output when they run as JavaScript', { timeout: 300_000 }, async () => {
  const asJavaScript = async (text: string, isTsx: boolean) => (await stripTypes(text.split('\n'), isTsx))!.join('\n')
  const runsOf = async ({ name, fences }: (typeof pages)[number]) => {
    const { files, runs } = pageSamples(fences)
    const javascript = await Promise.all(
      files.map(async (file) => ({
        ...file,
        text: file.name.endsWith('.json') ? file.text : await asJavaScript(file.text, file.name.endsWith('x')),
      })),
    )
    return runs.map(({ fence, entry }) => ({
      place: `${name}:${fences[fence]!.line}`,
      expected: fences[fence + 1]!.code.trim(),
      run: { entry: javascript[entry]!, files: javascript },
    }))
  }
  const runs = (await Promise.all(pages.map(runsOf))).flat()
  // Ignore warnings from libraries about slow operations, because the machine may be busy.
  const isAsExpected = (stdout: string, stderr: string, expected: string) =>
    (stdout + stderr).trim() === expected || stdout.trim() === expected
  const results = await runSamples(
    runs.map(({ run }) => run),
    {
      root,
      isImportable: () => true,
      isExpected: ({ stdout, stderr }, index) => isAsExpected(stdout, stderr, runs[index]!.expected),
    },
  )
  const different = runs.flatMap(({ place, expected }, index) => {
    const { stdout, stderr, failure } = results[index]!
    return isAsExpected(stdout, stderr, expected) ? [] : [`${place}\n${failure ?? stdout + stderr}`]
  })
  expect(different).toEqual([])
})

test('the links in types of the Redux Toolkit site point to existing sections', () => {
  const all = ourPages()
  const links = JSON.parse(readFileSync(join(root, 'content/_exports.json'), 'utf8')) as Record<string, string>
  const broken = Object.entries(links).filter(([, link]) => {
    const [path, anchor] = link.split('#') as [string, string?]
    const page = all.find(({ name }) => [`${path}.md`, `${path}/index.md`].includes(`/${name}`))
    if (!page || anchor === undefined) return !page
    const headings = [...page.text.matchAll(/^#{2,} (.+?)(?: \{#([\w-]+)[^}]*\})?$/gm)]
    return !headings.some(([, text, id]) => (id ?? slug(text!.replaceAll('`', ''))) === anchor)
  })
  expect(broken).toEqual([])
})
