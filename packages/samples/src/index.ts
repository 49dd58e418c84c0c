import type { readExports as ReadExports } from './declarations/read-exports.ts'
import type { signatures as Signatures } from './declarations/signatures.ts'
import type { checkProps as CheckProps } from './props/check-props.ts'
import type { checkSamples as CheckSamples } from './samples/check-samples.ts'

export { CompilerFailure } from './compiler/error.ts'
export { declarationPlaces } from './environment/declaration-places.ts'
export { importedPackages, installedPackages, packagesOfSamples } from './environment/imported-packages.ts'
export { exportsEntry, missingPackageNote } from './environment/missing-package.ts'
export { formatProgram } from './js-variant/format-code.ts'
export { type JsVariant, jsVariants, type VariantInput, variantInput } from './js-variant/js-variant.ts'
export { isSample, isTypeScript, sampleFiles } from './model/sample-files.ts'
export { preludeOf, setupOf } from './model/setup.ts'
export type { SamplePage, SamplesOptions } from './samples/check-samples.ts'

// Most commands use these functions for a few pages or not at all, so their modules are loaded on the first call.

/** Compiles and runs the code samples of pages. */
export const checkSamples: typeof CheckSamples = async (...args) =>
  (await import('./samples/check-samples.ts')).checkSamples(...args)

/** Checks the props that pages pass to components. */
export const checkProps: typeof CheckProps = async (...args) =>
  (await import('./props/check-props.ts')).checkProps(...args)

/** Renders the declarations of exports of packages. */
export const signatures: typeof Signatures = async (...args) =>
  (await import('./declarations/signatures.ts')).signatures(...args)

/** Reads the exports of packages from their type declarations. */
export const readExports: typeof ReadExports = async (...args) =>
  (await import('./declarations/read-exports.ts')).readExports(...args)
