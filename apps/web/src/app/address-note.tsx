import { mapStrings } from '../ui/map-strings.ts'
import './address-note.css'

interface Props {
  /** Empty: none. */
  readonly note: string
  readonly onDismiss: () => void
}

/** Says what of an address was ignored. */
export const AddressNote = ({ note, onDismiss }: Props) =>
  note === '' ? null : (
    <div className="address-note" role="alert">
      <span>{note}</span>
      <button type="button" className="button" data-quiet onClick={onDismiss}>
        {mapStrings.dismiss}
      </button>
    </div>
  )
