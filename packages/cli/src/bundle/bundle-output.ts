import type { OutputFile as EsbuildFile } from 'esbuild'

/** A file that esbuild emitted. */
export type BundleOutput = Pick<EsbuildFile, 'path' | 'contents'>
