type Licenses = [license: string, packages: string[]][]

/** Package names by license, of all that an installed engine brings with it. */
export function licenses(): Promise<Licenses>
/** Licenses that are not on the list of those that were looked at. */
export function unknownLicenses(list: Licenses): string[]
/** What LICENSES.md has to be. */
export function licenseText(list: Licenses): string
/** What LICENSES.md is. */
export function written(): string
