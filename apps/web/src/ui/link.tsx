import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { goTo, writeAddress, type Address } from '../url-state/address.ts'

type Props = Address & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** A link to another address of the viewer, opened without loading the page again. */
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

/** Clicks for a new tab, a new window or a download are left to the browser. */
const isPlain = (event: MouseEvent) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
