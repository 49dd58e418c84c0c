import { expect, test } from 'vitest'
import { startServe } from '../../../cli/tests/support/serve.ts'
import { siteWithPackages } from '../../../cli/tests/support/site-with-packages.ts'
import { run } from '../../../cli/tests/support/temp-site.ts'
import { startBrowser } from '../support/browser.ts'
import { launchOptions } from '../support/launch-options.ts'

test('with `prerender`, a browser draws diagrams during the build, and CI needs only the committed drawings', async () => {
  const site = await siteWithPackages({
    'site.config.ts': `import { defineConfig } from '@docs-engine/cli'
import { mermaid } from '@docs-engine/mermaid'
export default defineConfig({ title: 'Test', url: 'https://test.example', samples: false, offline: true, sidebars: { docs: ['guide/steps'] }, plugins: [mermaid({ prerender: true })] })
`,
    'content/index.mdx': "import Part from './guide/_part.md'\n\n# Home\n\n[Steps](./guide/steps.md)\n\n<Part />\n",
    'content/guide/_part.md': `Text.\n\n\`\`\`mermaid\nflowchart LR\n  A --> Included --> ${Array.from({ length: 12 }, (_, i) => `Step${i}`).join(' --> ')}\n  click A href "./steps.md"\n\`\`\`\n`,
    'content/guide/steps.md': `# Steps

\`\`\`mermaid
${'flowchart LR\n  accTitle: A short way\n  accDescr { Two\nsteps. }\n  A["`**Bold** start`"] -->|then| B[Guide]\n  click B href "../index.mdx" "Go home"\n  style A fill:#ff0,color:#000'}
\`\`\`
`,
  })
  const { executablePath } = await launchOptions()
  const build = (environment: Record<string, string>) => run(site.root, ['build', '--print'], environment)
  const inCi = await build({ CI: 'true', CHROME_PATH: executablePath })
  expect(inCi.exitCode).toBe(1)
  expect(inCi.stderr).toMatch(
    /content\/guide\/steps\.md:3:1 {2}error {2}No file at `content\/guide\/_diagrams\/steps-\w{8}\.svg`\. {2}broken-asset\n[\s\S]*Run `docs build` on a computer with Chrome or Chromium, and commit `content\/guide\/_diagrams`\./,
  )
  const failed = await build({ CHROME_PATH: '/bin/false' })
  expect(failed.exitCode).toBe(1)
  expect(failed.stderr).toContain('`/bin/false` couldn’t draw the diagram: it ended. To try again, run `docs build`.')
  const drawn = await build({ CHROME_PATH: executablePath })
  expect(drawn, drawn.stderr).toMatchObject({ exitCode: 0, stderr: '' })
  const [partial, file, ...others] = site.list('content/guide/_diagrams')
  expect(partial).toMatch(/^_part-/)
  expect(others).toEqual([])
  expect(site.read('dist/index.html')).toMatch(/>Included<\/text>[\s\S]*<a href="\/guide\/steps"/)
  const svg = site.read(`content/guide/_diagrams/${file}`)
  expect(svg).toMatch(/^<!-- Drawn by [^\n]*-->\n<svg [^>]*viewBox="[^"]+"/)
  expect(svg).toContain('fill="var(--color-')
  expect(svg).not.toMatch(/style|class=|foreignObject|<a |aria-/)
  const committed = await build({ CI: 'true' })
  expect(committed, committed.stderr).toMatchObject({ exitCode: 0, stderr: '' })
  expect(site.list('dist').filter((path) => /mermaid|diagram|frame/.test(path))).toEqual([])
  expect(site.read('dist/_headers')).not.toContain('style-src-attr')
  expect(site.read('dist/print/docs.html')).toContain('>Bold</text>')
  expect(site.read('dist/print/docs.html')).not.toContain('flowchart LR')

  const { url } = await startServe(site.root)
  const context = await (await startBrowser()).newContext({ javaScriptEnabled: false, colorScheme: 'light' })
  const page = await context.newPage()
  await page.goto(`${url}guide/steps`)
  expect(await page.getByRole('img', { name: 'A short way. Two steps.' }).isVisible()).toBe(true)
  expect(await page.getByRole('link', { name: 'Go home' }).getAttribute('href')).toBe('/')
  const look = () =>
    page.locator('.diagram-box svg').evaluate((drawing) => {
      const [yellow, node] = [...drawing.querySelectorAll('g > rect')].filter(
        (rect) => rect.getAttribute('stroke') !== 'none',
      )
      const [bold, guide] = ['Bold', 'Guide'].map(
        (text) => [...drawing.querySelectorAll('text')].find((it) => it.textContent === text)!,
      )
      const [inner, outer] = [guide!, node!].map((element) => element.getBoundingClientRect())
      return {
        fills: [yellow!, node!, bold!].map((element) => getComputedStyle(element).fill),
        weight: getComputedStyle(bold!).fontWeight,
        fits:
          inner!.left > outer!.left &&
          inner!.right < outer!.right &&
          inner!.top > outer!.top &&
          inner!.bottom < outer!.bottom,
      }
    })
  const light = await look()
  expect(light).toMatchObject({
    fills: ['rgb(255, 255, 0)', expect.any(String), 'rgb(0, 0, 0)'],
    weight: '700',
    fits: true,
  })
  await page.emulateMedia({ colorScheme: 'dark' })
  const dark = await look()
  expect(dark.fills[0]).toBe('rgb(255, 255, 0)')
  expect(dark.fills[1]).not.toBe(light.fills[1])
  await context.close()

  // On a wide screen, a diagram that is wider than the text shrinks to 70%, then scrolls, and only this diagram can be enlarged.
  const wide = await (await startBrowser()).newPage({ viewport: { width: 1280, height: 800 } })
  await wide.goto(url)
  await wide.getByRole('button', { name: 'Enlarge' }).waitFor()
  const widths = await wide.locator('.diagram-box svg').evaluate((drawing) => {
    const { width } = (drawing as SVGSVGElement).viewBox.baseVal
    const { clientWidth, scrollWidth } = drawing.parentElement!
    return { scale: drawing.getBoundingClientRect().width / width, scrolls: scrollWidth > clientWidth }
  })
  expect(widths).toEqual({ scale: expect.closeTo(0.7, 2), scrolls: true })
  await wide.goto(`${url}guide/steps`)
  await wide.locator('html[data-hydrated]').waitFor()
  expect(await wide.locator('.diagram-zoom').isVisible()).toBe(false)
  await wide.close()
})

