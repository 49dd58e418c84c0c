/** Space and comments. */
const gap = /(?:\s|\/\/.*|\/\*[\s\S]*?\*\/)*/y

/** Whether there is nothing else. */
export function isGap(text: string, from: number, to: number): boolean {
  gap.lastIndex = from
  return from + gap.exec(text)![0].length >= to
}

/** Whether a statement can end here. It can begin anywhere where the grammar could not read on. */
export function isEnd(text: string, at: number): boolean {
  return /[;}]/.test(text[at - 1]!) || /^[ \t]*($|\n|\/\/|\/\*|\})/.test(text.slice(at, at + 100))
}

/** Whether what follows could become part of the statement before: `a as T`, line break, `(b)` is a call without the type. */
export function mayJoin(text: string, { from, to }: { from: number; to: number }): boolean {
  gap.lastIndex = to
  const end = to + gap.exec(text)![0].length
  return /[([`/+<-]/.test(text[end] ?? '') && (/[;}]/.test(text[to - 1]!) || text.slice(from, end).includes('\n'))
}
