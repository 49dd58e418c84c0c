import { existsSync, readFileSync } from 'node:fs'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { type ComponentType, createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { onTestFinished } from 'vitest'
import { startApp } from './app'
import { recordTexts, startBrowser } from './browser'

/** Opens a page with a single island, which is rendered and hydrated as on the site. */
export async function openIsland(
  name: string,
): Promise<{ page: Page; problems: string[]; texts(): Promise<string[]> }> {
  const folder = await mkdtemp(join(tmpdir(), 'docs-island-'))
  const content = join(import.meta.dirname, '..')
  const island: { default: ComponentType } = await import(`../_components/${name}.tsx`)
  const html = renderToString(createElement(island.default))
  const css = [
    '../packages/client/src/theme/styles/tokens.css',
    `_components/${name}.css`,
    '_components/store-demo.css',
  ]
    .map((file) => join(content, file))
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  await mkdir(join(folder, 'src'))
  await writeFile(
    join(folder, 'index.html'),
    `<!doctype html><html lang="en"><head><title>Island</title><style>${css}</style></head><body><main><h1>Island</h1><div id="root">${html}</div></main>
<script type="module" src="/src/main.tsx"></script></body></html>`,
  )
  await writeFile(
    join(folder, 'src/main.tsx'),
    `import { hydrateRoot } from 'react-dom/client'
import Island from ${JSON.stringify(join(content, '_components', name))}
hydrateRoot(document.getElementById('root')!, <Island />)`,
  )
  const app = await startApp(folder)
  const context = await (await startBrowser()).newContext()
  const page = await context.newPage()
  onTestFinished(async () => {
    await context.close()
    await app.close()
  })
  const problems: string[] = []
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('request', (request) => request.url().startsWith(app.url) || problems.push(`request ${request.url()}`))
  const texts = await recordTexts(page)
  await page.goto(app.url)
  return { page, problems, texts }
}

/** Returns the accessibility problems that axe finds on the page. */
export async function violations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
}

/** Presses Tab until the control with the given name has the focus. Throws after 20 attempts. */
export async function tabTo(page: Page, name: string) {
  for (let i = 0; i < 20; i++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
    if (focused === name) return
  }
  throw new Error(`No control with the name "${name}" was reached with the Tab key`)
}
