/**
 * The content inside the frame: the page's text, a loading screen, or an error.
 *
 * During hydration, `html` isn't a real string but an object that reads the text from the document (`adoptedHtml`). Pass it to React
 * unchanged, so that the existing text is kept.
 */
export type View =
  | { kind: 'page'; html: string }
  | { kind: 'loading'; showSpinner: boolean }
  | { kind: 'error'; message: string; onRetry: () => void }
