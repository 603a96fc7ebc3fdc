import { describeIgnored } from '../ui/strings/address-strings.ts'
import { mapStrings } from '../ui/strings/map-strings.ts'
import type { IgnoredValue } from './state/check-address.ts'
import './address-note.css'

interface Props {
  readonly ignored: readonly IgnoredValue[]
  readonly onDismiss: () => void
}

/** Message about the ignored parts of an address. */
export default function AddressNote({ ignored, onDismiss }: Props) {
  return (
    <div className="address-note" role="alert">
      <span>{describeIgnored(ignored).join(' ')}</span>
      <button type="button" className="button" data-quiet onClick={onDismiss}>
        {mapStrings.dismiss}
      </button>
    </div>
  )
}
