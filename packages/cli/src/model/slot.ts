/** A part of a page which needs more than the page: the declaration of an export, a file put into the text. */
export interface Slot {
  kind: 'diagram' | 'signature'
  data: Record<string, string | undefined>
}
