import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** What axe finds on the page, a line each. Rules about color only, if `onlyColors` is set. */
export async function violations(page: Page, { onlyColors = false } = {}): Promise<string[]> {
  // The pages have no frames, so the legacy mode is enough. The other one opens a second tab for each analysis. Only experimental rules
  // need style sheets that are loaded once more.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })
  if (onlyColors) axe.withRules(['color-contrast', 'link-in-text-block'])
  const result = await axe.analyze()
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Shows the page in a color mode, as the reader's choice does. */
export function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  return page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
  }, mode)
}
