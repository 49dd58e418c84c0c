import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { relativePath } from '@docs-engine/shared/relative-path.ts'
import { isLanguageTag } from '../model/edition.ts'
import { packageFolder } from '../util/package-folder.ts'
import { UserError } from '../util/user-error.ts'
import { libraryValues, type OwnLibrary } from './own-library.ts'
import { ownLibraryFolders, type TemplateName, templateFolders } from './template-names.ts'

interface TemplateOptions {
  template: TemplateName
  title: string
  /** The library that contains the site. With the template `library`, the pages are about it. */
  library?: OwnLibrary | undefined
  /** A second language. The pages of all templates are in English. */
  locale?: string | undefined
}

/**
 * Returns the files of a new site, by path.
 *
 * @throws {UserError} If the second language isn't a language tag.
 */
export function templateFiles({ template, title, library, locale }: TemplateOptions): Record<string, string> {
  const own = template === 'library' ? library : undefined
  const values = { title, ...(own && libraryValues(own)) }
  const folders = own ? ownLibraryFolders : templateFolders[template]
  const files = Object.assign({}, ...folders.map((folder) => filesIn(folder, values))) as Record<string, string>
  if (locale !== undefined) files['site.config.ts'] = withLanguage(files['site.config.ts']!, locale)
  return files
}

function withLanguage(config: string, locale: string): string {
  if (!isLanguageTag(locale))
    throw new UserError(`\`${locale}\` isn’t a language tag.`, 'Pass one such as `de`, `pt-BR`, or `zh-Hans`.')
  const languages = `  // The other languages. Pages that aren’t translated show the original.\n  locales: { '${locale}': {} },\n\n`
  return config.replace(/^ {2}\/\/ The origin of the published site/m, (start) => languages + start)
}

/** Returns the files that every site needs in order to be installed and published, by path. */
export function projectFiles(): Record<string, string> {
  return filesIn('shared', {})
}

/** Reads a template folder. Templates are plain files, so that editors highlight them and tests can build them. */
function filesIn(folder: string, values: Record<string, string>): Record<string, string> {
  const root = join(packageFolder, 'templates', folder)
  const files: Record<string, string> = {}
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name)
    // npm doesn't publish files named `.gitignore`, so the template has a different name.
    const target = relativePath(root, path).replace(/^gitignore$/, '.gitignore')
    files[target] = withValues(readFileSync(path, 'utf8'), { version: __VERSION__, ...values })
  }
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Replaces placeholders such as `{{title}}`, also in strings with single quotes (TypeScript) and double quotes (YAML, JSON). */
function withValues(text: string, values: Record<string, string>): string {
  return text
    .replace(/'\{\{(\w+)\}\}'/g, (_, name: string) => {
      return `'${escaped(values[name]!).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
    })
    .replace(/\{\{(\w+)\}\}/g, (_, name: string) => escaped(values[name]!))
}

function escaped(value: string): string {
  return JSON.stringify(value).slice(1, -1)
}
