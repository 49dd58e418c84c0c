import AxeBuilder from '@axe-core/playwright'
import type { Page } from 'playwright-core'

/** Rules that depend on the color mode. They take most of the time of an analysis, above all for the many elements of code blocks. */
const colorRules = ['color-contrast', 'link-in-text-block']

/**
 * What axe finds on the page, a line each.
 *
 * @param options.rules The rules about color only, or all others. Default: all rules.
 * @param options.exclude Selector of the parts of the page to leave out.
 */
export async function violations(
  page: Page,
  { rules = 'all', exclude }: { rules?: 'all' | 'colors' | 'others'; exclude?: string } = {},
): Promise<string[]> {
  // The pages have no frames, so the legacy mode is enough. The other one opens a second tab for each analysis. Only experimental rules
  // need style sheets that are loaded once more.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'], preload: false })
  if (rules === 'colors') axe.withRules(colorRules)
  if (rules === 'others') axe.disableRules(colorRules)
  if (exclude) axe.exclude(exclude)
  const result = await axe.analyze()
  return result.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target.join(' ')}`))
}

/** Shows the page in a color mode, as the reader's choice does. */
export function setMode(page: Page, mode: 'light' | 'dark'): Promise<void> {
  return page.evaluate((theme) => {
    document.documentElement.dataset.theme = theme
  }, mode)
}
