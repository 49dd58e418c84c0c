import type { OutputFile as EsbuildFile } from 'esbuild'

/** A file of the bundle. */
export type BundleOutput = Pick<EsbuildFile, 'path' | 'contents'>
