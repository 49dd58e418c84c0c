/** Code that only runs after a click. The first click loads this chunk. */
export { chooseLanguage, showStoredLanguage } from '../features/code/code-language.ts'
export { copyCode } from '../features/code/copy-code.ts'
export { copyPage } from '../features/copy-page/copy-page.ts'
export { zoomImage } from '../features/image-zoom/image-zoom.ts'
