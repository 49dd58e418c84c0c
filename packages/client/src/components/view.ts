/**
 * What stands where the page's text belongs.
 *
 * `html` is given once per page and is empty while hydrating: the text in the document is adopted as it stands. React sets
 * `innerHTML` again for every new `{ __html }` object, so the element that draws it keeps one object per page (`useMemo`)
 * and has the page's path as its key.
 */
export type View =
  | { kind: 'page'; html: string }
  | { kind: 'loading'; showSpinner: boolean }
  | { kind: 'error'; message: string; onRetry: () => void }
