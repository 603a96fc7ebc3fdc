import { mapStrings } from '../../ui/map-strings.ts'

interface Props {
  /** Empty: none. */
  readonly note: string
  readonly onDismiss: () => void
}

/** Says what an address named and the project does not have. */
export const StaleNote = ({ note, onDismiss }: Props) =>
  note === '' ? null : (
    <div className="stale-note" role="alert">
      <span>{note}</span>
      <button type="button" className="button" data-quiet onClick={onDismiss}>
        {mapStrings.dismiss}
      </button>
    </div>
  )
