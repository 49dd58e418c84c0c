import { readFileSync } from 'node:fs'
import type { MigrationWarnings } from './migration-warnings.ts'

/** A file of the new site: its text, its bytes, or the path of the file to copy. */
export type NewFile = { text: string } | { bytes: Uint8Array } | { from: string }

/** Returns the text of a module or a stylesheet, and nothing for other files. */
export function textsOf(file: NewFile): string[] {
  if ('text' in file) return [file.text]
  return 'from' in file && /\.(?:[cm]?[jt]sx?|css)$/.test(file.from) ? [readFileSync(file.from, 'utf8')] : []
}

export interface MigratedSite {
  /** The files, by their path relative to the new folder. */
  files: Map<string, NewFile>
  /** Folders of the original site. Nothing may be written to them. */
  folders: string[]
  /** The folder that paths in the warnings are relative to. */
  root: string
  warnings: MigrationWarnings
  /** Whether the new site has a generated landing page, because no page at `/` was imported. */
  hasNewHome: boolean
  /** Versions of the npm packages that the new site needs, by name. */
  packages: Record<string, string>
  /** The pages of the original site, and those on which readers miss nothing. The paths are those in the warnings. */
  pages: string[]
  wholePages: string[]
  counts: { pages: number; complete: number; assets: number; components: number; redirects: number }
}
