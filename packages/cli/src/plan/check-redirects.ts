import { placeOfValue } from '../config/place-of-key.ts'
import type { SiteConfig } from '../config/schema.ts'
import type { Message } from '../types.ts'
import type { LinkTargets } from './link-targets.ts'
import { followRedirects } from './redirects.ts'
import { resolveLink } from './resolve-links.ts'
import type { ConfigSource } from './sidebar.ts'
import type { VerdictMessage } from './verdict.ts'

/** Redirects that lead nowhere, in a circle or by a detour, and those that are never used. */
export function checkRedirects(config: SiteConfig, source: ConfigSource, targets: LinkTargets): Message[] {
  const messages: Message[] = []
  const seen = new Set<string>()
  for (const [i, { from, to }] of config.redirects.entries()) {
    const say = (key: 'from' | 'to', message: VerdictMessage) => {
      const value = key === 'from' ? from : to
      const place = placeOfValue(source.text, ['redirects', i, key], value)
      messages.push({ ...message, file: source.file, ...place, url: value })
    }
    if (seen.has(from)) {
      say('from', {
        ruleId: 'redirect-source',
        fatal: false,
        reason: `\`${from}\` is redirected twice; the first one counts.`,
        note: 'Remove one of the redirects.',
      })
      continue
    }
    seen.add(from)
    const { routes, files } = targets
    if (routes.has(from) || files.publicFiles.has(from) || files.generated.has(from)) {
      say('from', {
        ruleId: 'redirect-source',
        fatal: false,
        reason: `\`${from}\` is a page or a file of the site: the redirect has no effect.`,
        note: 'Remove the redirect, or the page.',
      })
    }
    checkTarget(from, to, targets, (message) => say('to', message))
  }
  return messages
}

function checkTarget(from: string, to: string, targets: LinkTargets, say: (message: VerdictMessage) => void): void {
  if (!/^\/|^https?:\/\//i.test(to)) {
    say({
      ruleId: 'invalid-url',
      fatal: true,
      reason: `\`${to}\` is no target of a redirect.`,
      note: 'It starts with `/`, or is a whole address.',
    })
    return
  }
  if (to.includes(':splat')) {
    // Where it leads depends on what is asked for.
    if (from.endsWith('/*')) return
    say({
      ruleId: 'invalid-url',
      fatal: true,
      reason: `\`:splat\` stands for nothing, since \`${from}\` has no \`*\`.`,
      note: 'End `from` with `/*`, or write the whole target.',
    })
    return
  }
  const end = followRedirects(to.replace(/[?#].*$/s, ''), targets)
  if (end?.isLoop) {
    say({
      ruleId: 'redirect-loop',
      fatal: true,
      reason: `The redirect of \`${from}\` leads back to itself.`,
      note: 'Let one of the redirects lead to a page.',
    })
    return
  }
  if (end) {
    say({
      ruleId: 'redirect-chain',
      fatal: false,
      reason: `\`${to}\` is redirected too.`,
      note: `Write \`${end.to}\`.`,
      suggestion: end.to,
      fix: end.to,
    })
    return
  }
  const { message } = resolveLink(
    { url: to, kind: 'link' },
    { source: 'content/index.md', path: '/', page: null },
    targets,
  )
  if (message) say(message)
}
