/** Bundles the engine into a folder. */
export function bundle(outdir: string): Promise<void>
/** Returns the URL of the folder that contains a bundle of the current sources. Creates the bundle if it doesn't exist. */
export function upToDateBundle(): Promise<URL>
