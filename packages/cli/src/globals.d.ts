/** Set when the cli is bundled: version of the package, and a hash of its sources. */
declare const __VERSION__: string
declare const __ENGINE__: string
