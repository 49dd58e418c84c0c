/**
 * Creates a function to call for new text. If the text contains images or diagrams that can be enlarged, the function loads the code for
 * enlarging them, and prepares the images.
 */
export function createLazyImageZoom(): (root: ParentNode) => void {
  let zoom: Promise<typeof import('./image-zoom.ts')> | undefined
  return (root) => {
    if (!root.querySelector('[data-zoom]')) return
    zoom ??= import('./image-zoom.ts').then((module) => {
      module.startImageZoom()
      return module
    })
    zoom.then(({ prepareImages }) => prepareImages(root))
  }
}
