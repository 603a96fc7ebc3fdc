import { useState } from 'react'
import { Combobox } from '../../ui/combobox.tsx'
import { lazyComponent } from '../../ui/lazy-component.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import { searchFieldStrings } from '../../ui/strings/search-field-strings.ts'
import { goTo, usePath, useQueryText } from '../../url-state/address.ts'
import { parseSearch, readText, stringifySearch } from '../../url-state/search-text.ts'
import { namesIn } from '../lazy-screens.ts'
import './site-search.css'

const words = searchFieldStrings
const { Component: SearchPopup, fetch: fetchPopup } = lazyComponent(() => import('./search-popup.tsx'))

/** The search field of every screen. It has the text that limits the list there, until it is typed in. */
export function SiteSearch() {
  const { limit, removeLimit } = useLimit()
  const [text, setText] = useState(limit)
  const [shownLimit, setShownLimit] = useState(limit)
  if (limit !== shownLimit) {
    setShownLimit(limit)
    setText(limit)
  }
  return (
    <div className="site-search" role="search">
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d="M11 11l4 4M12 7A5 5 0 1 1 2 7a5 5 0 0 1 10 0z" />
      </svg>
      <Combobox
        label={words.label}
        placeholder={words.placeholder}
        clearLabel={words.clear}
        text={text}
        onText={(typed) => {
          setText(typed)
          if (typed === '' && limit !== '') removeLimit()
        }}
        // A failure is reported by the popup.
        onUse={() => void fetchPopup().catch(() => undefined)}
        popup={(state) => (
          <PanelBoundary of="search">
            <SearchPopup {...state} text={text} onSelected={() => setText(limit)} />
          </PanelBoundary>
        )}
      />
    </div>
  )
}

/** The text that limits the list of the screen: `find` of a project, `q` of the start page. */
function useLimit() {
  const [, projectId] = namesIn(usePath())
  const query = useQueryText()
  const name = projectId === undefined ? 'q' : 'find'
  return {
    limit: readText(parseSearch(query), name) ?? '',
    removeLimit: () =>
      goTo(window.location.pathname + stringifySearch({ ...parseSearch(query), [name]: undefined }), true),
  }
}
