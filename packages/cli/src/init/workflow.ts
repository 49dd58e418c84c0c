import { existsSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'

const workflow = '.github/workflows/docs.yml'

/**
 * Moves the workflow to the root of the repository if the site is in a subfolder, because GitHub reads workflows only from there. The new
 * path is relative to the site, such as `../.github/workflows/docs.yml`.
 */
export function placeWorkflow(files: Record<string, string>, root: string): Record<string, string> {
  const repository = repositoryAbove(root)
  const text = files[workflow]
  if (repository === undefined || text === undefined) return files
  const folder = relative(repository, root).split(sep).join('/')
  const path = relative(root, join(repository, workflow)).split(sep).join('/')
  return { ...withoutWorkflow(files), [path]: inSubfolder(text, folder) }
}

export function withoutWorkflow(files: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).filter(([path]) => path !== workflow))
}

export function isWorkflow(path: string): boolean {
  return path.endsWith(workflow)
}

/** Returns the root of the Git repository if the folder is below it. Returns `undefined` if the folder itself may be the root. */
export function repositoryAbove(root: string): string | undefined {
  if (existsSync(join(root, '.git'))) return undefined
  for (let at = dirname(root); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at
    if (dirname(at) === at) return undefined
  }
}

function inSubfolder(text: string, folder: string): string {
  const quoted = (path: string) => (/^[\w./-]+$/.test(path) ? path : JSON.stringify(path))
  return text
    .replace(/^jobs:/m, () => `defaults:\n  run:\n    working-directory: ${quoted(folder)}\njobs:`)
    .replace(/^( +path: )(.+)$/gm, (_, key: string, path: string) => key + quoted(`${folder}/${path}`))
}
