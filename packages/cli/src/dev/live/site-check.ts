import { setTimeout as sleep } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import { checkTranslations } from '../../check/translations/check-translations.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import type { Levels } from '../../model/levels.ts'
import type { Message } from '../../model/message.ts'
import type { Page } from '../../model/page.ts'
import type { SiteSamples } from '../../model/site-samples.ts'
import { uniqueMessages } from '../../model/unique-messages.ts'
import { resolveLinks } from '../../plan/links/resolve-links.ts'
import { pagesToCheck, type SitePlan } from '../../plan/plan-site.ts'
import { siteMessages } from '../../plan/site-messages.ts'
import { applyLevels, readLevels } from '../../util/levels.ts'
import { Problems } from './problems.ts'
import type { SiteFiles } from './site-files.ts'

/** The problems of a site whose pages have all been parsed. */
export interface SiteProblems {
  /** Maps the route path of each page that has problems to these problems. */
  pages: Map<string, Message[]>
  /** The problems that don't belong to a single page. */
  site: Message[]
}

export interface SiteCheckOptions {
  root: string
  config: SiteConfig
  /** Whether `--lenient` is set. */
  lenient: boolean | undefined
  files: SiteFiles
  /** Whether all pages have been parsed. Until then, no check begins. */
  isReady: () => boolean
  /** Returns the current plan. */
  plan: () => SitePlan
  /** Called with the result of each check. */
  onChecked: (problems: SiteProblems) => void
}

/** Knows the problems of a site. Checks the whole site again after it changes, one check at a time. */
export class SiteCheck {
  readonly #options: SiteCheckOptions
  readonly #levels: Levels
  readonly #problems = new Problems()
  #samples: SiteSamples = { checked: 0, skipped: [], messages: [], signatures: new Map(), types: {} }
  #isNeeded = false
  #isRunning = false
  #isClosed = false

  constructor(options: SiteCheckOptions) {
    this.#options = options
    this.#levels = readLevels(options.config, options.lenient)
  }

  /** The code samples when they were last checked. */
  get samples(): SiteSamples {
    return this.#samples
  }

  /** Whether every requested check has ended. */
  isDone(): boolean {
    return !this.#isNeeded && !this.#isRunning
  }

  /**
   * Requests a check. Requests that are made during a check are combined into one further check. If some pages haven't been parsed yet, call
   * this again when they have been.
   */
  async request(): Promise<void> {
    this.#isNeeded = true
    if (this.#isRunning) return
    while (this.#isNeeded && this.#options.isReady() && !this.#isClosed) {
      this.#isNeeded = false
      this.#isRunning = true
      const problems = await this.#check()
      this.#isRunning = false
      if (problems && !this.#isClosed) this.#options.onChecked(problems)
    }
  }

  /** @returns Whether the samples differ from the previous ones. */
  setSamples(samples: SiteSamples): boolean {
    if (isDeepStrictEqual(samples, this.#samples)) return false
    this.#samples = samples
    return true
  }

  /** Sets why background work failed, or `undefined` when it has succeeded. */
  setError(error: unknown): void {
    if (error === undefined) this.#problems.clear('background')
    else this.#problems.set('background', error)
  }

  /** Returns a page's problems: those that were found when it was rendered, and those of its samples. */
  pageMessages(rendered: Message[], { source }: Page): Message[] {
    const messages = [...rendered, ...this.#samples.messages.filter(({ file }) => file === source)]
    return applyLevels(uniqueMessages(messages), this.#levels)
  }

  /** Returns the problems of the site as a whole. The problems of its plan are known when all pages have been parsed. */
  messages(): Message[] {
    const plan = this.#options.isReady() ? this.#attemptPlan() : undefined
    return [
      ...this.#options.files.problems(),
      ...this.#problems.messages(),
      ...applyLevels(plan?.messages ?? [], this.#levels),
    ]
  }

  close(): void {
    this.#isClosed = true
  }

  /** Finds the problems of the whole site. Resolves to `undefined` if that fails. `messages` then returns the reason. */
  async #check(): Promise<SiteProblems | undefined> {
    const { root, config, files } = this.#options
    const plan = this.#attemptPlan()
    if (!plan) return undefined
    const ofSamples = new Map<string | undefined, Message[]>()
    for (const message of this.#samples.messages)
      ofSamples.set(message.file, [...(ofSamples.get(message.file) ?? []), message])
    const ownMessages = (page: Page) => [...page.messages, ...(ofSamples.get(page.source) ?? [])]
    try {
      const generatedSources = new Set(files.sources().flatMap(({ path, text }) => (text === undefined ? [] : [path])))
      const translated = { root, config, generatedSources, pages: [...plan.pages.real.values()] }
      const ofTranslations = checkTranslations(translated, this.#levels)
      const sources = new Set(translated.pages.map(({ source }) => source))
      const ofConfig = this.#samples.messages.filter(({ file }) => file === undefined || !sources.has(file))
      const ofColors = await colorMessages(root, config)
      const { pages, site } = await checkInSlices(plan, this.#options, ownMessages)
      return {
        pages: new Map([...pages].map(([path, messages]) => [path, applyLevels(messages, this.#levels)])),
        site: [
          ...applyLevels([...files.scan().messages, ...ofColors, ...ofConfig, ...site], this.#levels),
          ...ofTranslations,
        ],
      }
    } catch (error) {
      this.setError(error)
      return undefined
    }
  }

  #attemptPlan(): SitePlan | undefined {
    return this.#problems.attempt('plan', () => this.#options.plan())
  }
}

async function colorMessages(root: string, { theme }: SiteConfig): Promise<Message[]> {
  if (theme.css.length === 0) return []
  const { themeContrastMessages } = await import('../../config/theme-contrast.ts')
  return themeContrastMessages(root, theme.css)
}

/** How long the check runs before it pauses, and how long it pauses, in milliseconds. The server answers requests during the pauses. */
const sliceDuration = 10

/**
 * Finds the same problems as `docs check`, in short slices, so that the server keeps answering requests.
 *
 * @param ownMessages Returns all problems of a page except broken links.
 */
async function checkInSlices(
  plan: SitePlan,
  { root, config }: Pick<SiteCheckOptions, 'root' | 'config'>,
  ownMessages: (page: Page) => Message[],
): Promise<SiteProblems> {
  const pages: SiteProblems['pages'] = new Map()
  const linked = new Set<string>()
  const ignoredBy = new Set<string>()
  let sliceEnd = performance.now() + sliceDuration
  for (const [path, page] of pagesToCheck(plan)) {
    if (performance.now() > sliceEnd) {
      await sleep(sliceDuration, undefined, { ref: false })
      sliceEnd = performance.now() + sliceDuration
    }
    const links = resolveLinks(page, path, plan.targets)
    for (const route of links.linked) linked.add(route)
    for (const rule of links.ignoredBy) ignoredBy.add(rule)
    const messages = [...ownMessages(page), ...links.messages]
    if (messages.length > 0) pages.set(path, messages)
  }
  return { pages, site: siteMessages(plan, { root, config }, { linked, ignoredBy }) }
}