test('deletes the drawings of diagrams that a page no longer contains, and draws those whose file is missing', async () => {
  const block = (label: string) => `\`\`\`mermaid\nflowchart LR\n  A[${label}] --> B\n\`\`\`\n`
  const site = await siteWithPackages({
    'site.config.ts': `import { defineConfig } from '@docs-engine/cli'
import { mermaid } from '@docs-engine/mermaid'
export default defineConfig({ title: 'Test', samples: false, offline: true, plugins: [mermaid({ prerender: true })] })
`,
    'content/index.md': `# Home\n\n${block('One')}\n${block('Two')}`,
    'content/index-2.md': `# Other\n\n${block('One')}`,
    'content/_diagrams/index-12345678.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
  })
  const { executablePath } = await launchOptions()
  const build = async (environment: { CI?: string; CHROME_PATH: string }) => {
    const built = await run(site.root, ['build'], environment)
    expect(built, built.stderr).toMatchObject({ exitCode: 0 })
    return site.list('content/_diagrams')
  }
  const drawn = await build({ CHROME_PATH: executablePath })
  expect(drawn).toHaveLength(4)

  site.write({ 'content/index.md': `# Home\n\n${block('One] [')}` })
  const mistaken = await run(site.root, ['build'], { CHROME_PATH: executablePath })
  expect(mistaken.exitCode, mistaken.stderr).toBe(1)
  expect(site.list('content/_diagrams')).toEqual(drawn)

  const removed = drawn.find((file) => site.read(`content/_diagrams/${file}`).includes('>Two</text>'))

  site.write({ 'content/index.md': `# Home\n\n${block('One')}` })
  expect(await build({ CI: 'true', CHROME_PATH: executablePath })).toEqual(drawn)
  site.write({ 'content/index.md': `# Home\n\nEdited.\n\n${block('One')}` })
  const kept = await build({ CHROME_PATH: executablePath })
  expect(kept).toEqual(drawn.filter((file) => file !== removed))

  site.write({ [`content/_diagrams/${kept.find((file) => file.startsWith('index-2-'))}`]: null })
  expect(await build({ CHROME_PATH: executablePath })).toEqual(kept)
})
