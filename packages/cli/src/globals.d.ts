/** Set when the cli is bundled: version of the package, a hash of the bundle, and one of the versions of libraries that stay outside. */
declare const __VERSION__: string
declare const __ENGINE__: string
declare const __LIBRARIES__: string
