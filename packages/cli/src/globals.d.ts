/**
 * Constants that are set when the CLI is bundled: the package's version, a hash of the engine, and an ID for the versions of the libraries
 * that aren't bundled.
 */
declare const __VERSION__: string
declare const __ENGINE__: string
declare const __LIBRARIES__: string
