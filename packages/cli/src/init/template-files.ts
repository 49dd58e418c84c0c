import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { packageFolder } from '../util/package-folder.ts'
import { type TemplateName, templateFolders } from './template-names.ts'

/** Returns the files of a new site, by path. */
export function templateFiles(template: TemplateName, title: string): Record<string, string> {
  return Object.assign({}, ...templateFolders[template].map((folder) => filesIn(folder, title)))
}

/** Returns the files that every site needs in order to be installed and published, by path. */
export function projectFiles(): Record<string, string> {
  return filesIn('shared', '')
}

/** Reads a template folder. Templates are plain files, so that editors highlight them and tests can build them. */
function filesIn(folder: string, title: string): Record<string, string> {
  const root = join(packageFolder, 'templates', folder)
  const files: Record<string, string> = {}
  const entries = readdirSync(root, { recursive: true, withFileTypes: true })
  for (const entry of entries.filter((entry) => entry.isFile())) {
    const path = join(entry.parentPath, entry.name)
    // npm doesn't publish files named `.gitignore`, so the template has a different name.
    const target = relative(root, path)
      .split(sep)
      .join('/')
      .replace(/^gitignore$/, '.gitignore')
    files[target] = withValues(readFileSync(path, 'utf8'), title)
  }
  return Object.fromEntries(Object.entries(files).sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Inserts the title into strings with single quotes (TypeScript) and double quotes (YAML, JSON). */
function withValues(text: string, title: string): string {
  const escaped = JSON.stringify(title).slice(1, -1)
  return text
    .replaceAll(/'\{\{title\}\}'/g, () => `'${escaped.replaceAll('\\"', '"').replaceAll("'", "\\'")}'`)
    .replaceAll('{{title}}', () => escaped)
    .replaceAll('{{version}}', __VERSION__)
}
