// The public API of `@docs-engine/cli`, which a site's own code may import.
export { defineConfig, type SiteConfig, type UserConfig } from './model/define-config.ts'
