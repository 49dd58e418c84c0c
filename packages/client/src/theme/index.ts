import * as contentComponents from './content/components.ts'
import * as frameComponents from './frame/components.ts'
import type { FrameComponents } from './frame/frame-components.ts'

export type ContentComponents = typeof contentComponents

/** All components of the theme. A site's configuration can replace each of them by name (`theme.components`). */
export type ThemeComponents = FrameComponents & ContentComponents

export type { AdmonitionType } from './content/Admonition.tsx'
export type { CodeBlockProps, CodeVariant } from './content/CodeBlock.tsx'
export * from './content/components.ts'
export type { TabData } from './content/Tabs.tsx'
export * from './frame/components.ts'
export { Frame, type FrameProps } from './frame/Frame.tsx'
export { type FrameComponents, type LayoutProps, useFrame, type View } from './frame/frame-components.ts'
export { itemHref, pageHref, withBase } from './frame/item-href.ts'
export { longDate } from './long-date.ts'
export type { BlogEntry } from './pages/BlogArchive.tsx'
export type { BlogListProps } from './pages/BlogList.tsx'
export type { LandingProps } from './pages/Landing.tsx'
export type { PostHeaderProps } from './pages/PostHeader.tsx'
export { contentComponents, frameComponents }
