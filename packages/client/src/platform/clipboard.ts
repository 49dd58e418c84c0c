/**
 * Writes a text that isn't available yet to the clipboard. Call this directly in an event handler: Safari only allows access to the
 * clipboard before the handler waits for anything, such as a chunk.
 *
 * @returns Whether the text was written.
 */
export async function writeToClipboard(text: Promise<string>): Promise<boolean> {
  try {
    const blob = () => text.then((string) => new Blob([string], { type: 'text/plain' }))
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob() })])
    return true
  } catch {
    // The caller may never wait for the text.
    text.catch(() => {})
    return false
  }
}
