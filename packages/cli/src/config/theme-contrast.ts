import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse, wcagContrast, wcagLuminance } from 'culori'
import type { Message } from '../model/message.ts'
import { clientFolder } from '../util/package-folder.ts'

/** The custom properties for text, and those for the backgrounds that the text is on. */
const pairs: Record<string, string[]> = {
  '--color-text': ['--color-bg', '--color-bg-soft', '--color-bg-code'],
  '--color-heading': ['--color-bg', '--color-bg-soft'],
  '--color-muted': ['--color-bg', '--color-bg-soft', '--color-bg-code'],
  '--color-accent': ['--color-bg'],
  '--color-on-accent': ['--color-accent'],
}

/** The contrast that WCAG 2 requires for text (level AA). */
const minContrast = 4.5

const modes = ['light', 'dark'] as const

/** A declaration of a custom property. */
interface Declaration {
  value: string
  /** The place in the site's stylesheet. Absent for the theme's own declarations. */
  place?: Pick<Message, 'file' | 'line' | 'column'>
}

type Tokens = Record<(typeof modes)[number], Map<string, Declaration>>

/**
 * Returns a warning for each color of the site's stylesheets that makes text hard to read. Only reads custom properties that are set on the
 * root element. `theme.accent` isn't checked, because the theme chooses its lightness, which is enough for sRGB colors.
 *
 * @param files The stylesheets in `theme.css`. Paths are relative to `root`.
 */
export function themeContrastMessages(root: string, files: readonly string[]): Message[] {
  const tokens: Tokens = { light: new Map(), dark: new Map() }
  addTokens(tokens, readFileSync(join(clientFolder, 'src/theme/styles/tokens.css'), 'utf8'))
  for (const file of files) {
    if (existsSync(join(root, file))) addTokens(tokens, readFileSync(join(root, file), 'utf8'), file)
  }
  return modes.flatMap((mode) =>
    Object.entries(pairs).flatMap(([name, backgrounds]) => messageFor(name, backgrounds, mode, tokens[mode])),
  )
}

/** Returns a message about the background with the least contrast. */
function messageFor(
  name: string,
  backgrounds: string[],
  mode: (typeof modes)[number],
  tokens: Map<string, Declaration>,
): Message[] {
  const text = colorOf(name, tokens)
  const found = backgrounds.flatMap((background) => {
    const place = tokens.get(name)?.place ?? tokens.get(background)?.place
    const under = colorOf(background, tokens)
    return place && text && under ? [{ background, place, text, under, contrast: wcagContrast(text, under) }] : []
  })
  const [worst] = found.sort((a, b) => a.contrast - b.contrast)
  if (!worst || worst.contrast >= minContrast) return []
  const { background, place, under } = worst
  const [darker, lighter] = wcagLuminance(worst.text) < wcagLuminance(under) ? [name, background] : [background, name]
  // Round down, so that a color that fails doesn't seem to pass.
  const contrast = Math.floor(worst.contrast * 10) / 10
  return [
    {
      ruleId: 'color-contrast',
      fatal: false,
      ...place,
      reason: `\`${name}\` on \`${background}\` has a contrast of ${contrast}:1 in ${mode} mode. Text needs at least ${minContrast}:1.`,
      note: `Make \`${darker}\` darker, or \`${lighter}\` lighter.`,
    },
  ]
}

/** Returns a color, or `undefined` if it's transparent or too complex for this check. */
function colorOf(name: string, tokens: Map<string, Declaration>) {
  const color = parse(withVariables(tokens.get(name)?.value ?? '', tokens))
  return color && (color.alpha ?? 1) === 1 ? color : undefined
}

function withVariables(value: string, tokens: Map<string, Declaration>, depth = 0): string {
  if (depth > 9) return ''
  return value.replace(/var\(\s*(--[\w-]+)\s*\)/g, (_, name) =>
    withVariables(tokens.get(name)?.value ?? '', tokens, depth + 1),
  )
}

/** Adds the custom properties that a stylesheet sets on the root element. */
function addTokens(tokens: Tokens, css: string, file?: string): void {
  const text = css.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
  for (const { 1: selector, 2: body, index, 0: block } of text.matchAll(/([^{}]*)\{([^{}]*)\}/g)) {
    if (!/(?:^|[\s,;])(?::root|html)(?:\[[^\]]*\])*\s*(?:,|$)/.test(selector!)) continue
    const start = index + block.indexOf('{') + 1
    const only = /\[data-theme=["']?(light|dark)/.exec(selector!)?.[1]
    for (const { 1: name, 2: value, index: at } of body!.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)) {
      const lines = text.slice(0, start + at).split('\n')
      const place = file === undefined ? {} : { place: { file, line: lines.length, column: lines.at(-1)!.length + 1 } }
      const [light, dark] = variants(value!.trim())
      if (only !== 'dark') tokens.light.set(name!, { value: light, ...place })
      if (only !== 'light') tokens.dark.set(name!, { value: dark, ...place })
    }
  }
}

/** Returns the value in light and in dark mode. */
function variants(value: string): [light: string, dark: string] {
  const inner = /^light-dark\(([\s\S]*)\)$/.exec(value)?.[1]
  if (inner === undefined) return [value, value]
  let depth = 0
  const comma = [...inner].findIndex((character) => {
    depth += character === '(' ? 1 : character === ')' ? -1 : 0
    return character === ',' && depth === 0
  })
  return [inner.slice(0, comma).trim(), inner.slice(comma + 1).trim()]
}
