// A separate module, so that Workbox is only loaded when it's needed.
export { transformManifest } from 'workbox-build/build/lib/transform-manifest.js'
