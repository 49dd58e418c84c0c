import { BlogArchive } from '../pages/BlogArchive.tsx'
import { BlogList } from '../pages/BlogList.tsx'
import { BlogTags } from '../pages/BlogTags.tsx'
import { Landing } from '../pages/Landing.tsx'
import { NotFound } from '../pages/NotFound.tsx'
import { PostHeader } from '../pages/PostHeader.tsx'
import { SearchPage } from '../pages/SearchPage.tsx'
import { Admonition } from './Admonition.tsx'
import { CodeBlock } from './CodeBlock.tsx'
import { Details } from './Details.tsx'
import { Diagram } from './Diagram.tsx'
import { Heading } from './Heading.tsx'
import { Image } from './Image.tsx'
import { Kbd } from './Kbd.tsx'
import { Link } from './Link.tsx'
import { Table } from './Table.tsx'
import { Tabs } from './Tabs.tsx'
import { TaskCheckbox } from './TaskCheckbox.tsx'

/** Components that render the page's text. They only render at build time. */
export const contentComponents = {
  Admonition,
  BlogArchive,
  BlogList,
  BlogTags,
  CodeBlock,
  Details,
  Diagram,
  Heading,
  Image,
  Kbd,
  Landing,
  Link,
  NotFound,
  PostHeader,
  SearchPage,
  Table,
  Tabs,
  TaskCheckbox,
}

export type ContentComponents = typeof contentComponents
