import { announce } from '../../platform/announce.ts'
import { readStored, writeStored } from '../../platform/storage.ts'

const storageKey = 'theme'

/**
 * Makes `[data-color-mode-switch]` buttons cycle through the modes: system, light, dark. The choice applies to all browser tabs. CSS adapts
 * to the mode through the `data-color-mode` and `data-theme` attributes of `<html>`.
 *
 * @param settings.respectSystem If `false`, readers can only choose between light and dark.
 */
export function installColorMode(settings: { default: 'light' | 'dark'; respectSystem: boolean }): void {
  const modes = settings.respectSystem ? ['system', 'light', 'dark'] : ['light', 'dark']
  const root = document.documentElement.dataset
  const system = matchMedia('(prefers-color-scheme: dark)')

  function stored(): string {
    const mode = readStored(storageKey)
    if (mode === 'light' || mode === 'dark') return mode
    return settings.respectSystem ? 'system' : settings.default
  }

  function show(mode: string): void {
    root.colorMode = mode
    root.theme = mode !== 'system' ? mode : system.matches ? 'dark' : 'light'
  }

  document.addEventListener('click', (event) => {
    if (!(event.target as Element).closest?.('button[data-color-mode-switch]')) return
    const mode = modes[(modes.indexOf(root.colorMode ?? '') + 1) % modes.length]!
    writeStored(storageKey, mode === 'system' ? null : mode)
    show(mode)
    announce(`Color mode: ${mode}`)
  })
  addEventListener('storage', ({ key }) => {
    if (key === storageKey || key === null) show(stored())
  })
  system.addEventListener('change', () => {
    if (root.colorMode === 'system') show('system')
  })
}
