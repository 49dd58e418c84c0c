/**
 * What stands where the page's text belongs.
 *
 * `html` is empty while hydrating: the text in the document is adopted as it stands. The element that draws it has the
 * page's path as its key, so that each page gets an element of its own.
 */
export type View =
  | { kind: 'page'; html: string }
  | { kind: 'loading'; showSpinner: boolean }
  | { kind: 'error'; message: string; onRetry: () => void }
