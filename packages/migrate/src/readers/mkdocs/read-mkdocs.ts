import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { UserError } from '@docs-engine/cli/internal'
import matter from 'gray-matter'
import { isFile } from '../../util/list-files.ts'
import { type Options, toArray, toRecord } from '../../util/values.ts'

export interface MkDocsConfig {
  /** The folder that contains `mkdocs.yml`. */
  folder: string
  file: string
  config: Options
  /** Markdown extensions and plugins by name, with their options. */
  extensions: Map<string, Options>
  plugins: Map<string, Options>
  /** Whether pymdownx derives the heading IDs. Its IDs keep non-ASCII letters. */
  hasUnicodeSlugs: boolean
}

/** Reads `mkdocs.yml`, and merges it with the file that `INHERIT` names. */
export function readMkDocs(folder: string): MkDocsConfig {
  const file = ['mkdocs.yml', 'mkdocs.yaml'].map((name) => join(folder, name)).find(isFile)
  if (!file) throw new UserError(`No \`mkdocs.yml\` in \`${folder}\`.`, 'Pass the folder that contains it.')
  const config = readYaml(file)
  const text = readFileSync(file, 'utf8')
  return {
    folder,
    file,
    config,
    extensions: byName(config.markdown_extensions),
    plugins: byName(config.plugins ?? ['search']),
    hasUnicodeSlugs: /\btoc:\s[\s\S]{0,300}?slugify:\s*!!python\/\S*pymdownx/.test(text),
  }
}

function readYaml(file: string, depth = 0): Options {
  let value: Options
  try {
    const text = withoutTags(readFileSync(file, 'utf8'))
    // Like Python's parser, use the last value of a key that occurs twice.
    value = toRecord(matter(`---\n${text}\n---\n`, { json: true } as never).data)
  } catch (error) {
    throw new UserError(`\`${basename(file)}\` can’t be read: ${(error as Error).message}`, 'Fix it, then try again.')
  }
  const parent = typeof value.INHERIT === 'string' ? resolve(dirname(file), value.INHERIT) : undefined
  return parent && isFile(parent) && depth < 5 ? { ...readYaml(parent, depth + 1), ...value } : value
}

/** Removes Python-specific YAML tags, so that their values are parsed as plain strings, lists, and maps. */
function withoutTags(yaml: string): string {
  return yaml
    .replace(/\r\n?/g, '\n')
    .replace(/^---[ \t]*$/gm, '')
    .replace(/!!python\/name:([\w.]+)(?:[ \t]*(''|""))?/g, (_, name: string) => JSON.stringify(name))
    .replace(/!!python\/\S+/g, '')
    .replace(/!(?:ENV|relative|config_dir|docs_dir)\b/g, '')
}

/** Returns the options of extensions or plugins by name. The setting is either a list (`- toc: { … }`) or a map (`toc: { … }`). */
function byName(value: unknown): Map<string, Options> {
  const entries: [string, unknown][] = Array.isArray(value)
    ? toArray(value).flatMap((entry) =>
        typeof entry === 'string' ? [[entry, {}] as [string, unknown]] : Object.entries(toRecord(entry)),
      )
    : Object.entries(toRecord(value))
  return new Map(
    entries.map(([name, options]) => [
      name.replace(/^(?:markdown\.extensions|material(?:x)?)[./]/, ''),
      toRecord(options),
    ]),
  )
}
