import { lose, type OldPage, type OldSite } from '../model/old-site.ts'

/** Removes the codes for colors from the output of a terminal. */
export function withoutColors(code: string, site: OldSite): string {
  site.warnings.omit('colors of terminal output')
  // biome-ignore lint/suspicious/noControlCharactersInRegex: Terminals start colors with this character.
  return code.replace(/\u001b\[[\d;]*m/g, '')
}

/** Reports a file that a page includes and that can't be read. Returns the text to show instead, which is empty. */
export function loseInclude(name: string, reason: string, page: OldPage, site: OldSite, at: string): '' {
  lose(page, site, { kind: 'page', name, reason, todo: 'Add its text to the new page.' }, at)
  return ''
}

/** Reports an icon that the old site shows. Returns the text to show instead, which is empty. */
export function loseIcon(
  name: string,
  page: OldPage,
  site: OldSite,
  at: string,
  todo = 'Use an emoji, or put the SVG into `content/_public` and show it as an image.',
): '' {
  const reason = `The icon \`${name}\` isn’t shown.`
  lose(page, site, { kind: 'component', name: 'icons', reason, todo }, at)
  return ''
}
