// Replaces `@docusaurus/Head`. The title and the description are in the page's front matter.
import type { ReactNode } from 'react'

export default function Head(_props: { children?: ReactNode }) {
  return null
}
