/** In a module of its own, so that Workbox is loaded when it is called. */
export { transformManifest } from 'workbox-build/build/lib/transform-manifest.js'
