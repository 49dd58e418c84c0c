import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { run, type TempSite, tempSite } from '../../cli/tests/support/temp-site.ts'

export interface ImportedSite {
  site: TempSite
  /** The command's exit code and output. */
  shown: { exitCode: number | null; stdout: string; stderr: string }
  /** The JSON report of the import. */
  report: {
    pages: number
    imported: number
    whole: number
    causes: { kind: string; name: string; reason: string; pages: string[] }[]
    untraced: string[]
    withoutEffect: object
  }
  /** One line per cause of losses, such as `component <Demo>: docs/a.md`. */
  causes: string[]
}

/** Hides an installed MkDocs from the Python of this machine, so that an import has the same result everywhere. */
export function hideMkDocs(site: TempSite): { PYTHONPATH: string } {
  site.write({ 'hidden/mkdocs/__init__.py': 'raise ImportError("hidden")\n' })
  return { PYTHONPATH: join(site.root, 'hidden') }
}

/**
 * Writes the files of a site to `old`, and imports the site to `new`.
 *
 * @param programs Files to make executable. Without any, an installed MkDocs is hidden from the import.
 */
export async function importedSite(
  files: Record<string, string | Uint8Array>,
  environment: Record<string, string> = {},
  programs: readonly string[] = [],
): Promise<ImportedSite> {
  const site = await tempSite({}, { config: null })
  site.write(Object.fromEntries(Object.entries(files).map(([path, text]) => [`old/${path}`, text])))
  for (const path of programs) chmodSync(join(site.root, 'old', path), 0o755)
  const shown = await run(site.root, ['init', 'new', '--from', 'old', '--format', 'json', '--yes'], {
    ...(programs.length === 0 && hideMkDocs(site)),
    ...environment,
  })
  if (!shown.stdout) throw new Error(shown.stderr)
  const report = JSON.parse(shown.stdout) as ImportedSite['report']
  return { site, shown, report, causes: report.causes.map(({ kind, name, pages }) => `${kind} ${name}: ${pages}`) }
}

/** Builds the imported site in `new`, and returns the command's output. */
export async function buildImported(site: TempSite): Promise<string> {
  const built = await site.docs('build', 'new')
  return built.stdout + built.stderr
}
