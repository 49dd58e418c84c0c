/** The icons that the site shows: name → contents of an SVG element. The import writes them. */
export const icons: Record<string, string> = {}
