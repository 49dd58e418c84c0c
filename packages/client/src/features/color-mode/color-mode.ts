import type { SiteData } from '../../page-data.ts'
import { labels } from '../../page-labels.tsx'
import { readStored, writeStored } from '../../platform/storage.ts'

const storageKey = 'theme'

/**
 * Switches to the next color mode: system, light, dark. The choice applies to all browser tabs. CSS adapts to the mode through the
 * `data-color-mode` and `data-theme` attributes of `<html>`.
 *
 * @param settings.respectSystem If `false`, readers can only choose between light and dark.
 * @returns A message for screen readers.
 */
export function nextColorMode({ respectSystem }: SiteData['colorMode']): string {
  const modes = respectSystem ? ['system', 'light', 'dark'] : ['light', 'dark']
  const mode = modes[(modes.indexOf(document.documentElement.dataset.colorMode ?? '') + 1) % modes.length]!
  writeStored(storageKey, mode === 'system' ? null : mode)
  show(mode)
  return mode === 'system'
    ? labels.colorModeIsSystem
    : mode === 'light'
      ? labels.colorModeIsLight
      : labels.colorModeIsDark
}

/** Applies the reader's choice. Call this when the choice changed in another browser tab, or when the system's preference changed. */
export function showStoredColorMode(settings: SiteData['colorMode']): void {
  const mode = readStored(storageKey)
  if (mode === 'light' || mode === 'dark') show(mode)
  else show(settings.respectSystem ? 'system' : settings.default)
}

function show(mode: string): void {
  const root = document.documentElement.dataset
  root.colorMode = mode
  root.theme = mode !== 'system' ? mode : matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
}
