/** Code that only runs after a click or a change in another tab. The first such event loads this chunk. */
export { chooseLanguage, showStoredLanguage } from '../features/code/code-language.ts'
export { nextColorMode, showStoredColorMode } from '../features/color-mode/color-mode.ts'
export { finishCopying, textToCopy } from '../features/copy/copy.ts'
export { toggleDrawer } from '../features/drawer/drawer.ts'
