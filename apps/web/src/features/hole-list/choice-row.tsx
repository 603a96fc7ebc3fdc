import { strings } from '../../ui/strings.ts'

interface Props {
  /** How many holes the list shows. */
  readonly shown: number
  /** Whether all of them are chosen. */
  readonly all: boolean
  /** More than this cannot stand in an address. */
  readonly most: number
  readonly onAll: () => void
}

const words = strings.holes.choice

/** While holes are being chosen: how to, and all of them at once. */
export const ChoiceRow = ({ shown, all, most, onAll }: Props) => (
  <div className="hole-list-choice">
    <span className="soft">{words.hint}</span>
    {shown > 0 && shown <= most && !all && (
      <button type="button" className="button" aria-label={words.all(shown)} onClick={onAll}>
        {words.allShort(shown)}
      </button>
    )}
    {shown > most && <span className="soft">{words.tooMany(most)}</span>}
  </div>
)
