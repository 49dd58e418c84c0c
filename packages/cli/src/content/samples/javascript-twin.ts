import type { Fence, LineMark } from '../fence-meta.ts'
import { formatCode, styleOf } from './format-code.ts'
import { lineOrigins } from './line-origins.ts'
import { isTypeScript } from './sample-files.ts'
import type { stripTypes } from './strip-types.ts'

/** The JavaScript form of a TypeScript fence. */
export interface JavaScriptTwin {
  /** `js` or `jsx`. */
  lang: string
  /** The name of the file as JavaScript, if the fence's title is a path. */
  title?: string
  code: string
  /** By line of `code`, from 1. */
  marks: Record<number, LineMark[]>
}

/** The JavaScript form of each fence, formatted; undefined where both would be equal, or nothing would be left. */
export async function javascriptTwins(fences: (Fence | undefined)[]): Promise<(JavaScriptTwin | undefined)[]> {
  const hasTwin = (fence: Fence | undefined) => fence && isTypeScript(fence.lang) && !fence.prelude
  if (!fences.some(hasTwin)) return []
  const { stripTypes } = await import('./strip-types.ts')
  return Promise.all(fences.map((fence) => (hasTwin(fence) ? twinOf(fence!, stripTypes) : undefined)))
}

async function twinOf(fence: Fence, strip: typeof stripTypes): Promise<JavaScriptTwin | undefined> {
  const parts = shownParts(fence, strip)
  if (!parts || parts.every((part) => part.js.join('\n') === part.ts.join('\n'))) return undefined
  const isJsx = fence.lang === 'tsx'
  const style = styleOf(fence.code)
  const lines: string[] = []
  const marks: Record<number, LineMark[]> = {}
  for (const part of parts) {
    const raw = part.js.join('\n')
    const formatted = part.isHeading ? raw : await formatCode(raw, isJsx ? 'jsx' : 'js', style)
    if (formatted === '') continue
    lineOrigins(raw, formatted).forEach((origin, index) => {
      const names = origin === undefined ? undefined : fence.marks[part.firstLine + origin]
      if (names) marks[lines.length + index + 1] = names
    })
    lines.push(...formatted.split('\n'))
  }
  const code = lines.join('\n')
  if (parts.every((part) => part.isHeading || part.js.every((line) => line.trim() === '')) || code === fence.code) {
    return undefined
  }
  return {
    lang: isJsx ? 'jsx' : 'js',
    ...(fence.title && /\.[cm]?tsx?$/.test(fence.title) && { title: asJavaScript(fence.title) }),
    code,
    marks,
  }
}

interface Part {
  /** Line of the shown code, from 1. */
  firstLine: number
  ts: string[]
  js: string[]
  /** `// store.ts`, the name of the file that follows. */
  isHeading: boolean
}

/** The shown lines, file by file, before and after their types are taken out; undefined if that is not possible. */
function shownParts(fence: Fence, strip: typeof stripTypes): Part[] | undefined {
  const shown = fence.code.split('\n')
  const parts: Part[] = []
  const isTsx = fence.lang === 'tsx'
  const stripped = fence.files.map((file) => {
    // Marks are no part of the code any more.
    const lines = file.text.split('\n')
    fence.shownLines.forEach((origin, index) => {
      const line = origin - file.start
      if (line >= 0 && line < lines.length) lines[line] = shown[index]!
    })
    return { start: file.start, js: strip(lines, isTsx || file.name.endsWith('x')) }
  })
  let current: number | undefined
  for (const [index, origin] of fence.shownLines.entries()) {
    const file = stripped.findIndex(({ start, js }) => origin >= start && origin < start + (js?.length ?? 0))
    const isHeading = file === -1
    if (isHeading && stripped.some(({ js }) => !js)) return undefined
    if (isHeading || file !== current) parts.push({ firstLine: index + 1, ts: [], js: [], isHeading })
    current = isHeading ? undefined : file
    const part = parts.at(-1)!
    part.ts.push(shown[index]!)
    part.js.push(isHeading ? asJavaScript(shown[index]!) : stripped[file]!.js![origin - stripped[file]!.start]!)
  }
  return parts
}

/** `src/app/store.ts` → `src/app/store.js` */
function asJavaScript(path: string): string {
  return path.replace(/\.([cm]?)ts(x?)$/, '.$1js$2')
}
