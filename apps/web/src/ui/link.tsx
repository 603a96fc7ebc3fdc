import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { goTo, writeAddress, type Address } from '../url-state/address.ts'

type Props = Address & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** A link to another place of the viewer, which the page goes to without being loaded again. */
export function Link({ to, params = {}, search = {}, ...anchor }: Props) {
  const address = writeAddress({ to, params, search })
  return (
    <a
      {...anchor}
      href={address}
      onClick={(event) => {
        if (!isPlain(event)) return
        event.preventDefault()
        goTo(address)
      }}
    />
  )
}

/** A new tab or window, or a download, is the browser's own affair. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
