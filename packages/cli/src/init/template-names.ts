/** Templates for new sites, and the folders in `templates/` that each of them consists of. Later folders replace files of earlier ones. */
export const templateFolders = {
  minimal: ['shared', 'minimal'],
  docs: ['shared', 'logo', 'example', 'docs'],
  library: ['shared', 'logo', 'example', 'library'],
}

/** Replaces the folders of the template `library` if the site is part of a library. The pages are about this library, not an example. */
export const ownLibraryFolders = ['shared', 'logo', 'own-library']

export type TemplateName = keyof typeof templateFolders

export const templateNames = Object.keys(templateFolders) as TemplateName[]
