export type { CodeBlock, HiddenLines, LineMark, MarkedText, SampleFile } from './code-block.ts'
export type { ComponentUse, UsedProp } from './component-use.ts'
export type { ExportProblem, Message } from './message.ts'
export type {
  ApiMember,
  ApiParameter,
  ApiSignature,
  ApiTypeParameter,
  Documented,
  PackageExport,
} from './package-export.ts'
export type { DocumentedExport, PageTypes, TypedName } from './page-types.ts'
export type { Renderer } from './renderer.ts'
export type { ResultCache } from './result-cache.ts'
export type { SiteOptions } from './site.ts'
