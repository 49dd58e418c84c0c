/**
 * What `@docs-engine/migrate` uses of the engine. Everything here may change in any release, so the two packages always have the same version.
 */
export { formatUrlManifest, type UrlEntry } from './check/lock/url-manifest.ts'
export { importNotesFile, openPoint } from './check/open-points.ts'
export { plural } from './check/report/counts.ts'
export { formatReport, styleFor } from './check/report/report.ts'
export { knownLanguage } from './code/highlight/languages.ts'
export { importedPackages } from './code/imported-packages.ts'
export { literalPattern } from './code/line-marks.ts'
export { sampleFiles } from './code/sample-files.ts'
export { schemaKeys } from './config/schema-keys.ts'
export { memberPatterns } from './init/enclosing-package.ts'
export { readExistingProject } from './init/existing-project.ts'
export { fitFiles } from './init/fit-files.ts'
export { formatEntries, type MissingEntries, missingEntries } from './init/missing-entries.ts'
export { type Commands, commandsOf, detectPackageManager } from './init/package-manager.ts'
export { usesLocalFiles } from './init/packages-from-files.ts'
export { readJson } from './init/read-json.ts'
export { projectFolders } from './init/repository.ts'
export { projectFiles } from './init/template-files.ts'
export { localFilesWarning, withoutWorkflow } from './init/workflow.ts'
export { idPrefix } from './markdown/check-ids.ts'
export { importStatements } from './markdown/mdx/imports.ts'
export { jsxText } from './markdown/mdx/jsx-text.ts'
export {
  evaluate,
  fromRoot,
  isData,
  NotStatic,
  staticValue,
  unknown,
  valueOfNode,
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
export { authorSocials } from './model/author-socials.ts'
export type { SidebarEntry, UserConfig } from './model/config-schema.ts'
export { authorUrl, frontMatterSchema } from './model/front-matter-schema.ts'
export type { Message } from './model/message.ts'
export { makeReport } from './model/report.ts'
export { currentVersion } from './model/versions.ts'
export { authorsFile } from './plan/authors.ts'
export { archivePath, blogPath, feedPaths, tagsPath } from './plan/generated-paths.ts'
export { isPostSource, postName, routePath } from './plan/routes.ts'
export { withCompiler } from './typecheck/compiler.ts'
export { compilerConfig, withJavaScript } from './typecheck/compiler-options.ts'
export { assertNoFile } from './util/assert-no-file.ts'
export { clientFolder } from './util/client-folder.ts'
export { findUp, foldersUp } from './util/find-up.ts'
export { escapeHtml } from './util/html-tags.ts'
export { lockFiles } from './util/lock-files.ts'
export { pathWithoutNumbers, withoutNumberPrefix } from './util/number-prefix.ts'
export { packageName } from './util/package-name.ts'
export { parseJsonc } from './util/parse-jsonc.ts'
export { isReactPage } from './util/react-page.ts'
export { UserError } from './util/user-error.ts'
export { pageSeconds } from './workers/time-limit.ts'
