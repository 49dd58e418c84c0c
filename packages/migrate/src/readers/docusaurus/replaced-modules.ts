import { BundledPackages } from './bundled-packages.ts'
import { replacedPackages } from './replaced-packages.ts'

interface ReplacedModule {
  /** Path in the new site. */
  path: string
  text: string
}

/** The modules in the new site that replace what copied components import from Docusaurus and from packages. */
export class ReplacedModules {
  readonly #packages: BundledPackages
  /** Specifier of an import → the module that replaces it. */
  readonly #modules = new Map<string, ReplacedModule>(
    Object.entries(replacedPackages).map(([specifier, { file, text }]) => [
      specifier,
      { path: pathOf(`docusaurus/${file}`), text },
    ]),
  )

  constructor(siteFolder: string) {
    this.#packages = new BundledPackages(siteFolder)
  }

  get(specifier: string): ReplacedModule | undefined {
    return this.#modules.get(specifier)
  }

  /** Adds the bundled package for an import. Resolves to `false` if the package can't be bundled. */
  async bundle(specifier: string): Promise<boolean> {
    const text = await this.#packages.textOf(specifier)
    if (text === undefined) return false
    this.#modules.set(specifier, { path: pathOf(`packages/${specifier.replaceAll('/', '-')}.js`), text })
    return true
  }
}

function pathOf(file: string): string {
  return `content/_components/_from/${file}`
}
