import type { SearchQuery } from '@groundsheet/contract'
import { MAX_TERMS, MAX_WORDS, readTerms } from '../store/words/read-terms.ts'
import type { WordSearch } from '../store/words/word-search.ts'
import { RequestProblem } from './problem.ts'
import type { RequestedPage } from './request-query.ts'

/**
 * What a query for words asks of the store; null: nothing, since the query has another error. Throws
 * `invalid_parameter`.
 */
export function searchRequest(page: RequestedPage, query: SearchQuery): WordSearch | null {
  if (page.limit === 0) return null
  const terms = readTerms(query.q ?? '')
  if (terms === null) {
    const reason = `has no word to look for, or more than ${MAX_TERMS} words and phrases, or ${MAX_WORDS} words in all`
    throw new RequestProblem('invalid_parameter', `q: ${reason}`, { param: 'q' })
  }
  return {
    terms,
    projectIds: query.projectId ?? null,
    withLocation: (query.include ?? []).includes('location'),
    limit: page.limit,
    after: page.after,
  }
}
