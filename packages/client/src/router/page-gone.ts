/** Thrown if the host has no route data for a page, for example because the page has moved. */
export class PageGone extends Error {}
