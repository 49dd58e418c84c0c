import type { AssetStore } from '../assets/asset-store.ts'
import type { PreparedAssets } from '../assets/prepare-assets.ts'
import type { Client } from '../bundle/bundle-client.ts'
import type { Site } from '../model/site.ts'

export interface RenderContext {
  site: Site
  client: Pick<Client, 'entry' | 'css' | 'fonts' | 'notFound' | 'preloads' | 'build'>
  assets: AssetStore
  /** The prepared assets. `undefined` in `docs dev`, which prepares no assets. */
  prepared?: PreparedAssets
}
