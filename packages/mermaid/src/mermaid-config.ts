import type { MermaidConfig } from 'mermaid'

/** The colors of a diagram, as hexadecimal numbers. */
export interface DrawingTheme {
  /** Whether the reader's system replaces the colors of all pages. */
  isForced: boolean
  colors: Record<'background' | 'raised' | 'text' | 'line' | 'border', string>
  /** Colors that tell things apart. The first one is the site's color. */
  hues: string[]
  /** Backgrounds in the same colors. */
  tints: string[]
}

/** Returns Mermaid's configuration for drawing in the given colors. */
export function mermaidConfig(theme: DrawingTheme, fontFamily: string): MermaidConfig {
  const fontSize = 15
  return {
    startOnLoad: false,
    suppressErrorRendering: true,
    theme: 'base',
    themeVariables: { ...themeVariables(theme), fontFamily, fontSize: `${fontSize}px` },
    fontFamily,
    sequence: { actorFontSize: fontSize, noteFontSize: fontSize, messageFontSize: fontSize },
    gantt: { fontSize: 13, sectionFontSize: 13 },
  }
}

/** Returns the variables of Mermaid's themes. It derives the others from them. */
function themeVariables({ isForced, colors, hues, tints }: DrawingTheme): Record<string, unknown> {
  const { background, raised, text, line, border } = colors
  const [accent, , , , bad] = hues
  const [node, , , , badTint] = tints
  /** Numbers the colors: `pie1` to `pie12`. */
  const numbered = (list: string[], name: string, first = 0) =>
    Object.fromEntries([...Array(12).keys()].map((i) => [`${name}${first + i}`, list[i % list.length]]))
  return {
    darkMode: Number.parseInt(background.slice(1, 3), 16) < 128,
    background,
    primaryColor: node,
    primaryBorderColor: accent,
    primaryTextColor: text,
    secondaryColor: raised,
    secondaryBorderColor: border,
    secondaryTextColor: text,
    tertiaryColor: raised,
    tertiaryBorderColor: border,
    tertiaryTextColor: text,
    lineColor: line,
    textColor: text,
    titleColor: text,
    edgeLabelBackground: background,
    rowOdd: node,
    rowEven: raised,
    noteBkgColor: raised,
    noteBorderColor: border,
    noteTextColor: text,
    sectionBkgColor: background,
    altSectionBkgColor: background,
    sectionBkgColor2: background,
    gridColor: border,
    taskTextColor: text,
    taskTextDarkColor: text,
    taskTextOutsideColor: text,
    activeTaskBkgColor: raised,
    activeTaskBorderColor: accent,
    doneTaskBkgColor: background,
    doneTaskBorderColor: border,
    critBkgColor: badTint,
    critBorderColor: bad,
    todayLineColor: accent,
    pieStrokeColor: border,
    pieOuterStrokeColor: border,
    pieOpacity: '1',
    ...numbered(tints, 'pie', 1),
    // Lines have the same colors as nodes, so they would be invisible if forced colors removed the difference to the background.
    ...numbered(isForced ? hues : tints, 'cScale'),
    ...numbered([isForced ? background : text], 'cScaleLabel'),
    ...numbered(hues, 'cScalePeer'),
    ...numbered(hues, 'git'),
    ...numbered([background], 'gitBranchLabel'),
  }
}
