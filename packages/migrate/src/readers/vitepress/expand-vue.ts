import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { staticExpression } from '../../foreign/static-expression.ts'
import type { OldPage } from '../../model/old-site.ts'
import { expandElements } from '../../util/expand-elements.ts'
import { dedent, type JsxElement } from '../../util/jsx-elements.ts'
import { isFile } from '../../util/list-files.ts'
import type { VueRenderer } from './render-vue.ts'

/** Names of components, which start with an uppercase letter or contain a hyphen. */
const opening = /<([A-Z]\w*|[a-z]+(?:-[a-z0-9]+)+)(?=[\s/>])/g

/** What a page's `<script setup>` imports, by its name on the page. */
interface PageImports {
  /** Absolute paths of components. */
  components: Map<string, string>
  /** The texts of files that are imported with `?raw`, and the paths of images. */
  values: Map<string, string>
}

export interface Expanded {
  text: string
  /** The components that can't be rendered: name → reason. */
  failures: ReadonlyMap<string, string>
}

/** Replaces Vue components of the site with what they render. Code must be masked, and the page's scripts must still be there. */
export async function expandVue(text: string, page: OldPage, renderer: VueRenderer): Promise<Expanded> {
  const { components, values } = importsOf(text, dirname(page.file))
  const failures = new Map<string, string>()
  const fileOf = (name: string) => components.get(name) ?? renderer.globalFile(name)
  const expanded = await expandElements(text, {
    opening,
    isOwn: (name) => fileOf(name) !== undefined,
    render: async (element, isBlock) => {
      const properties = propertiesOf(element, values)
      if (typeof properties === 'string') {
        failures.set(element.name, properties)
        return undefined
      }
      const slot = element.inner?.trim()
        ? { text: dedent(element.inner), isBlock: isBlock && /^[ \t]*\n/.test(element.inner) }
        : undefined
      const result = await renderer.render(fileOf(element.name)!, properties, slot, page)
      if ('text' in result) return result.text
      failures.set(element.name, result.failure)
      return undefined
    },
  })
  return { text: expanded, failures }
}

/** Returns the properties that a page passes to a component, or the reason why they aren't known. */
function propertiesOf(
  { attributes, inner }: JsxElement,
  values: PageImports['values'],
): Record<string, unknown> | string {
  if (inner && /<template\b/.test(inner)) return 'the page passes it several slots'
  const properties: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(attributes)) {
    if (/^(?:v-|#|@)/.test(name)) return `the page uses \`${name}\``
    if (!name.startsWith(':')) {
      properties[name] = value === true ? '' : value
      continue
    }
    const known = staticExpression(String(value), values)
    if (!known) return `\`${name}\` depends on code in the page`
    properties[name.slice(1)] = known.value
  }
  return properties
}

function importsOf(text: string, folder: string): PageImports {
  const imports: PageImports = { components: new Map(), values: new Map() }
  for (const [, code = ''] of text.matchAll(/^<script\b[^>]*>([\s\S]*?)<\/script>/gim))
    for (const [, name = '', path = '', query] of code.matchAll(
      /\bimport\s+(\w+)\s+from\s+['"](\.[^'"?]*)(\?\w+)?['"]/g,
    )) {
      const file = join(folder, path)
      if (!isFile(file)) continue
      if (query === '?raw') imports.values.set(name, readFileSync(file, 'utf8'))
      else if (path.endsWith('.vue')) imports.components.set(name, file)
      else if (/\.(?:png|jpe?g|gif|webp|avif|svg)$/.test(path)) imports.values.set(name, path)
    }
  return imports
}
