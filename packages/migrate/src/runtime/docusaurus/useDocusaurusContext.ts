// Replaces `@docusaurus/useDocusaurusContext`.
import siteConfig from './siteConfig.ts'

const locale = typeof siteConfig.locale === 'string' ? siteConfig.locale : 'en'

const context = {
  siteConfig,
  siteMetadata: { docusaurusVersion: '', pluginVersions: {} },
  i18n: { defaultLocale: locale, currentLocale: locale, locales: [locale], localeConfigs: {} },
  codeTranslations: {},
}

export default function useDocusaurusContext() {
  return context
}
