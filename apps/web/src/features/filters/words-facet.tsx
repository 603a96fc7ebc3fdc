import { filterStrings } from '../../ui/strings/filter-strings.ts'
import { useDebouncedText } from '../../ui/use-debounced-text.ts'

interface Props {
  /** Empty: no filter. */
  readonly text: string
  readonly onText: (text: string) => void
}

/** Long enough to type a further word. */
const TYPING_PAUSE_MS = 500

/** Limits holes to those with words in their descriptions. */
export function WordsFacet({ text, onText }: Props) {
  const [typed, setTyped] = useDebouncedText(text, TYPING_PAUSE_MS, onText)
  return (
    <fieldset className="facet">
      <legend>{filterStrings.facets.words}</legend>
      <input
        className="field"
        aria-label={filterStrings.facets.words}
        placeholder={filterStrings.wordsExample}
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
    </fieldset>
  )
}
