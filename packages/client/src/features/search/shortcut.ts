/** Tells screen readers the keyboard shortcut of the search buttons on the reader's platform (see `data-mac` in `bootScript`). */
export function setSearchShortcut(): void {
  const shortcut = 'mac' in document.documentElement.dataset ? 'Meta+K' : 'Control+K'
  for (const button of document.querySelectorAll('button[data-search]'))
    button.setAttribute('aria-keyshortcuts', shortcut)
}
