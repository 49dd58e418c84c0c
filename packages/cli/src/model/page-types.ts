/** By the line of a fence: start and end of a name in the shown code, its type, and the page about what it names. */
export type PageTypes = Record<number, [start: number, end: number, type: string, href?: string][]>
