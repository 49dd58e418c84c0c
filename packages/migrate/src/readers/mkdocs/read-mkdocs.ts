import { readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { UserError } from '@docs-engine/cli/internal'
import { parseDocument, visit } from 'yaml'
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
  // Like Python's parser, use the last value of a key that occurs twice. The tags of MkDocs and Python, such as `!ENV`, are only warnings.
  const document = parseDocument(readFileSync(file, 'utf8'), { version: '1.1', uniqueKeys: false })
  const [error] = document.errors
  if (error) throw new UserError(`\`${basename(file)}\` can’t be read: ${error.message}`, 'Fix it, then try again.')
  visit(document, {
    Scalar(_, node) {
      // The name of a Python function is part of the tag: `!!python/name:material.extensions.emoji.twemoji`.
      const [, name] = /\bpython\/name:(.+)$/.exec(node.tag ?? '') ?? []
      if (name) node.value = name
    },
  })
  const value = toRecord(document.toJS())
  const parent = typeof value.INHERIT === 'string' ? resolve(dirname(file), value.INHERIT) : undefined
  return parent && isFile(parent) && depth < 5 ? { ...readYaml(parent, depth + 1), ...value } : value
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
