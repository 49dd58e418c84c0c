// This is a separate module, so that Workbox is loaded only when it's needed.
export { transformManifest } from 'workbox-build/build/lib/transform-manifest.js'
