import { renameInScript } from '../../passes/own-classes.ts'
import { type BrowserScript, bundleScripts } from './browser-scripts.ts'

/** The scripts of components, with the name of the file that contains them. */
interface Group {
  name: string
  scripts: BrowserScript[]
  /** The files that the scripts import. */
  imports: string[]
}

/** The scripts that the components of a site need in the browser. */
export class ComponentScripts {
  readonly #scripts = new Map<string, readonly BrowserScript[]>()
  readonly #aliased: (wanted: string) => string | undefined

  constructor(aliased: (wanted: string) => string | undefined) {
    this.#aliased = aliased
  }

  add(component: string, scripts: readonly BrowserScript[]): void {
    if (scripts.length > 0) this.#scripts.set(component, scripts)
  }

  /** Returns the scripts by the names of their files. Scripts that import the same module are in one file, so that they share its state. */
  async files(): Promise<Map<string, string>> {
    const files = new Map<string, string>()
    for (const { name, scripts } of this.#groups()) {
      const sources = scripts.flatMap(({ source }) => source ?? [])
      const isShared = sources.length > 1
      const shared = isShared ? (await bundleScripts(sources, this.#aliased)).code : ''
      const others = isShared ? scripts.filter(({ source }) => !source) : scripts
      files.set(`${name}.js`, renameInScript(shared + others.map(({ code }) => code).join('')))
    }
    return files
  }

  /** Groups the scripts that import the same modules. */
  #groups(): Group[] {
    let groups: Group[] = []
    for (const [component, scripts] of [...this.#scripts].sort(([a], [b]) => (a < b ? -1 : 1))) {
      const imports = scripts.flatMap(({ source }) => source?.imports ?? [])
      const related = groups.filter((group) => group.imports.some((path) => imports.includes(path)))
      const joined = {
        name: related[0]?.name ?? component,
        scripts: [...related.flatMap((group) => group.scripts), ...scripts],
        imports: [...related.flatMap((group) => group.imports), ...imports],
      }
      groups = [...groups.filter((group) => !related.includes(group)), joined]
    }
    return groups
  }
}
