import type { Section } from '../model/page.ts'
import type { EntryRecord, PostingsByBucket, SearchEntry } from '../model/search-entry.ts'
import { type AnalyzedWord, createVocabulary, type PageTerm, type Vocabulary } from './vocabulary.ts'

export interface EntryInput {
  title: string
  description: string
  sections: Section[]
  /** The page's code blocks. `Section.samples` contains indexes into this list. */
  fences: { title?: string; code: string; lang: string; prelude: boolean }[]
}

/** The weights of a word, by where it occurs. Only their ratios matter. */
const weights = {
  page: 130,
  heading: [0, 0, 110, 100, 92, 86, 80],
  option: 50,
  sample: 24,
  description: 18,
  name: 8,
  text: 10,
  code: 4,
  parent: 22,
  pageTitle: 38,
  ownHeadings: 3,
}
/**
 * The weights of a part of a compound such as `createAsyncThunk` and of an ending that consists of several parts,
 * relative to the weight of the whole word.
 */
const partRatio = 0.4
const endRatio = 0.6

/**
 * Maximum number of words in the vocabulary. A larger vocabulary is replaced by an empty one, because names that only occur on a single
 * page would fill the memory.
 */
const maxWords = 4_000

/** Creates the search entry of a page. */
export type CreateSearchEntry = (page: EntryInput) => SearchEntry

/**
 * Returns a function that creates the search entries of pages. It keeps its vocabulary, because most words of a page also occur on others.
 * Weights and postings of the vocabulary's terms are reset after each page.
 */
export function createSearchEntries(): CreateSearchEntry {
  let vocabulary = createVocabulary()
  return (page) => {
    const terms: PageTerm[] = []
    try {
      const records = readPage(page, vocabulary, terms)
      const texts = bucketsText(terms)
      for (const term of terms) term.postings = ''
      if (vocabulary.size() > maxWords) vocabulary = createVocabulary()
      return { records, terms: texts }
    } catch (error) {
      vocabulary = createVocabulary()
      throw error
    }
  }
}

/**
 * Returns the page's records.
 *
 * @param terms A list to which the page's terms are added.
 */
function readPage(
  { title, description, sections, fences }: EntryInput,
  vocabulary: Vocabulary,
  terms: PageTerm[],
): EntryRecord[] {
  const records: EntryRecord[] = []
  const weigh = createWeigher(vocabulary)

  const put = (record: EntryRecord) => {
    const number = records.push(record) - 1
    for (const term of weigh.drain()) {
      const weight = Math.min(255, Math.max(1, Math.round(term.weight)))
      if (term.postings === '') terms.push(term)
      term.postings += term.postings === '' ? `${term.term}:${number},${weight}` : `,${number},${weight}`
      term.weight = 0
    }
  }

  const trail: string[] = []
  sections.forEach((section, index) => {
    const isPage = index === 0
    trail.length = Math.max(0, section.level - 2)
    if (!isPage) trail[section.level - 2] = section.title
    const titles = Array.from(trail, (text) => text ?? '')
    const weighAncestors = () => {
      weigh.title(title, weights.pageTitle)
      for (const parent of titles.slice(0, -1)) weigh.title(parent, weights.parent)
    }
    const samples = (section.samples ?? []).flatMap((number) => {
      const fence = fences[number]
      return fence && !fence.prelude ? [fence] : []
    })

    if (isPage) {
      weigh.title(title, weights.page)
      weigh.text(description, weights.description)
      for (const { title: heading } of sections.slice(1)) weigh.title(heading, weights.ownHeadings)
    } else {
      weigh.title(section.title, weights.heading[section.level] ?? weights.heading[6]!)
      weighAncestors()
    }
    weigh.text(section.text, weights.text)
    for (const name of new Set(section.names ?? [])) weigh.name(name, weights.name)
    weigh.identifiers(samples.map(({ code }) => code).join('\n'), weights.code)
    put(
      isPage
        ? { anchor: '', titles: [], content: withDescription(section.text, description) }
        : { anchor: section.id, titles, content: section.text },
    )

    for (const { name, text, id } of section.options ?? []) {
      weigh.title(name, weights.option)
      weigh.text(text, weights.text)
      weigh.title(section.title, weights.parent)
      weighAncestors()
      put({ anchor: id ?? section.id, titles: nestedTitles(titles, name), content: text })
    }
    for (const sampleTitle of new Set(samples.flatMap((fence) => fence.title ?? []))) {
      weigh.title(sampleTitle, weights.sample)
      weigh.title(section.title, weights.parent)
      const lines = samples.find((fence) => fence.title === sampleTitle)!.code.split('\n')
      put({ anchor: section.id, titles: nestedTitles(titles, sampleTitle), content: lines.slice(0, 3).join('\n') })
    }
  })

  return records
}

