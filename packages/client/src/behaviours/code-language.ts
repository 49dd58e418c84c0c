import { readStored, writeStored } from '../boot/storage.ts'
import { keepInPlace } from './keep-in-place.ts'

const storageKey = 'docs-code-language'

/** Buttons `[data-set-language]` choose between TypeScript and JavaScript for the whole site, in all tabs. CSS does the rest. */
export function installCodeLanguage(): void {
  document.addEventListener('click', (event) => {
    const button = (event.target as Element).closest?.<HTMLElement>('button[data-set-language]')
    const language = button?.dataset.setLanguage
    if (!button || !language) return
    writeStored(storageKey, language)
    show(language, button)
  })
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) show(readStored(storageKey) === 'js' ? 'js' : 'ts')
  })
}

function show(language: string, anchor?: Element): void {
  keepInPlace(() => {
    document.documentElement.dataset.codeLanguage = language
  }, anchor)
}
