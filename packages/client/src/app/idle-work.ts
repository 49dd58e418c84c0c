import { prepareScrollBoxes } from '../features/scroll-boxes/scroll-boxes.ts'

/** Prepares newly added text for features that can wait until the browser is idle. */
export function prepareText(root: ParentNode): void {
  prepareScrollBoxes()
  if (root.querySelector('[data-kind=not-found]'))
    import('../features/not-found/nearest-routes.ts').then((notFound) => notFound.suggestRoutes())
}
