import { strings } from '../../ui/strings/strings.ts'

interface Props {
  /** Number of holes in the list. */
  readonly shown: number
  /** Whether all of them are selected. */
  readonly allChosen: boolean
  /** Maximum number of holes in an address. */
  readonly maxChosen: number
  readonly onAll: () => void
}

const words = strings.holes.choice

/** While selecting holes: a hint, and a button that selects all. */
export const ChoiceRow = ({ shown, allChosen, maxChosen, onAll }: Props) => (
  <div className="hole-list-choice">
    <span className="soft">{words.hint}</span>
    {shown > 0 && shown <= maxChosen && !allChosen && (
      <button type="button" className="button" aria-label={words.all(shown)} onClick={onAll}>
        {words.allShort(shown)}
      </button>
    )}
    {shown > maxChosen && <span className="soft">{words.tooMany(maxChosen)}</span>}
  </div>
)
