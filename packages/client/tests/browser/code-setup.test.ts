import { expect, test } from 'vitest'
import { foreignSite } from '../support/foreign-site.ts'
import { setStage } from '../support/stage.ts'

const stage = setStage({
  site: {
    ...foreignSite(),
    'content/setup.md': `# Setup

\`\`\`ts prelude
interface Lamp {
  oil: number
}
const lamp = { oil: 1 } as Lamp
\`\`\`

\`\`\`ts
console.log(lamp.oil) // [!code --]
console.log(lamp)
\`\`\`

\`\`\`js {2}
function fill(oil) {
  // ---cut-start---
  check(oil)
  // ---cut-end---
  return oil
}
// ---cut-after---
fill(1)
\`\`\`
`,
    'content/install.md': `# Install

\`\`\`sh npm2yarn
npm install lamps
\`\`\`

Then add the wicks, and [update](update.md) the lamps.

\`\`\`sh npm2yarn
npm install --save-dev wicks
\`\`\`

::::tabs{group=package-manager}
:::tab[npm]
Runs lamps with npm.
:::
:::tab[pnpm]
Runs lamps with pnpm.
:::
::::
`,
    'content/update.md': '# Update\n\n```sh npm2yarn\nnpm install lamps@latest\n```\n',
  },
})
const options = { permissions: ['clipboard-read', 'clipboard-write'] }

test('setup lines are hidden at first, and can be shown with the keyboard', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/setup'))
  const setup = page.locator('.code-setup').first()
  const summary = setup.locator('summary')
  expect(await summary.textContent()).toBe('Show 4 lines of setup')
  expect(await setup.locator('pre').isVisible()).toBe(false)
  await summary.focus()
  await page.keyboard.press('Enter')
  expect(await setup.locator('pre').textContent()).toContain('const lamp = { oil: 1 } as Lamp')
  const color = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).color)
  expect(await color('.code-setup pre .k')).toBe(await color('.code > pre .k, .k'))
})

test('the chosen package manager applies to all commands on the site, and is kept', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/install'))
  await page.getByText('npm install lamps', { exact: true }).waitFor()
  await page.getByRole('tab', { name: 'pnpm' }).nth(1).click()
  for (const command of ['pnpm add lamps', 'pnpm add --save-dev wicks', 'Runs lamps with pnpm.'])
    await page.getByText(command, { exact: true }).waitFor()
  await expect.poll(() => page.getByText('npm install lamps', { exact: true }).isVisible()).toBe(false)
  const selected = page.getByRole('tab', { selected: true })
  await expect.poll(() => selected.allTextContents()).toEqual(['pnpm', 'pnpm', 'pnpm'])
  await page.getByRole('link', { name: 'update', exact: true }).click()
  await page.getByText('pnpm add lamps@latest', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('pnpm add lamps@latest', { exact: true }).waitFor()
  // The custom tabs have no Yarn tab, so they keep their selection.
  await open(stage.url('/install'))
  await page.getByRole('tab', { name: 'Yarn' }).first().click()
  await page.getByText('yarn add --dev wicks', { exact: true }).waitFor()
  await expect.poll(() => selected.allTextContents()).toEqual(['Yarn', 'Yarn', 'pnpm'])
})

test('setup lines can be shown without JavaScript', async () => {
  const { page } = await stage.tab({ javaScriptEnabled: false })
  await page.goto(stage.url('/setup'))
  const setup = page.locator('.code-setup').first()
  await setup.locator('summary').click()
  expect(await setup.locator('pre').isVisible()).toBe(true)
})

test('the copy button copies the complete file in the visible language', async () => {
  const { page, open } = await stage.tab(options)
  await open(stage.url('/setup'))
  const copied = async (index: number) => {
    await page.evaluate(() => navigator.clipboard.writeText(''))
    const button = page.locator('.code-copy').nth(index)
    await button.hover()
    await button.click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).not.toBe('')
    return page.evaluate(() => navigator.clipboard.readText())
  }
  expect(await copied(0)).toBe(`interface Lamp {
  oil: number
}
const lamp = { oil: 1 } as Lamp

console.log(lamp)`)
  expect(await copied(1)).toBe(`function fill(oil) {
  check(oil)
  return oil
}
fill(1)`)
  await page.locator('[data-set-language=js]').first().click()
  await expect.poll(() => page.locator('html').getAttribute('data-code-language')).toBe('js')
  expect(await copied(0)).toBe('const lamp = { oil: 1 }\n\nconsole.log(lamp)')
})

test('setup lines are printed without the summary that shows them', async () => {
  const { page, open } = await stage.tab()
  await open(stage.url('/setup'))
  await page.emulateMedia({ media: 'print' })
  const setup = page.locator('.code-setup').first()
  expect(await setup.locator('summary').isVisible()).toBe(false)
  expect(await setup.locator('pre').isVisible()).toBe(true)
})
