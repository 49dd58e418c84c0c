// Replaces `@docusaurus/Translate`. The site has one language.
import { Fragment, type ReactNode } from 'react'

type Values = Record<string, ReactNode>

function partsOf(text: string, values: Values = {}): ReactNode[] {
  return text.split(/(\{\w+\})/).map((part) => values[part.slice(1, -1)] ?? part)
}

export function translate({ message, id = '' }: { message?: string; id?: string }, values?: Values): string {
  return partsOf(message ?? id, values).join('')
}

export default function Translate(translated: { children?: string; id?: string; values?: Values }) {
  const { children, id = '', values } = translated
  // biome-ignore lint/suspicious/noArrayIndexKey: The parts never change their places.
  return partsOf(children ?? id, values).map((part, index) => <Fragment key={index}>{part}</Fragment>)
}
