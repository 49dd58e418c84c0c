import type { LinkItem, SidebarGroup, SidebarItem, SidebarLink } from '@docs-engine/client/page-data.ts'
import type { Message } from './message.ts'

export interface Sidebar {
  items: SidebarItem[]
  /** Every page has all of it. */
  isWhole: boolean
  messages: Message[]
  /** Pages in reading order. */
  order: SidebarLink[]
  /** Groups above a page, outermost first. */
  trailOf: (path: string) => SidebarGroup[]
  /** What the page at `path` shows. */
  forPage: (path: string) => SidebarItem[]
  neighbours: (path: string) => { prev?: LinkItem; next?: LinkItem }
}

export interface ConfigSource {
  file: string
  text: string
}
