/** The folder of the generated fonts. */
export const folder: string
/** Generates the web fonts. Returns their contents by file name. */
export function fonts(): Promise<Map<string, Buffer>>
