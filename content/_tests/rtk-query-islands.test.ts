import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { openIsland, tabTo, violations } from './islands'
import { titledFences } from './titled-fences'

describe('the live examples of RTK Query work with the keyboard', () => {
  test('TagInvalidation refetches entries that are in use, and removes unused ones', async () => {
    const { page, problems, texts } = await openIsland('TagInvalidation')
    const entry = (name: string) => page.getByRole('listitem').filter({ has: page.getByText(name, { exact: true }) })
    await entry('getChannels()').getByText('up to date').waitFor()
    await entry('getChannel(1)').getByText('general').waitFor()

    await entry('getChannel(2)').getByText('support').waitFor()

    await texts()
    await tabTo(page, 'Rename channel 1')
    await page.keyboard.press('Enter')
    await entry('getChannel(1)').getByText('lobby').waitFor()
    await entry('getChannels()').getByText('lobby, support').waitFor()
    const shown = (await texts()).join()
    expect(shown).toContain('getChannels()fetching')
    expect(shown).toContain('getChannel(1)fetching')
    expect(shown).not.toContain('getChannel(2)fetching')

    await tabTo(page, 'getChannel(1) is in use')
    await page.keyboard.press('Space')
    await entry('getChannel(1)').getByText('unused').waitFor()
    await page.getByRole('button', { name: 'Rename channel 1' }).press('Enter')
    await entry('getChannel(1)').getByText('not in the cache').waitFor()
    await entry('getChannels()').getByText('general, support').waitFor()

    await page.getByRole('button', { name: 'Create a channel' }).press('Enter')
    await entry('getChannels()').getByText('design').waitFor()
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('OptimisticUpdate shows a change before the server has saved it, and undoes it if the request fails', async () => {
    const { page, problems, texts } = await openIsland('OptimisticUpdate')
    const random = page.getByRole('row', { name: '#random' })
    const box = random.getByRole('checkbox')
    const saved = random.getByRole('cell').last()

    await expect.poll(() => box.isEnabled()).toBe(true)
    await tabTo(page, 'Mute #random')
    await page.keyboard.press('Space')
    await page.getByText('saved on the server').waitFor()
    await expect.poll(() => saved.textContent()).toBe('muted')
    expect((await texts()).join()).toContain('#randommutednot muted')

    await page.getByLabel('The server fails').press('Space')
    await box.press('Space')
    await page.getByText('the change was undone').waitFor()
    expect((await texts()).join()).toContain('#randomnot mutedmuted')
    await expect.poll(() => box.isChecked()).toBe(true)
    await expect.poll(() => saved.textContent()).toBe('muted')
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  })

  test('InfiniteList loads pages at both ends, keeps three of them, and refetches them one after another', async () => {
    const { page, problems } = await openIsland('InfiniteList')
    const params = page.locator('code').first()
    await page.getByText('Message 40').waitFor()
    await expect.poll(() => params.textContent()).toBe('[40]')

    const older = page.getByRole('button', { name: 'Older messages' })
    for (const expected of ['[40,35]', '[40,35,30]', '[35,30,25]']) {
      await older.press('Enter')
      await expect.poll(() => params.textContent()).toBe(expected)
    }
    await page.getByRole('button', { name: 'Newer messages' }).press('Enter')
    await expect.poll(() => params.textContent()).toBe('[40,35,30]')

    await page.getByRole('button', { name: 'Refetch' }).press('Enter')
    await expect.poll(() => page.locator('code').last().textContent()).toMatch(/40, 35, 30$/)
    await page.getByText('3 of at most 3 pages').waitFor()

    await page.getByRole('list', { name: 'Messages' }).press('End')
    await expect.poll(() => params.textContent()).toBe('[35,30,25]')
    expect(await violations(page)).toEqual([])
    expect(problems).toEqual([])
  })
})

test.each([
  ['automated-refetching', 'src/services/channelTags.ts'],
  ['manual-cache-updates', 'src/services/mutedChannels.ts'],
  ['pagination', 'src/services/messageHistory.ts'],
])('%s shows the api slice that its live example runs', (page, title) => {
  const running = readFileSync(join(import.meta.dirname, '../_samples', basename(title)), 'utf8')
  expect(titledFences(`rtk-query/usage/${page}.md`).get(title)).toBe(running)
})
