import * as z from 'zod'

/** A link to an author's profile. */
export interface SocialLink {
  label: string
  href: string
}

/** The platforms for which a user name is enough. The keys and URLs are the same as in Docusaurus. `*` stands for the name. */
const platforms: Record<string, [label: string, url: string]> = {
  bluesky: ['Bluesky', 'https://bsky.app/profile/*'],
  email: ['Email', 'mailto:*'],
  github: ['GitHub', 'https://github.com/*'],
  instagram: ['Instagram', 'https://www.instagram.com/*'],
  linkedin: ['LinkedIn', 'https://www.linkedin.com/in/*/'],
  mastodon: ['Mastodon', 'https://mastodon.social/@*'],
  stackoverflow: ['Stack Overflow', 'https://stackoverflow.com/users/*'],
  threads: ['Threads', 'https://www.threads.net/@*'],
  twitch: ['Twitch', 'https://twitch.tv/*'],
  twitter: ['Twitter', 'https://twitter.com/*'],
  x: ['X', 'https://x.com/*'],
  youtube: ['YouTube', 'https://youtube.com/@*'],
}

/** Profiles of an author: a user name on a platform that is known, or a URL. */
export const authorSocials = z
  .record(z.string(), z.union([z.string(), z.number()]).transform(String))
  .superRefine((socials, context) => {
    for (const [key, value] of Object.entries(socials))
      if (socialLink(key, value) === undefined) {
        const message = Object.hasOwn(platforms, key.toLowerCase())
          ? 'a user name or a URL'
          : 'a URL that starts with `https://`'
        context.addIssue({ code: 'custom', path: [key], message })
      }
  })

/** Returns the links to an author's profiles, in the order in which they are written. */
export function socialLinks(socials: Record<string, string>): SocialLink[] {
  return Object.entries(socials).flatMap(([key, value]) => socialLink(key, value) ?? [])
}

/** Returns `undefined` if the value is neither a URL nor the name of a user on a known platform. */
function socialLink(key: string, value: string): SocialLink | undefined {
  const platform = Object.hasOwn(platforms, key.toLowerCase()) ? platforms[key.toLowerCase()] : undefined
  const label = platform?.[0] ?? key
  if (/^(?:https?:\/\/[^\s/]|mailto:.)/i.test(value)) return { label, href: value }
  return platform && /^[^\s/?#:]+$/.test(value) ? { label, href: platform[1].replace('*', () => value) } : undefined
}
