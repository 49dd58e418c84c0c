/** By line of a code block: start and end of a name in the shown code, its type, and the page that documents it. */
export type PageTypes = Record<number, [start: number, end: number, type: string, href?: string][]>
