/** Bundles the engine into a folder. */
export function bundle(outdir: string): Promise<void>
/** Folder of a bundle made from the sources as they are now. */
export function upToDateBundle(): Promise<URL>
