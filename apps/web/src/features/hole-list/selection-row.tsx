import { strings } from '../../ui/strings/strings.ts'

interface Props {
  /** Number of holes in the list. */
  readonly shown: number
  /** Whether all of them are selected. */
  readonly allSelected: boolean
  /** Maximum number of holes in an address. */
  readonly maxSelected: number
  readonly onAll: () => void
}

const words = strings.holes.selection

/** While selecting holes: a hint, and a button that selects all. */
export const SelectionRow = ({ shown, allSelected, maxSelected, onAll }: Props) => (
  <div className="hole-list-selection">
    <span className="soft">{words.hint}</span>
    {shown > 0 && shown <= maxSelected && !allSelected && (
      <button type="button" className="button" aria-label={words.all(shown)} onClick={onAll}>
        {words.allShort(shown)}
      </button>
    )}
    {shown > maxSelected && <span className="soft">{words.tooMany(maxSelected)}</span>}
  </div>
)
