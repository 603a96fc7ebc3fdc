import { usePath, useQueryText } from '../../url-state/address.ts'
import { readProjectSearch } from '../../url-state/project-search.ts'
import { parseSearch } from '../../url-state/search-text.ts'
import { namesIn } from '../screen-parts.ts'
import { searchAddresses } from './search-addresses.ts'

/** Where a search is made: the project that is open, if any, and the addresses that its results have. */
export function useSearchContext() {
  const path = usePath()
  const query = useQueryText()
  const [first, projectId = null] = namesIn(path)
  const openId = first === 'projects' ? projectId : null
  const raw = parseSearch(query)
  return {
    projectId: openId,
    assumedGrid: openId === null ? null : (readProjectSearch(raw).grid ?? null),
    to: searchAddresses(openId, raw),
  }
}
