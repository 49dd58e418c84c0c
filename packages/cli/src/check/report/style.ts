import type { CommandContext, Output } from '../../model/command.ts'

/** Functions that style text with ANSI escape codes. */
export interface Style {
  bold: (text: string) => string
  dim: (text: string) => string
  red: (text: string) => string
  yellow: (text: string) => string
  cyan: (text: string) => string
}

/**
 * Returns functions that style text for a terminal. They return the text unchanged if the output isn't a terminal or `NO_COLOR` is set,
 * unless `FORCE_COLOR` is set.
 */
export function styleFor({ isTTY }: Pick<Output, 'isTTY'>, { env }: Pick<CommandContext, 'env'>): Style {
  const { NO_COLOR, FORCE_COLOR } = env
  const isOn = (isTTY && !NO_COLOR) || Boolean(FORCE_COLOR && FORCE_COLOR !== '0')
  const paint = (open: number, close: number) => (text: string) =>
    isOn ? `\u001b[${open}m${text}\u001b[${close}m` : text
  return {
    bold: paint(1, 22),
    dim: paint(2, 22),
    red: paint(31, 39),
    yellow: paint(33, 39),
    cyan: paint(36, 39),
  }
}
