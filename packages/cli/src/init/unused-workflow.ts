import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

const workflow = '.github/workflows/docs.yml'

/**
 * Removes the workflow if the site is in a subfolder of a Git repository, because GitHub reads workflows only from the root of a repository.
 */
export function withoutUnusedWorkflow(files: Record<string, string>, root: string): Record<string, string> {
  if (!isInRepository(root)) return files
  return Object.fromEntries(Object.entries(files).filter(([path]) => path !== workflow))
}

function isInRepository(root: string): boolean {
  for (let at = dirname(root); ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return true
    if (dirname(at) === at) return false
  }
}
