/**
 * The types of the names in a page's code blocks, by the line of the block in the source. An entry contains the start
 * and end of the name in the shown code, its type, and a link to the page that documents it.
 */
export type PageTypes = Record<number, [start: number, end: number, type: string, href?: string][]>
