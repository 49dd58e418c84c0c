import { spawn } from 'node:child_process'
import { join } from 'node:path'

/** Opens a URL in the default browser. Does nothing if no browser can be started. */
export function openInBrowser(url: string): void {
  const [command, ...args] =
    process.platform === 'darwin' ? ['open'] : process.platform === 'win32' ? ['cmd', '/c', 'start', ''] : ['xdg-open']
  const child = spawn(command!, [...args, url], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}

export interface EditorPosition {
  /** Path relative to the site's root. */
  file: string
  line: number
  column: number
}

/** Parses a request from the browser. Returns `undefined` if the request body is not a valid position. */
export function parseEditorPosition(body: string): EditorPosition | undefined {
  try {
    const { file, line, column } = JSON.parse(body) as Record<string, unknown>
    const isPosition = (value: unknown) => Number.isInteger(value) && (value as number) > 0 && (value as number) < 1e7
    if (typeof file !== 'string' || !isPosition(line) || !isPosition(column)) return undefined
    return { file, line: line as number, column: column as number }
  } catch {
    return undefined
  }
}

/**
 * Opens a file of the site in the editor that is running, or in the editor set by `LAUNCH_EDITOR`, `VISUAL`, or `EDITOR`.
 *
 * @param onFailure Called with the reason if no editor could be started.
 */
export async function openInEditor(
  { file, line, column }: EditorPosition,
  root: string,
  onFailure: (text: string) => void,
): Promise<void> {
  const { default: launch } = await import('launch-editor')
  launch(`${join(root, file)}:${line}:${column}`, (_, problem) => {
    const hint = 'Specify an editor, for example: `LAUNCH_EDITOR=code docs dev`.'
    onFailure(`Failed to start the editor${problem ? `: ${problem}` : ''}.\n  ${hint}`)
  })
}
