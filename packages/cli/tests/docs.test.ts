import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { withTables } from '../bench/readme.mjs'
import { schemaKeys } from '../src/config/schema-keys.ts'
import { siteConfigSchema } from '../src/model/config-schema.ts'
import { frontMatterSchema } from '../src/model/front-matter-schema.ts'
import { run } from './support/temp-site.ts'

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8')

test('documents every key of the configuration in the README', () => {
  const table = read('../../../README.md').split('## Configuration')[1]!.split('\n## ')[0]!
  const missing = schemaKeys(siteConfigSchema, []).flatMap((key) => {
    const row = table.split('\n').find((line) => line.startsWith('|') && line.split('|')[1]!.includes(`\`${key}\``))
    if (!row) return [key]
    return schemaKeys(siteConfigSchema, [key])
      .filter((inner) => !new RegExp(`\\b${inner}\\b`).test(row))
      .map((inner) => `${key}.${inner}`)
  })
  expect(missing).toEqual([])
})

test('documents every key of the front matter in the writing guide', () => {
  const guide = read('../docs/authoring.md')
  expect(schemaKeys(frontMatterSchema, []).filter((key) => !new RegExp(`\\b${key}\\b`).test(guide))).toEqual([])
})

test('documents every command and option of --help in the README', async () => {
  const section = read('../../../README.md').split('## Commands')[1]!.split('\n## ')[0]!
  const options = async (command: string) => {
    const { stdout } = await run(process.cwd(), [command, '--help'])
    return [...stdout.matchAll(/^ {2}(?:-\w, )?(--[\w-]+)/gm)]
      .map((match) => match[1]!)
      .filter((name) => name !== '--help')
  }
  const { stdout } = await run(process.cwd(), ['--help'])
  const commands = [...stdout.split('Commands:')[1]!.matchAll(/^ {2}(\w+)/gm)]
    .map((m) => m[1]!)
    .filter((name) => name !== 'help')
  const missing: string[] = []
  for (const command of commands) {
    const line = section.split('\n').find((text) => text.startsWith(`docs ${command}`))
    if (!line) missing.push(command)
    else
      missing.push(
        ...(await options(command)).filter((name) => !line.includes(name)).map((name) => `${command} ${name}`),
      )
  }
  expect(missing).toEqual([])
})

test('quotes measured figures in the README', () => {
  const results = new URL('../bench/results.json', import.meta.url)
  const readme = read('../../../README.md')
  if (existsSync(results)) expect(withTables(readme, JSON.parse(readFileSync(results, 'utf8')))).toBe(readme)
  else expect(readme).toContain('<!-- bench -->\n<!-- /bench -->')
})
