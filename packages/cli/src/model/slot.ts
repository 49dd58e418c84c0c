/** A part of a page that needs data from outside the page: the declaration of an export, or an inlined SVG file. */
export interface Slot {
  kind: 'diagram' | 'signature'
  data: Record<string, string | undefined>
}
