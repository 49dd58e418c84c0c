import { type Cache, openCache } from '../cache/cache.ts'
import type { ExternalCheck } from '../check/external/check-external.ts'
import { applyFixes } from '../check/fix/apply-fixes.ts'
import { checkUrlManifest } from '../check/lock/check-urls.ts'
import { urlManifestFile } from '../check/lock/url-manifest.ts'
import { readImportNotes } from '../check/open-points.ts'
import { checkTranslatedShare } from '../check/translations/check-translations.ts'
import { translatedSite } from '../check/translations/translation-states.ts'
import { isUnchanged } from '../markdown/unchanged-files.ts'
import type { AppliedFix, CheckOptions, CheckResult } from '../model/api.ts'
import type { Surroundings } from '../model/command.ts'
import type { Message } from '../model/message.ts'
import { makeReport } from '../model/report.ts'
import type { CheckedSite, Site } from '../model/site.ts'
import { uniqueMessages } from '../model/unique-messages.ts'
import { loadSite } from '../pipeline.ts'
import { applyLevels } from '../util/levels.ts'
import { createTiming } from '../util/timing.ts'
import { withRoot } from './site-root.ts'

/** Implements the API function `check`. */
export function checkSite(options: CheckOptions & Surroundings): Promise<CheckResult> {
  return withRoot(options, async (root) => {
    if (options.untrusted) {
      const { checkUntrusted } = await import('../check/untrusted/check-untrusted.ts')
      return checkUntrusted(root, options)
    }
    const caches: Cache[] = []
    const load = () => {
      const { codeRoot, env, baseUrl, lenient, samples = true } = options
      const cache = openCache(root, options.cache === false)
      caches.push(cache)
      return loadSite({ root, codeRoot, env, baseUrl, lenient, samples, timing: createTiming(), cache })
    }
    try {
      const loaded = await load()
      const { site, fixed } = options.fix ? await fixLinks(loaded, root, load) : { site: loaded, fixed: undefined }
      return { ...(await checkLoaded(site, options)), ...(fixed && { fixed }) }
    } finally {
      for (const cache of caches) cache.close()
    }
  })
}

async function checkLoaded(site: CheckedSite, options: CheckOptions & Surroundings): Promise<CheckResult> {
  const { sampleCoverage: sampleShare } = site
  const accept = options.accept === true
  const urls = checkUrlManifest(site, { update: accept || options.lock === true, accept })
  const external = options.external ? await checkExternalUrls(site, options) : undefined
  const imported = readImportNotes(site.root)
  const messages = [
    ...site.messages,
    ...urls.messages,
    ...checkTranslatedShare(translatedSite(site)),
    ...(external?.messages ?? []),
  ]
  return {
    ...makeReport(
      applyLevels(withoutUnchanged(messages, site.root, options), site.levels),
      site.checked,
      options.strict,
    ),
    ...(sampleShare && { sampleShare }),
    ...(imported && { imported }),
    ...(urls.isWritten && { locked: [urlManifestFile] }),
    ...(external && { external: external.counts }),
  }
}

/** With `--untrusted`, leaves out what couldn't be checked in files that the change doesn't contain. */
function withoutUnchanged(messages: Message[], root: string, { codeRoot = root }: CheckOptions): Message[] {
  if (root === codeRoot) return messages
  return messages.filter(({ ruleId, file }) => {
    return ruleId !== 'not-checked' || file === undefined || !isUnchanged([file], { root, codeRoot })
  })
}

/**
 * Limits how often fixes are applied. One fix can make another one necessary. For example, after a full URL of this site has been
 * shortened, its path may have the wrong case.
 */
const maxFixRounds = 3

/** Applies fixes, and loads the site again after each round. */
async function fixLinks(
  loaded: CheckedSite,
  root: string,
  load: () => Promise<CheckedSite>,
): Promise<{ site: CheckedSite; fixed: AppliedFix[] }> {
  let site = loaded
  const fixed: AppliedFix[] = []
  for (let round = 0; round < maxFixRounds; round++) {
    const applied = applyFixes(uniqueMessages(site.messages), root)
    if (applied.length === 0) break
    fixed.push(...applied)
    site = await load()
  }
  return { site, fixed }
}

async function checkExternalUrls(site: Site, { cache, onProgress }: CheckOptions): Promise<ExternalCheck> {
  const { checkExternal } = await import('../check/external/check-external.ts')
  return checkExternal(site, (done, all) => onProgress?.(`Checking external links: ${done} of ${all}`), { cache })
}