/** Returns a page's description and text. The descriptions of API pages are the first sentence of the text, which isn't repeated. */
function withDescription(text: string, description: string): string {
  return text.includes(description) ? text : [description, text].filter(Boolean).join('\n')
}

function bucketsText(terms: PageTerm[]): PostingsByBucket {
  // Group terms by their first two characters, combined into a number, because that is faster than computing the
  // bucket's name for each term.
  const texts = new Map<number, string>()
  for (const { term, postings } of terms) {
    const start = term.charCodeAt(0) * 0x10000 + (term.length > 1 ? term.charCodeAt(1) : 0)
    const earlier = texts.get(start)
    texts.set(start, earlier === undefined ? postings : `${earlier} ${postings}`)
  }
  return [...texts.values()].join(';')
}

/** Creates an object that adds up the weights of the words in one record. */
function createWeigher(vocabulary: Vocabulary) {
  let weighed: PageTerm[] = []
  // Cache the words of titles, because a title is weighed again for each record below it.
  const wordsByText = new Map<string, AnalyzedWord[]>()
  const wordsOf = (text: string) => {
    let found = wordsByText.get(text)
    if (!found) {
      found = vocabulary.read(text)
      wordsByText.set(text, found)
    }
    return found
  }
  const add = (term: PageTerm, weight: number) => {
    if (term.weight === 0) weighed.push(term)
    term.weight += weight
  }
  return {
    title(text: string, weight: number) {
      const all = wordsOf(text)
      const significant = all.filter(({ whole }) => !whole.isStopWord)
      const share = weight / Math.max(1, significant.length) ** 0.45
      for (const { whole, differentParts, ends } of significant.length > 0 ? significant : all) {
        add(whole, share)
        for (const part of differentParts) add(part, share * partRatio)
        for (const end of ends) add(end, share * endRatio)
      }
    },
    text(text: string, weight: number) {
      const counted: PageTerm[] = []
      const count = (term: PageTerm, times: number) => {
        if (term.isStopWord) return
        if (term.times === 0) counted.push(term)
        term.times += times
      }
      const all = vocabulary.read(text)
      for (const { whole, parts } of all) {
        count(whole, 1)
        for (const part of parts) count(part, 0.5)
      }
      // Only use four densities, so that adding a word to a text usually doesn't change the weights of its other words.
      const density = all.length < 60 ? 1 : all.length < 160 ? 0.8 : all.length < 400 ? 0.6 : 0.4
      for (const term of counted) {
        add(term, weight * density * (term.times / (term.times + 1.5)) * 2)
        term.times = 0
      }
    },
    name(name: string, weight: number) {
      for (const { whole } of wordsOf(name)) if (!whole.isStopWord) add(whole, weight)
    },
    identifiers(code: string, weight: number) {
      for (const name of new Set(code.match(/[A-Za-z][A-Za-z0-9]{2,40}/g))) {
        const lower = name.toLowerCase()
        if (keywords.has(lower)) continue
        const term = vocabulary.term(lower)
        if (!term.isStopWord) add(term, weight)
      }
    },
    /** Returns the weighed terms. The caller must reset their weights. */
    drain() {
      const drained = weighed
      weighed = []
      return drained
    },
  }
}

/**
 * Returns the titles of a record that is one level deeper. If there are already five titles, `name` replaces the last one, because records
 * have at most five titles.
 */
function nestedTitles(titles: string[], name: string): string[] {
  return titles.length < 5 ? [...titles, name] : [...titles.slice(0, 4), name]
}

const keywords = new Set(
  (
    'async await break case catch class const continue default else export extends false finally function implements import ' +
    'instanceof interface let new null number object return string super switch throw true try type typeof undefined unknown ' +
    'void while yield boolean key value string'
  ).split(' '),
)
