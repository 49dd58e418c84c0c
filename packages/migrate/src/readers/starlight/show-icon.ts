import type { OldPage, OldSite } from '../../model/old-site.ts'
import { loseIcon } from '../../passes/losses.ts'
import type { StarlightContext } from './starlight-context.ts'

export const iconsTodo = 'Install the packages of the old site, and run the command again.'

/** Returns the element of an icon, or an empty string if Starlight isn't installed or doesn't have the icon, which is reported. */
export function showIcon(
  name: string,
  page: OldPage,
  { site, icons }: Pick<StarlightContext, 'site' | 'icons'>,
  at = name,
  options: Parameters<OldSite['icons']['show']>[2] = {},
): string {
  const svg = icons.get(name)
  return svg === undefined ? loseIcon(name, page, site, at, iconsTodo) : site.icons.show(name, svg, options)
}
