/** What happens on a click only. It is loaded by the first one. */
export { chooseLanguage, showStoredLanguage } from './code-language.ts'
export { copyCode } from './copy-code.ts'
export { copyPage } from './copy-page.ts'
export { zoomImage } from './image-zoom.ts'
