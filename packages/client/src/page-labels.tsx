import { createContext, use } from 'react'
import { defaultLabels, type LabelTable } from './labels.ts'

/**
 * The labels of the page that is being rendered. In the build, components read them from this context, so pages in different languages can be
 * rendered by one process, and rendering without labels fails.
 *
 * In the browser, an enumeration with the labels of the page's language takes the place of this module (`browserLabels` in
 * `bundle-client.ts`). esbuild inserts its values into the code, so each label is part of the chunk that uses it, and also available
 * outside of components.
 */
export const LabelsContext = createContext<LabelTable | undefined>(undefined)

/** The labels, by name. In the build, only components may use them, during rendering. All other functions receive labels as an argument. */
export const labels = Object.defineProperties(
  {},
  Object.fromEntries(
    Object.keys(defaultLabels).map((name) => [name, { get: () => table()[name as keyof LabelTable] }]),
  ),
) as Omit<LabelTable, 'locale'>

/** Returns the language of the page, as in `<html lang>`. Has the same limits as `labels`. */
export const pageLocale = (): string => table().locale

function table(): LabelTable {
  const current = use(LabelsContext)
  if (!current) throw new Error('The page is rendered without labels. Render it with `renderHtml`.')
  return current
}
