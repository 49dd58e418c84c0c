/** Templates for new sites, and the folders in `templates/` that each of them consists of. Later folders replace files of earlier ones. */
export const templateFolders = {
  minimal: ['shared', 'minimal'],
  docs: ['shared', 'example', 'docs'],
  library: ['shared', 'example', 'library'],
}

export type TemplateName = keyof typeof templateFolders

export const templateNames = Object.keys(templateFolders) as TemplateName[]
