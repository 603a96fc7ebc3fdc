import type { ReactNode } from 'react'
import { useSession } from '../data/service/session.ts'
import { embeddingStrings } from '../ui/strings/embedding-strings.ts'
import { Notice } from '../ui/notice.tsx'
import { usePath, useQueryText } from '../url-state/address.ts'
import { parseSearch, stringifySearch } from '../url-state/search-text.ts'
import './embedded-frame.css'

/** What a page shows in a frame of another one: a part of the viewer, and a link to all of it. */
export function EmbeddedFrame({ children }: { readonly children: ReactNode }) {
  const { key, me } = useSession()
  const path = usePath()
  const query = useQueryText()
  const whole = path + stringifySearch({ ...parseSearch(query), embed: undefined }) + signInOf(key)
  return (
    <div className="embedded-frame">
      {me.scopes.length === 0 ? (
        <main className="centred">
          <Notice>{embeddingStrings.nothingVisible}</Notice>
        </main>
      ) : (
        children
      )}
      <footer className="embedded-foot">
        <a href={whole} target="_blank" rel="noopener">
          {embeddingStrings.openWhole}
        </a>
      </footer>
    </div>
  )
}

/** A link is made to be in an address; a key never is. */
const signInOf = (key: string): string => (key.startsWith('gsl_') ? `#key=${key}` : '')
