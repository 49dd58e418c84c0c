import type { UserConfig } from './config-schema.ts'

export type { SiteConfig, UserConfig } from './config-schema.ts'

/** Gives `site.config.ts` its types: `export default defineConfig({ title: 'My docs' })`. Returns what it is given. */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}
