import type { SearchQuery } from '@groundsheet/contract'
import { MAX_TERMS, MAX_WORDS, readTerms } from '../store/words/read-terms.ts'
import { partsByRelevance, wholeSearch } from '../store/words/search-parts.ts'
import type { FoundPage, FoundPlace, WordSearch } from '../store/words/word-search.ts'
import { refused } from './problem.ts'
import type { RequestedPage } from './request-query.ts'

/** Why a text cannot be looked for. */
export const NO_TERMS =
  `has no word to look for, or more than ${MAX_TERMS} words and phrases, ` + `or ${MAX_WORDS} words in all`

/**
 * What a query for words needs of the store; null: nothing, since the query has another error. Throws
 * `invalid_parameter`.
 */
export function searchRequest(page: RequestedPage, query: SearchQuery): WordSearch | null {
  if (page.limit === 0) return null
  const terms = readTerms(query.q ?? '')
  if (terms === null) throw refused('q', NO_TERMS)
  return {
    terms,
    parts: isByRelevance(query) ? partsByRelevance(terms) : [wholeSearch(terms)],
    projectIds: query.projectId ?? null,
    withLocation: (query.include ?? []).includes('location'),
    limit: page.limit,
    after: placeAfter(page),
  }
}

/** A page in the order of relevance continues in a part; in creation order there is one part. */
function placeAfter({ after, afterPair }: RequestedPage): FoundPlace | null {
  if (afterPair !== null) return { part: afterPair[0], seq: afterPair[1] }
  return after === null ? null : { part: 0, seq: after }
}

/** A page of the store with where the next one begins, as the cursors of its order have it. */
export const searchAnswer = ({ items, next }: FoundPage, query: SearchQuery) => ({
  items,
  next: next && (isByRelevance(query) ? ([next.part, next.seq] as const) : next.seq),
})

const isByRelevance = ({ sort }: SearchQuery): boolean => sort === 'relevance'
