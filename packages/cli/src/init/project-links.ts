import { relative, sep } from 'node:path'
import type { ExistingProject } from './existing-project.ts'
import { isRecord, type Json } from './read-json.ts'

/** The places of a project on the web, as far as its `package.json` names them. */
interface ProjectLinks {
  /** The repository on GitHub, such as `https://github.com/ada/queue`. */
  repository: string | undefined
  /** Where the site will be published. */
  site: URL | undefined
}

/** Uncomments the settings of a new site that need the URL of its repository or of the published site, and sets them. */
export function withProjectLinks(config: string, project: ExistingProject): string {
  const { repository, site } = projectLinks(project)
  const folder = relative(project.repository, project.root).split(sep).join('/')
  let text = config
  if (site) text = text.replace(/\/\/ (url: )'.*'/, `$1'${site.origin}'`)
  if (repository !== undefined) {
    text = text
      .replace(/\/\/ (\{ label: 'GitHub', href: )'.*'/, `$1'${repository}'`)
      .replace(/\/\/ (editUrl: )'.*'/, `$1'${[repository, 'edit/main', folder].filter(Boolean).join('/')}/'`)
      .replace(
        /^ *\/\/ Adds an "Edit this page" link.*\n/m,
        '  // The "Edit this page" links of your pages start with this URL.\n',
      )
  }
  return text
}

/** Sets the path at which the workflow publishes the site, unless it's the one that GitHub uses for the repository. */
export function withBasePath(workflow: string, project: ExistingProject): string {
  const { site } = projectLinks(project)
  if (!site || site.hostname.endsWith('.github.io')) return workflow
  return workflow
    .replace(/^.*# If the site has its own domain.*\n/m, '')
    .replace(/(DOCS_BASE_URL: ).*/, `$1${site.pathname.replace(/\/?$/, '/')}`)
}

function projectLinks({ manifest, parent }: ExistingProject): ProjectLinks {
  const { repository, homepage } = manifest ?? parent?.manifest ?? ({} as Json)
  const [, owner, name] =
    githubRepository.exec(String(isRecord(repository) ? repository.url : (repository ?? ''))) ?? []
  const home =
    typeof homepage === 'string' && /^https?:/.test(homepage) && URL.canParse(homepage) ? new URL(homepage) : undefined
  // `npm init` sets `homepage` to the repository's README.
  const isOwnSite = home !== undefined && !/(?:^|\.)(?:github|npmjs)\.com$/.test(home.hostname)
  return {
    repository: owner && `https://github.com/${owner}/${name}`,
    site: isOwnSite ? home : owner ? new URL(`https://${owner.toLowerCase()}.github.io`) : undefined,
  }
}

/** `ada/queue`, `github:ada/queue`, or a URL of any protocol that Git supports. */
const githubRepository = /^(?:github:|.*\bgithub\.com[/:])?([\w-]+)\/([\w.-]+?)(?:\.git)?(?:[/#].*)?$/
