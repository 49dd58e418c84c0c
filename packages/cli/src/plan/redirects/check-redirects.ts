import { valuePosition } from '../../config/key-position.ts'
import type { SiteConfig } from '../../model/config-schema.ts'
import type { LinkMessage } from '../../model/link-result.ts'
import type { Message } from '../../model/message.ts'
import type { ConfigSource } from '../../model/sidebar.ts'
import { error, messageAsWritten } from '../links/link-result.ts'
import { isFilePath, type LinkTargets } from '../links/link-targets.ts'
import { resolveLink } from '../links/resolve-links.ts'
import { ownPath } from '../links/url-parts.ts'
import { isReservedPath } from '../output-collisions.ts'
import { followRedirects, pathOf, withSuffix } from './redirects.ts'

export interface CheckedRedirects {
  messages: Message[]
  /** `ignoreLinks` patterns that matched a redirect's target. */
  ignoredBy: Set<string>
}

/** Checks the configured redirects for broken targets, loops, chains, and redirects that never apply. */
export function checkRedirects(config: SiteConfig, source: ConfigSource, targets: LinkTargets): CheckedRedirects {
  const messages: Message[] = []
  const ignoredBy = new Set<string>()
  const seen = new Set<string>()
  for (const [i, { from, to }] of config.redirects.entries()) {
    const report = (key: 'from' | 'to', message: LinkMessage) => {
      const value = key === 'from' ? from : to
      const position = valuePosition(source.text, ['redirects', i, key], value)
      messages.push({ ...message, file: source.file, ...position, url: value })
    }
    if (seen.has(from)) {
      report('from', {
        ruleId: 'redirect-source',
        fatal: false,
        reason: `\`${from}\` is redirected twice. The first redirect is used.`,
        note: 'Remove one of the redirects.',
      })
      continue
    }
    seen.add(from)
    const path = pathOf(from)
    if (targets.routes.has(path) || isFilePath(path, targets) || isReservedPath(path, config)) {
      report('from', {
        ruleId: 'redirect-source',
        fatal: false,
        reason: `\`${from}\` is a page or a file of the site, so the redirect has no effect.`,
        note: 'Remove the redirect, or the page.',
      })
    }
    const rule = checkTarget(from, to, targets, (message) => report('to', message))
    if (rule !== undefined) ignoredBy.add(rule)
  }
  return { messages, ignoredBy }
}

/** Checks the target of a redirect. Returns the `ignoreLinks` pattern that matches the target, if any. */
function checkTarget(
  from: string,
  to: string,
  targets: LinkTargets,
  report: (message: LinkMessage) => void,
): string | undefined {
  if (!/^\/|^https?:\/\//i.test(to)) {
    const note = 'Write a path that starts with `/`, or a full URL.'
    report(error('invalid-url', `\`${to}\` isn’t a valid redirect target.`, note))
    return undefined
  }
  if (to.includes(':splat')) {
    // The target can't be checked, because it depends on the requested path.
    if (from.endsWith('/*')) return undefined
    const reason = `\`:splat\` has no value, because \`${from}\` has no \`*\`.`
    report(error('invalid-url', reason, 'End `from` with `/*`, or write the full target.'))
    return undefined
  }
  const path = ownPath(to, targets.config) ?? to
  const end = followRedirects(pathOf(path), targets)
  if (end?.isLoop) {
    const note = 'Point one of the redirects to a page.'
    report(error('redirect-loop', `The redirect from \`${from}\` forms a loop.`, note))
    return undefined
  }
  const target = { url: to, kind: 'link' as const }
  const result = resolveLink(target, { source: 'content/index.md', path: '/', page: null }, targets)
  const { isBroken, ignoredBy } = result
  const message = messageAsWritten(result)
  if (end && !isBroken) {
    const better = message?.fix ?? withSuffix(end.to, path)
    report({
      ruleId: 'redirect-chain',
      fatal: false,
      reason: `\`${to}\` is redirected as well.`,
      note: `Write \`${better}\`.`,
      suggestion: better,
      ...(message?.fix && { fix: better }),
    })
    return ignoredBy
  }
  if (message) report(message)
  return ignoredBy
}
