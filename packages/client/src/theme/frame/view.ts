/**
 * What stands where the page's text belongs.
 *
 * While hydrating `html` is not a string but an object which turns into one when it is asked: the text in the document is
 * adopted as it stands. It is handed to React as it is, by an element of its own for each page.
 */
export type View =
  | { kind: 'page'; html: string }
  | { kind: 'loading'; showSpinner: boolean }
  | { kind: 'error'; message: string; onRetry: () => void }
