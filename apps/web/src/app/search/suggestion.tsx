import { MarkedText } from '../../ui/marked-text.tsx'
import { MarkedWords } from '../../ui/marked-words.tsx'

/** Something that a search found. */
export interface Suggestion {
  /** Address that it opens. */
  readonly href: string
  /** Of suggestions with the same, the first is listed; its address unless given. */
  readonly listedBy?: string
  readonly name: string
  readonly notes: readonly string[]
  /** Part of a description with the places of the words. */
  readonly words?: { readonly text: string; readonly marks: readonly (readonly [number, number])[] }
  /** Goes on to a list. */
  readonly isMore?: boolean
}

/** A suggestion with what was searched for marked: `q` in its name and notes, words in its description. */
export function SuggestionText({ name, notes, words, isMore, q }: Suggestion & { readonly q: string }) {
  if (isMore) return name
  const marked = words ? '' : q
  return (
    <>
      <MarkedText text={name} q={marked} />
      {notes.map((note) => (
        <span key={note} className="soft">
          <MarkedText text={note} q={marked} />
        </span>
      ))}
      {words && (
        <span className="site-search-text">
          <MarkedWords {...words} />
        </span>
      )}
    </>
  )
}
