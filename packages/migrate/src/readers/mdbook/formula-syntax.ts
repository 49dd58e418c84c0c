import type { FormulaSyntax } from '../../passes/formulas.ts'

/** MathJax reads the text after Markdown has been parsed, so that formulas contain escapes. */
const mathJax: FormulaSyntax = {
  block: /(?:\\\\\[|\$\$)([\s\S]+?)(?:\\\\\]|\$\$)/g,
  inline: /\\\\\(([\s\S]+?)\\\\\)/g,
  clean: (formula) => formula.replace(/\\([!-/:-@[-`{-~])/g, '$1'),
}

const katex: FormulaSyntax = {
  block: /(?<!\\)\$\$([\s\S]+?)(?<!\\)\$\$/g,
  inline: /(?<![\\$])\$(?=\S)([^$\n]+?)(?<=[^\s\\])\$(?!\d)/g,
}

/** Whether a preprocessor renders formulas. */
export function hasFormulas(preprocessor: string): boolean {
  return /katex|math/.test(preprocessor)
}

/** Returns how a book writes formulas, or `undefined` if nothing renders them. */
export function formulaSyntax(usesMathJax: boolean, preprocessors: readonly string[]): FormulaSyntax | undefined {
  if (preprocessors.some(hasFormulas)) return katex
  return usesMathJax ? mathJax : undefined
}
