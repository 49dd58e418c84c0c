import { type Options, textOf } from '../../util/values.ts'

/** URLs of the hosts that the extension knows: of the host, and of an issue, a pull request, a discussion, and a commit. */
const hosts: Record<string, { url: string; '#': string; '!': string; '?'?: string; '@': string; digits: number }> = {
  github: {
    url: 'https://github.com',
    '#': '/issues/',
    '!': '/pull/',
    '?': '/discussions/',
    '@': '/commit/',
    digits: 7,
  },
  gitlab: {
    url: 'https://gitlab.com',
    '#': '/-/issues/',
    '!': '/-/merge_requests/',
    '@': '/-/commit/',
    digits: 8,
  },
}

const userName = String.raw`(?!(?:marketplace|notifications|issues|pull|sponsors|settings|support)\b)[a-zA-Z\d](?:[-\w]{0,37}[a-zA-Z\d])?`
const repoName = String.raw`[-.\w]{0,99}[a-zA-Z\d]`

/** Writes the links of the extension `pymdownx.magiclink`, such as `@user` and `#1`, outside of links and HTML tags. Code must be masked. */
export function convertMagicLinks(text: string, options: Options): string {
  const host = hosts[textOf(options.provider) ?? 'github']
  if (!host) return text
  const [ownUser, ownRepo] = [textOf(options.user), textOf(options.repo)]
  const defined = new Set([...text.matchAll(/^[ \t>]*\[([^\]\n]+)\]:/gm)].map(([, name]) => name!.toLowerCase()))
  const reference = (user: string | undefined, repo: string | undefined, mark: string, value: string) => {
    const path = host[mark as '#' | '!' | '?' | '@']
    if (!user || !repo || !path) return undefined
    const name = user !== ownUser ? `${user}/${repo}` : repo !== ownRepo ? repo : ''
    const shown = mark === '@' ? value.slice(0, host.digits) : value
    const sign = mark === '@' ? (name ? '@' : '') : options.normalize_issue_symbols === true ? '#' : mark
    return `[${escaped(name)}${sign}${shown}](${host.url}/${user}/${repo}${path}${value})`
  }
  const skipped = String.raw`!?\[(?:[^[\]]|\[[^[\]]*\])*\](?:\([^()]*(?:\([^()]*\)[^()]*)*\)|\[[^\]\n]*\])|\[[^[\]]+\](?::[^\n]*)?|<[^<>]*>|\{[^{}]*\}|[-+\w.]+@[-\w]+\.[-\w.]+`
  const shorthand = String.raw`(?<![a-zA-Z\\])@(${userName})(?:\/(${repoName}))?\b|(?<![@\w/\\])(?:(?:(${userName})\/)?(${repoName}))?(?:(?<![a-zA-Z&\\](?=[#!?]\d))|(?<=[\w]))([#!?])([1-9]\d*)\b|(?<![@\w/\\])(?:(?:(${userName})\/)?(${repoName})@)?([a-f\d]{40})\b`
  const own = new RegExp(
    String.raw`(${skipped})|\b(https?:\/\/[^\s<>]*[^\s<>.,;:!?)"'*_])|${options.repo_url_shorthand === true ? shorthand : '(?!)'}`,
    'g',
  )
  return text.replace(own, (whole, skip, url, ...rest) => {
    if (skip !== undefined) {
      const label = /^\[([^[\]]+)\]$/.exec(skip)?.[1]
      if (label === undefined || defined.has(label.toLowerCase())) return whole
      return `[${convertMagicLinks(label, options)}]`
    }
    if (url !== undefined) return options.repo_url_shortener === true ? shortened(url, host.url, reference) : whole
    const [user, repo, issueUser, issueRepo, mark, number, commitUser, commitRepo, commit] = rest as string[]
    if (user) return repo ? `[${escaped(`${user}/${repo}`)}](${host.url}/${user}/${repo})` : link(user, host.url)
    if (number) return reference(issueUser ?? ownUser, issueRepo ?? ownRepo, mark!, number) ?? whole
    return reference(commitUser ?? ownUser, commitRepo ?? ownRepo, '@', commit!) ?? whole
  })
}

function link(user: string, url: string): string {
  return `[@${escaped(user)}](${url}/${user})`
}

/** Shortens the URL of an issue, a pull request, a discussion, or a commit. Returns other URLs unchanged. */
function shortened(
  url: string,
  host: string,
  reference: (user: string, repo: string, mark: string, value: string) => string | undefined,
): string {
  const [, user = '', repo = '', kind = '', value = ''] =
    url.startsWith(`${host}/`) === false
      ? []
      : (/^([^/]+)\/([^/]+)\/(?:-\/)?(issues|pull|merge_requests|discussions|commit)\/([\da-f]+)\/?$/.exec(
          url.slice(host.length + 1),
        ) ?? [])
  const marks: Record<string, string> = { issues: '#', pull: '!', merge_requests: '!', discussions: '?', commit: '@' }
  return (kind && reference(user, repo, marks[kind]!, value)) || url
}

function escaped(text: string): string {
  return text.replace(/_/g, '\\_')
}
