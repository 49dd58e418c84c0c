// Replaces `@docusaurus/BrowserOnly`.
import type { ReactNode } from 'react'
import useIsBrowser from './useIsBrowser.ts'

interface BrowserOnlyProps {
  children: () => ReactNode
  fallback?: ReactNode
}

export default function BrowserOnly({ children, fallback }: BrowserOnlyProps) {
  return useIsBrowser() ? children() : (fallback ?? null)
}
