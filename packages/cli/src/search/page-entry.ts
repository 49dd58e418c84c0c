import type { Section } from '../model/page.ts'
import type { EntryRecord, PostingsByBucket, SearchEntry } from '../model/search-entry.ts'
import { createVocabulary, type PageTerm, type ReadWord, type Vocabulary } from './vocabulary.ts'

export interface EntryInput {
  title: string
  description: string
  sections: Section[]
  /** The page's samples: `Section.samples` counts in them. */
  fences: { title?: string; code: string; lang: string; prelude: boolean }[]
}

/** Weights by what a word stands in. Only their ratios count. */
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
/** Of a compound such as `createAsyncThunk`: what one part, and what the end from a later part on, is worth of the whole. */
const partShare = 0.4
const endShare = 0.6

/** Of many words it is made anew: names that stand in one page only would fill the memory. */
const mostWords = 4_000
/** Most words of a page stand in others too. Between pages no term has a weight or postings. */
let vocabulary = createVocabulary()

export function searchEntry(page: EntryInput): SearchEntry {
  const terms: PageTerm[] = []
  try {
    const records = readPage(page, terms)
    const texts = shardsText(terms)
    for (const term of terms) term.postings = ''
    if (vocabulary.size() > mostWords) vocabulary = createVocabulary()
    return { records, terms: texts }
  } catch (error) {
    vocabulary = createVocabulary()
    throw error
  }
}

/** @param terms Takes the page's terms. */
function readPage({ title, description, sections, fences }: EntryInput, terms: PageTerm[]): EntryRecord[] {
  const records: EntryRecord[] = []
  const weigh = createScale(vocabulary)

  const put = (record: EntryRecord) => {
    const number = records.push(record) - 1
    for (const term of weigh.take()) {
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
    const addPlace = () => {
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
      addPlace()
    }
    weigh.text(section.text, weights.text)
    for (const name of new Set(section.names ?? [])) weigh.name(name, weights.name)
    weigh.identifiers(samples.map(({ code }) => code).join('\n'), weights.code)
    put(
      isPage
        ? { anchor: '', titles: [], content: [description, section.text].filter(Boolean).join('\n') }
        : { anchor: section.id, titles, content: section.text },
    )

    for (const { name, text, id } of section.options ?? []) {
      weigh.title(name, weights.option)
      weigh.text(text, weights.text)
      weigh.title(section.title, weights.parent)
      addPlace()
      put({ anchor: id ?? section.id, titles: under(titles, name), content: text })
    }
    for (const sampleTitle of new Set(samples.flatMap((fence) => fence.title ?? []))) {
      weigh.title(sampleTitle, weights.sample)
      weigh.title(section.title, weights.parent)
      const lines = samples.find((fence) => fence.title === sampleTitle)!.code.split('\n')
      put({ anchor: section.id, titles: under(titles, sampleTitle), content: lines.slice(0, 3).join('\n') })
    }
  })

  return records
}

function shardsText(terms: PageTerm[]): PostingsByBucket {
  // By what the first two characters are as a number: their shard's name would have to be made for each term.
  const texts = new Map<number, string>()
  for (const { term, postings } of terms) {
    const start = term.charCodeAt(0) * 0x10000 + (term.length > 1 ? term.charCodeAt(1) : 0)
    const known = texts.get(start)
    texts.set(start, known === undefined ? postings : `${known} ${postings}`)
  }
  return [...texts.values()].join(';')
}

/** Adds up what the words of one record weigh. */
function createScale(vocabulary: Vocabulary) {
  let weighed: PageTerm[] = []
  // Titles come again and again: in each record below them.
  const known = new Map<string, ReadWord[]>()
  const wordsOf = (text: string) => {
    let found = known.get(text)
    if (!found) {
      found = vocabulary.read(text)
      known.set(text, found)
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
      const telling = all.filter(({ whole }) => !whole.isStopWord)
      const share = weight / Math.max(1, telling.length) ** 0.45
      for (const { whole, differentParts, ends } of telling.length > 0 ? telling : all) {
        add(whole, share)
        for (const part of differentParts) add(part, share * partShare)
        for (const end of ends) add(end, share * endShare)
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
      // In few steps, so that a word more does not change the weights of all.
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
    /** Whoever takes them sets their weights back. */
    take() {
      const taken = weighed
      weighed = []
      return taken
    },
  }
}

/** One level deeper; there are six. */
function under(titles: string[], name: string): string[] {
  return titles.length < 5 ? [...titles, name] : [...titles.slice(0, 4), name]
}

const keywords = new Set(
  (
    'async await break case catch class const continue default else export extends false finally function implements import ' +
    'instanceof interface let new null number object return string super switch throw true try type typeof undefined unknown ' +
    'void while yield boolean key value string'
  ).split(' '),
)
