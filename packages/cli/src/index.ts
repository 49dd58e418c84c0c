// The public API of `@docs-engine/cli`: what a site's own code may import.
export { defineConfig, type SiteConfig, type UserConfig } from './model/define-config.ts'
