import { keepInPlace } from '../../platform/keep-in-place.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

/** Key of the chosen language in `localStorage`. */
const storageKey = 'docs-code-language'

/** Switches the whole site, in all browser tabs, to the language of a `[data-set-language]` button. CSS shows the matching code. */
export function chooseLanguage(button: HTMLElement): void {
  const language = button.dataset.setLanguage!
  writeStored(storageKey, language)
  show(language, button)
}

/** Shows code in the stored language, which may have changed in another browser tab. Default: TypeScript. */
export function showStoredLanguage(): void {
  show(readStored(storageKey) === 'js' ? 'js' : 'ts')
}

function show(language: string, anchor?: Element): void {
  keepInPlace(() => {
    document.documentElement.dataset.codeLanguage = language
  }, anchor)
}
