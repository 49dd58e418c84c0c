import { packagesOfSamples } from '@docs-engine/samples'
import { parseCodeBlock } from '../code/code-block-meta.ts'
import type { CodeBlock } from '../model/code-block.ts'
import type { SplitSource } from './front-matter/front-matter.ts'

/** Parses the code of a landing page's hero. Returns `undefined` if the page has none. */
export function heroCode(
  { frontMatter: { hero }, positionOf }: Pick<SplitSource, 'frontMatter' | 'positionOf'>,
  source: string,
): CodeBlock | undefined {
  if (!hero?.code) return undefined
  const key = positionOf('hero', 'code')
  const lines = source.split('\n')
  const first = lines[key.line - 1] ?? ''
  const isBlock = /[|>][-+\d]*[ \t]*(?:#.*)?$/.test(first)
  // In a block scalar, the code starts below the key. Otherwise, it's on the same line.
  const indent = isBlock
    ? /^ */.exec(lines.slice(key.line).find((line) => line.trim() !== '') ?? '')![0].length
    : Math.max(0, first.indexOf(hero.code.split('\n', 1)[0]!))
  const block = parseCodeBlock({
    lang: hero.code_lang,
    meta: hero.code_title ? `title="${hero.code_title}"` : null,
    value: hero.code.replace(/\n$/, ''),
    line: isBlock ? key.line : key.line - 1,
    column: indent + 1,
  })
  return { ...block, isHero: true }
}

/**
 * Returns the code of a hero if it's compiled like a code block. Code that imports no package isn't compiled, because the code of a hero is
 * often an excerpt.
 */
export function heroSample(code: CodeBlock | undefined): CodeBlock[] {
  return code && packagesOfSamples([code]).some((names) => names.length > 0) ? [code] : []
}
