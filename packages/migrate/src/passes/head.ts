import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { UserConfig } from '@docs-engine/cli/internal'
import type { OldSite } from '../model/old-site.ts'
import { textOf, toRecord } from '../util/values.ts'

type HeadElement = NonNullable<UserConfig['head']>[number]

/** Converts elements of the `<head>`. The favicon becomes a setting of its own, and tags that the engine writes itself are left out. */
export function headOf(
  entries: readonly { tag?: unknown; attributes?: unknown; content?: unknown }[],
  site: OldSite,
  file: string,
): { favicon?: string; elements: HeadElement[] } {
  let favicon: string | undefined
  const elements: HeadElement[] = []
  for (const entry of entries) {
    const tag = String(entry.tag)
    const attributes = Object.fromEntries(
      Object.entries(toRecord(entry.attributes))
        .filter(([, value]) => value !== undefined && value !== false)
        .map(([name, value]) => [name, value === '' || value === true ? true : String(value)]),
    )
    const own = String(attributes.name ?? attributes.property ?? '')
    if (tag === 'link' && /\bicon$/.test(String(attributes.rel)) && String(attributes.href).startsWith('/')) {
      favicon ??= publicFile(String(attributes.href), site)
      continue
    }
    if (
      tag === 'meta' &&
      /^(?:og:(?:title|type|url|description|site_name|locale|image.*)|twitter:.*|description|viewport|charset|generator)$/.test(
        own,
      )
    ) {
      site.warnings.omit(`meta tag \`${own}\``)
      continue
    }
    if (
      !['link', 'meta', 'script', 'noscript', 'style'].includes(tag) ||
      Object.keys(attributes).some((name) => /^(?:on|style$)/i.test(name))
    ) {
      const reason = `The element \`<${tag}>\` in the \`<head>\` can’t be imported.`
      const todo = 'Write it without event handlers and inline styles, and add it to `head` in `site.config.ts`.'
      site.warnings.add({ kind: 'configuration', name: `<${tag}>`, reason, file, todo })
      continue
    }
    elements.push({
      tag: tag as HeadElement['tag'],
      ...(Object.keys(attributes).length > 0 && { attributes }),
      ...(textOf(entry.content) && { content: String(entry.content) }),
    })
  }
  return { ...(favicon && { favicon }), elements }
}

function publicFile(path: string, site: OldSite): string | undefined {
  const own = site.baseUrl !== '/' && path.startsWith(site.baseUrl) ? path.slice(site.baseUrl.length - 1) : path
  return site.publicFolders.some((folder) => existsSync(join(folder, own))) ? own : undefined
}
