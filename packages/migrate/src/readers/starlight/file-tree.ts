import { lose, type OldPage } from '../../model/old-site.ts'
import { type MaskedPart, unmask } from '../../util/mask-code.ts'
import { iconsTodo, showIcon } from './show-icon.ts'
import type { StarlightContext } from './starlight-context.ts'

/** Adds the icons of files and folders to the list of a file tree. */
export function withFileIcons(
  list: string,
  page: OldPage,
  context: Pick<StarlightContext, 'site' | 'icons' | 'fileIcon'>,
  parts: readonly MaskedPart[],
  at: string,
): string {
  const { site, icons, fileIcon } = context
  if (!icons.has('seti:folder')) {
    const reason = 'The icons of the file tree aren’t shown.'
    lose(page, site, { kind: 'component', name: 'icons', reason, todo: iconsTodo }, at)
    return list
  }
  const lines = list.split('\n')
  const indentOf = (line = '') => /^([ \t]*)[-*+][ \t]/.exec(line)?.[1]?.length ?? -1
  return lines
    .map((line, index) => {
      const [, start, entry = ''] = /^([ \t]*[-*+][ \t]+)(\S.*)$/.exec(line) ?? []
      const name = nameIn(unmask(entry, parts))
      if (start === undefined || /^(?:\.{3}|…)$/.test(name)) return line
      const next = lines.slice(index + 1).find((other) => indentOf(other) >= 0)
      const isFolder = name.endsWith('/') || indentOf(next) > indentOf(line)
      const own = isFolder ? 'seti:folder' : (fileIcon(name) ?? '')
      return `${start}${showIcon(icons.has(own) ? own : 'seti:default', page, context, at)} ${entry}`
    })
    .join('\n')
}

/** Returns the name of a file or folder. A comment can follow it. */
function nameIn(entry: string): string {
  const [, , marked] = /^(\*\*|__|`+)(.+?)\1/.exec(entry) ?? []
  return marked ?? /^\S+/.exec(entry)?.[0] ?? ''
}
