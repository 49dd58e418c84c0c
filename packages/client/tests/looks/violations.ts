import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'
import { idle } from '../support/page-helpers.ts'

/** Rules that depend on the color mode. They take most of an analysis's time, mainly because code blocks contain many elements. */
const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns the problems that axe finds on the page, one per line.
 *
 * @param options.rules Whether to check only the color rules, only the other rules, or all of them. Default: all rules.
 * @param options.exclude Selector of the parts of the page to leave out.
 */
export async function violations(
  page: Page,
  { rules = 'all', exclude }: { rules?: 'all' | 'colors' | 'others'; exclude?: string } = {},
): Promise<string[]> {
  // After the page was loaded or resized, the client decides in a later frame which boxes are tab stops.
  await idle(page)
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
  // Legacy mode is sufficient because the pages have no frames. The default mode opens a second tab for each analysis. Turn off `preload`,
  // because only experimental rules need to load stylesheets again.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })
  if (rules === 'colors') axe.withRules(colorRules)
  if (rules === 'others') axe.disableRules(colorRules)
  if (exclude) axe.exclude(exclude)
  const result = await axe.analyze()
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Shows the page in a color mode, as if the reader had chosen it. */
export function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  return page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
  }, mode)
}
