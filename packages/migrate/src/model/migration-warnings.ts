import type { Message } from '@docs-engine/cli/internal'

/** The category of a feature that could not be migrated. */
export type WarningKind =
  | 'page'
  | 'file'
  | 'component'
  | 'expression'
  | 'attribute'
  | 'directive'
  | 'live code'
  | 'code block'
  | 'plugin'
  | 'theme'
  | 'style'
  | 'configuration'
  | 'navbar link'
  | 'footer link'
  | 'sidebar'
  | 'redirect'

export interface MigrationWarning extends Message {
  kind: WarningKind
  /** The name of the component, key, and so on. Warnings with the same name are counted together. */
  name: string
  /** Pages of the original site that the new site doesn't contain. */
  lost?: LostPages
  /** The pages on which readers miss something, as paths in the original site. `all`: every page. */
  pages: readonly string[] | 'all'
  /** What the owner of the site can do. Default: the usual remedy for the kind. */
  todo: string
}

export interface LostPages {
  /** A singular noun for messages. */
  what: 'React page' | 'Astro page' | 'Markdoc page' | 'blog post'
  count: number
}

/** Warnings with the same cause. */
export interface WarningGroup {
  kind: WarningKind
  name: string
  /** The reason given by the first warning. */
  reason: string
  /** What the owner of the site can do. */
  todo: string
  /** Number of places in the original site. */
  places: number
  /** The pages on which readers miss something, sorted. Empty for what isn't part of any page. */
  pages: string[]
  /** Pages of the original site that the new site doesn't contain. */
  lost?: LostPages
}

/** What the owner of the site can usually do about a kind of warning. */
export const remedies: Record<WarningKind, string> = {
  page: 'Compare the page with the old one, and add what is missing in Markdown or as a component.',
  file: 'Add the file to the new site if you need it.',
  component: 'Rewrite the component in `content/_components`, or replace it with Markdown.',
  expression: 'Replace the expression with its value.',
  attribute: 'If its appearance matters, write the element in HTML, and style it in a stylesheet of `theme.css`.',
  directive: 'Use a directive that exists, or write a plugin for this one.',
  'live code': 'Add a component, or link to a playground.',
  'code block': 'Write in the new code block what the old site shows.',
  plugin: 'If readers need what it adds, look for a remark plugin that does the same, or write a plugin.',
  theme:
    'Compare the new site with the old one, and add what readers need with `theme.components` in `site.config.ts`.',
  style: 'Copy the rules that you still need to a stylesheet, and list it in `theme.css` in `site.config.ts`.',
  configuration: 'Add what readers need to `site.config.ts`.',
  'navbar link': 'Add it to `navbar` in `site.config.ts`, with a target that the new site has.',
  'footer link': 'Add it to `footer` in `site.config.ts`, with a target that the new site has.',
  sidebar: 'Edit `sidebars` in `site.config.ts`.',
  redirect: 'If readers still need the redirect, add it to `redirects` in `site.config.ts`.',
}

/**
 * Collects warnings about features that could not be migrated, and counts options that were omitted because the engine has no use for them.
 */
export class MigrationWarnings {
  readonly list: MigrationWarning[] = []
  /** Omitted code block options and front matter keys → number of occurrences. */
  readonly omitted = new Map<string, number>()

  /** Packages and files that the configuration imports and that don't exist. They were treated as empty. */
  readonly missing = new Set<string>()

  /**
   * Plugins that the import doesn't know and didn't run. They may change pages without leaving a trace in their text, so that pages that count as
   * whole can miss something.
   */
  readonly untraced = new Set<string>()

  /** Adds a warning. By default, it concerns the site but not the contents of a page. */
  add(warning: Omit<MigrationWarning, 'ruleId' | 'fatal' | 'pages' | 'todo'> & Partial<MigrationWarning>): void {
    const { todo = remedies[warning.kind], note = warning.todo } = warning
    this.list.push({ ruleId: 'not-imported', fatal: false, pages: [], ...warning, todo, note })
  }

  /**
   * Runs a step of the import. If the step fails, reports that, and returns another result, so that the import can go on.
   *
   * @param step.what A noun for the report, such as `the theme`.
   * @param step.pages The pages that may miss something if the step fails.
   */
  async attempt<Result>(
    step: { what: string; file?: string; pages: readonly string[] | 'all' },
    run: () => Result | Promise<Result>,
    otherwise: () => Result,
  ): Promise<Result> {
    try {
      return await run()
    } catch (error) {
      const { message, stack = '' } = error instanceof Error ? error : { message: String(error) }
      const place = /^\s*at .*$/m.exec(stack)?.[0].trim() ?? ''
      this.add({
        kind: step.file ? 'page' : 'configuration',
        name: step.file ?? step.what,
        reason: `The import of ${step.what} failed: ${message.split('\n')[0]}`,
        todo: `${step.file ? 'The new page contains its source as it is.' : 'The import went on without it.'} If this is a mistake of \`docs\`, please report it${place && ` with this line: ${place}`}.`,
        ...(step.file && { file: step.file }),
        pages: step.pages,
      })
      return otherwise()
    }
  }

  /** Warnings with the same kind and name, those that concern the most pages first. */
  groups(allPages: readonly string[]): WarningGroup[] {
    const groups = new Map<string, WarningGroup>()
    for (const { kind, name, reason, pages, todo, lost } of this.list) {
      const key = `${kind}\0${name}`
      const group = groups.get(key) ?? { kind, name, reason, todo, places: 0, pages: [], ...(lost && { lost }) }
      const all = new Set([...group.pages, ...(pages === 'all' ? allPages : pages)])
      groups.set(key, { ...group, places: group.places + 1, pages: [...all].sort() })
    }
    const order = (a: WarningGroup, b: WarningGroup) => (a.kind + a.name < b.kind + b.name ? -1 : 1)
    return [...groups.values()].sort((a, b) => b.pages.length - a.pages.length || order(a, b))
  }

  /** The numbers of pages that the new site doesn't contain, by what they are. */
  lostPages(): Map<LostPages['what'], number> {
    const counts = new Map<LostPages['what'], number>()
    for (const { lost } of this.list) if (lost) counts.set(lost.what, (counts.get(lost.what) ?? 0) + lost.count)
    return counts
  }

  omit(what: string): void {
    this.omitted.set(what, (this.omitted.get(what) ?? 0) + 1)
  }
}
