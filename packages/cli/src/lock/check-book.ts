import type { Message, Site } from '../types.ts'
import { type AddressBook, joinBooks, publishedAddresses, readBook, writeBook } from './address-book.ts'
import { checkAddresses } from './check-addresses.ts'

export interface CheckedBook {
  messages: Message[]
  isWritten: boolean
}

/**
 * Holds the site to the addresses in its `urls.lock`, if it has one.
 *
 * @param options `isKept`: new addresses are written into it (`--lock`). `isAccepted`: those that are gone are taken out (`--accept`).
 */
export function checkBook(site: Site, { isKept, isAccepted }: { isKept: boolean; isAccepted: boolean }): CheckedBook {
  const known = readBook(site.root)
  if (!known && !isKept) return { messages: [], isWritten: false }
  const before: AddressBook = known?.book ?? new Map()
  const { messages, kept } = checkAddresses(before, site)
  // A file that is not understood is not written over.
  const isWhole = !known || known.messages.length === 0
  const after = joinBooks(isAccepted ? kept : before, publishedAddresses(site))
  const isWritten = isKept && isWhole && writeBook(site.root, after)
  return { messages: [...(known?.messages ?? []), ...(isKept && isAccepted ? [] : messages)], isWritten }
}
