/**
 * What `@docs-engine/migrate` uses of the engine. Everything here may change in any release, so the two packages always have the same version.
 */

export { findUp, foldersUp } from '@docs-engine/shared/find-up.ts'
export { packageName } from '@docs-engine/shared/package-name.ts'
export { formatUrlManifest, type UrlEntry } from './check/lock/url-manifest.ts'
export { importNotesFile, openPoint } from './check/open-points.ts'
export { plural } from './check/report/counts.ts'
export { formatReport, styleFor } from './check/report/report.ts'
export { literalPattern } from './code/line-marks.ts'
export { schemaKeys } from './config/schema-keys.ts'
export { memberPatterns } from './init/enclosing-package.ts'
export { readExistingProject } from './init/existing-project.ts'
export { fitFiles } from './init/fit-files.ts'
export { enterFolder, installSite, startCommand } from './init/install-site.ts'
export { formatEntries, type MissingEntries, missingEntries, preventsInstall } from './init/missing-entries.ts'
export { commandsOf } from './init/package-manager.ts'
export { usesLocalFiles } from './init/packages-from-files.ts'
export { readJson } from './init/read-json.ts'
export { projectFiles } from './init/template-files.ts'
export { localFilesWarning, withoutWorkflow } from './init/workflow.ts'
export { mdxSyntax } from './markdown/lint/mdx-syntax.ts'
export type { LintedMarkdown } from './markdown/lint/rule.ts'
export { hasBuiltinComponent } from './markdown/mdx/builtin-components.ts'
export { isBuiltinImport } from './markdown/mdx/extract-modules.ts'
export { importStatements } from './markdown/mdx/imports.ts'
export { NotStatic } from './markdown/mdx/not-static.ts'
export {
  evaluate,
  evaluateProgram,
  isData,
  staticValue,
  unknown,
} from './markdown/mdx/static-value.ts'
export {
  attributeValue,
  isElement,
  type JsNode,
  type JsxAttribute,
  jsxAttributes,
  type MarkdownNode,
  type Program,
} from './markdown/mdx/syntax-tree.ts'
export { admonitions } from './markdown/syntax/directive-names.ts'
export { authorSocials } from './model/author-socials.ts'
export type { CommandContext } from './model/command.ts'
export type { SidebarEntry, UserConfig } from './model/config-schema.ts'
export { currentVersion } from './model/edition.ts'
export { authorUrl, frontMatterSchema } from './model/front-matter-schema.ts'
export { unservedFiles } from './model/host-files.ts'
export type { Message } from './model/message.ts'
export { makeReport } from './model/report.ts'
export { authorsFile } from './plan/blog/authors.ts'
export { postName } from './plan/blog/post-route.ts'
export { archivePath, blogPath, feedPaths, tagsPath } from './plan/generated-paths.ts'
export { isReservedPath } from './plan/output-collisions.ts'
export { routePath } from './plan/routes.ts'
export { assertNoFile } from './util/assert-folder.ts'
export { pathWithoutNumbers, withoutNumberPrefix } from './util/number-prefix.ts'
export { clientFolder } from './util/package-folder.ts'
export { parseJsonc } from './util/parse-jsonc.ts'
export { isReactPage } from './util/react-page.ts'
export { slug } from './util/slug.ts'
export { UserError } from './util/user-error.ts'
export { visibleText } from './util/visible-text.ts'
