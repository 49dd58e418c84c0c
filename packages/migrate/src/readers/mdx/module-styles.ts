import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname, join, posix, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { mayRun } from '../../foreign/permission.ts'
import { freePath } from '../../util/free-path.ts'
import { isFile } from '../../util/list-files.ts'

/** The folders of an old site whose modules are copied. */
export interface ModuleSite {
  folder: string
  staticFolders: readonly string[]
}

/** The part of Sass's API that the import uses. */
interface Sass {
  compile(file: string, options: object): { css: string }
  Logger: { silent: object }
}

/**
 * Returns the text of a stylesheet, compiled to CSS if it's written in Sass. The URLs of local files become those in the new site, and files
 * outside of the folder `static` are added to `assets`.
 *
 * @throws If it can't be compiled.
 */
export function plainCss(file: string, site: ModuleSite, assets: Map<string, string>): string {
  const css = /\.(?:scss|sass|less|styl)$/.test(file) ? compiled(file, site.folder) : readFileSync(file, 'utf8')
  // In CSS, the path of a file next to the stylesheet needs no `./`. In the new site, it would be the name of a package.
  const withPaths = css.replace(/(@import\s+["'])([\w-][^"':]*)(?=["'])/g, (all, before: string, path: string) =>
    isFile(resolve(dirname(file), path)) ? `${before}./${path}` : all,
  )
  return withPaths.replace(/url\(\s*(["']?)(?!["']|[a-z]+:|\/\/|#)([^"')]+)\1\s*\)/gi, (all, _, url: string) => {
    const path = url.trim().replace(/[?#].*$/, '')
    // Webpack resolves absolute paths from the folder of the site.
    const fromSite = /^(?:~?@site)?\/(.*)$/.exec(path)?.[1]
    const own = fromSite === undefined ? resolve(dirname(file), path) : join(site.folder, fromSite)
    // Imported stylesheets are copied as well.
    return isFile(own) && !own.endsWith('.css') ? `url("${publicUrl(own, site, assets)}")` : all
  })
}

/** Returns the URL of a file, which is copied to `content/_public` unless it's in a static folder. */
export function publicUrl(file: string, { staticFolders }: ModuleSite, assets: Map<string, string>): string {
  const folder = staticFolders.find((own) => file.startsWith(`${own}/`))
  if (folder) return `/${relative(folder, file)}`
  const placeOf = (url: string) => posix.join('content/_public', url)
  const isTaken = (url: string) =>
    staticFolders.some((own) => isFile(join(own, url))) || (assets.get(placeOf(url)) ?? file) !== file
  const url = freePath(`/assets/${basename(file)}`, isTaken)
  assets.set(placeOf(url), file)
  return url
}

/** Compiles a stylesheet with the Sass package of the old site. */
function compiled(file: string, siteFolder: string): string {
  if (!/\.s[ac]ss$/.test(file)) throw new Error(`\`${basename(file)}\` needs a preprocessor`)
  if (!mayRun('Sass')) throw new Error(`\`${basename(file)}\` needs Sass, which the import wasn’t allowed to run`)
  const requireFrom = createRequire(join(siteFolder, 'package.json'))
  const packages = join(siteFolder, 'node_modules')
  const name = ['sass', 'sass-embedded'].find((own) => existsSync(join(packages, own)))
  if (!name) throw new Error(`\`${basename(file)}\` needs Sass, which isn’t installed in the old site`)
  const sass = requireFrom(name) as Sass
  // A path that starts with `~` is in a package.
  const findFileUrl = (url: string) => (url.startsWith('~') ? pathToFileURL(join(packages, url.slice(1))) : null)
  return sass.compile(file, { loadPaths: [packages], importers: [{ findFileUrl }], logger: sass.Logger.silent }).css
}
