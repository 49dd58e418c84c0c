/** A plugin that the new configuration imports. A plugin of Docs is a function that the configuration calls with the options. */
export interface CarriedPlugin {
  kind: 'remark' | 'rehype' | 'docs'
  /** The package, or the path of a file relative to the configuration. */
  from: string
  /** `default` or the name of the export. */
  name: string
  options: unknown
}
