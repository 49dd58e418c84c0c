/**
 * A part of a page that needs data from outside the page: the declaration of an export, or an inlined SVG file. `data.file` is the path of
 * the partial that contains a diagram.
 */
export interface Slot {
  kind: 'diagram' | 'signature'
  data: Record<string, string | undefined>
}
