import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { commandsOf, detectPackageManager, projectFolders, readJson } from '@docs-engine/cli/internal'
import { textOf, toRecord } from '../../util/values.ts'
import { resolveModule } from './resolve-module.ts'

/** A script in a `package.json` that runs files of the project. */
export interface SiteScript {
  /** The command that runs the script, such as `npm run generate`. */
  command: string
  /** The text of the files that it runs, and of the modules that these import. */
  source: string
}

/** Returns the npm scripts that run files: first the site's own scripts, then the scripts of the project around it. */
export function siteScripts(siteFolder: string): SiteScript[] {
  const folders = projectFolders(siteFolder)
  const { run } = commandsOf(detectPackageManager(folders))
  return folders.flatMap((folder) =>
    Object.entries(scriptsIn(folder)).flatMap(([name, script]) => {
      const files = filesIn(script, folder)
      return files.length > 0
        ? [{ command: `${run} ${name}`, source: files.map((file) => sourceOf(file)).join('\n') }]
        : []
    }),
  )
}

/** Returns the command that builds the site, and so fills the folder `.docusaurus`. */
export function buildCommand(siteFolder: string): string {
  const { run, exec } = commandsOf(detectPackageManager(projectFolders(siteFolder)))
  return scriptsIn(siteFolder).build === undefined ? `${exec} docusaurus build` : `${run} build`
}

/** Whether the scripts that build the site run a program that may generate pages and whose source isn't part of the site. */
export function runsUnknownPrograms(siteFolder: string): boolean {
  const scripts = scriptsIn(siteFolder)
  const seen = new Set<string>()
  const isUnknown = (name: string): boolean => {
    if (seen.has(name)) return false
    seen.add(name)
    return (scripts[name] ?? '').split(/&&|\|\|?|;/).some((command) => {
      const words = command.split(/[\s"']+/).filter((word) => word && !ignoredWord.test(word))
      const [program = ''] = words
      if (program in scripts) return isUnknown(program)
      return program !== '' && !harmless.test(program) && filesIn(command, siteFolder).length === 0
    })
  }
  return ['prebuild', 'build', 'postbuild', 'prestart', 'start'].some(isUnknown)
}

/** Words before the name of a program: variables, options, and commands that run another command. */
const ignoredWord = /^(?:[A-Z_]+=|-|cross-env$|npx$|npm$|yarn$|pnpm$|bun$|bunx$|run$|exec$|env$)/

/** Programs that generate no pages besides those that the import knows. */
const harmless = /^(?:docusaurus(?:-.*)?|tsc|eslint|prettier|rimraf|rm|mkdir|echo|cd)$/

function scriptsIn(folder: string): Record<string, string> {
  const scripts = toRecord(readJson(folder, 'package.json')?.scripts)
  return Object.fromEntries(Object.entries(scripts).map(([name, script]) => [name, textOf(script) ?? '']))
}

function filesIn(script: string, folder: string): string[] {
  return [...script.matchAll(/[\w@./-]+\.(?:[cm]?[jt]s|sh|py)\b/g)]
    .map(([path]) => resolve(folder, path))
    .filter((file) => existsSync(file) && statSync(file).isFile())
}

/** Returns the text of a module of the site, and of the modules of the site that it imports. */
export function sourceOf(file: string, seen = new Set<string>()): string {
  if (seen.has(file)) return ''
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  const imported = [...text.matchAll(/(?:\bfrom\s*|\bimport\s*\(?\s*|\brequire\(\s*)['"](\.[^'"\n]*)['"]/g)]
  return [
    text,
    ...imported.flatMap(([, path]) => {
      const own = resolveModule(join(dirname(file), path!))
      return own && /\.[cm]?[jt]sx?$/.test(own) ? [sourceOf(own, seen)] : []
    }),
  ].join('\n')
}
