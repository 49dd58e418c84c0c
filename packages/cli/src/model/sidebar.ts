import type { LinkItem, SidebarGroup, SidebarItem, SidebarLink } from '@docs-engine/client/page-data.ts'
import type { Message } from './message.ts'

/** The sidebar of the site, and the navigation that is derived from it. */
export interface Sidebar {
  items: SidebarItem[]
  /** Returns the sidebars that this one combines. */
  lists: () => SiteSidebar[]
  /** Whether every page contains the complete sidebar. */
  isComplete: boolean
  messages: Message[]
  /** Returns the pages of a language in reading order. Default: the language of `content/`. */
  order: (locale?: string) => SidebarLink[]
  /** The groups that contain a page, outermost first. */
  trailOf: (path: string) => SidebarGroup[]
  /** The items to show on the page at `path`. */
  forPage: (path: string) => SidebarItem[]
  neighbors: (path: string) => { prev?: LinkItem; next?: LinkItem }
}

/** One of a site's sidebars. */
export interface SiteSidebar {
  /** Path of the document with all of its pages, which `docs build --print` generates. */
  path: string
  items: SidebarItem[]
}

/** The name and the text of the configuration file, which are used to find the positions of messages. */
export interface ConfigSource {
  file: string
  text: string
}
