/**
 * The types of the names in a page's code blocks, by the line of the block in the source. For each name, contains its
 * start and end offsets in the shown code, its type, and the URL of the page that documents the name.
 */
export type PageTypes = Record<number, [start: number, end: number, type: string, href?: string][]>
