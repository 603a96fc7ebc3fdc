import type { PopupState } from '../../ui/combobox.tsx'
import { ComboboxPopup } from '../../ui/combobox-popup.tsx'
import { isFailedModule, reloadForModule } from '../../ui/failed-module.ts'
import { ErrorNotice } from '../../ui/notice.tsx'
import { searchStrings } from '../../ui/strings/search-strings.ts'
import { goTo, usePath, useQueryText } from '../../url-state/address.ts'
import { readProjectSearch } from '../../url-state/project-search.ts'
import { parseSearch } from '../../url-state/search-text.ts'
import { namesIn } from '../lazy-screens.ts'
import { searchAddresses } from './search-addresses.ts'
import { SuggestionText } from './suggestion.tsx'
import { suggestionsOf } from './suggestions.ts'
import { useSearchResults, type SearchResults } from './use-search-results.ts'

interface Props extends PopupState {
  readonly text: string
  readonly onSelected: () => void
}

const words = searchStrings
const NO_SUGGESTIONS = { groups: [], preferred: null }

/** What the text in the search field finds. */
export default function SearchPopup({ text, onSelected, ...state }: Props) {
  const { projectId, assumedGrid, to } = useSearchContext()
  const found = useSearchResults(text, { projectId, assumedGrid })
  const { groups, preferred } =
    found.text === '' ? NO_SUGGESTIONS : suggestionsOf(found, to, projectId !== null)
  return (
    <ComboboxPopup
      {...state}
      groups={groups.map(({ title, options }) => ({
        title,
        options: options.map((option) => ({
          href: option.href,
          isMore: option.isMore,
          content: <SuggestionText {...option} q={found.text} />,
        })),
      }))}
      preferred={preferred}
      settledText={found.settledText}
      status={statusOf(found, groups.length)}
      onSelect={(href) => {
        onSelected()
        goTo(href)
      }}
    >
      {found.error && (
        <ErrorNotice
          error={found.error}
          retry={isFailedModule(found.error) ? reloadForModule : found.retry}
        />
      )}
    </ComboboxPopup>
  )
}

function statusOf({ settledText, places, isLink, text, error }: SearchResults, groups: number): string {
  if (settledText === null || text === '') return words.searching
  if (isLink && places.length === 0) return words.wrongLink
  if (error !== null) return ''
  return groups === 0 ? words.none(text) : words.keys
}

/** Where a search is made: the project that is open, if any, and the addresses that its results have. */
function useSearchContext() {
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
