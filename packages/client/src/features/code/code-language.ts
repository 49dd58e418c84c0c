import { keepInPlace } from '../../platform/keep-in-place.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

/** Name in the browser's storage. */
const storageKey = 'docs-code-language'

/** Shows the language of a button `[data-set-language]` on the whole site, in all tabs. CSS does the rest. */
export function chooseLanguage(button: HTMLElement): void {
  const language = button.dataset.setLanguage!
  writeStored(storageKey, language)
  show(language, button)
}

/** Follows another tab. */
export function showStoredLanguage(): void {
  show(readStored(storageKey) === 'js' ? 'js' : 'ts')
}

function show(language: string, anchor?: Element): void {
  keepInPlace(() => {
    document.documentElement.dataset.codeLanguage = language
  }, anchor)
}
