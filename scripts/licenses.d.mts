type Licenses = [license: string, packages: string[]][]

/** Returns the names of the packages that are installed with the engine or included in its bundle, by license. */
export function licenses(): Promise<Licenses>
/** Returns the licenses that aren't allowed, each with its packages: `GPL-3.0: a, b`. */
export function unknownLicenses(list: Licenses): string[]
/** Returns the text of an up-to-date LICENSES.md. */
export function licenseText(list: Licenses): string
/** Returns the current contents of LICENSES.md. */
export function written(): string
