import type { AnchorHTMLAttributes } from 'react'
import { goTo, writeAddress, type Address } from '../url-state/address.ts'
import { isPlainClick } from './is-plain-click.ts'

type Props = Address & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'>

/** A link to another address of the viewer, opened without loading the page again. */
export function Link({ to, params = {}, search = {}, ...anchor }: Props) {
  const address = writeAddress({ to, params, search })
  return (
    <a
      {...anchor}
      href={address}
      onClick={(event) => {
        if (!isPlainClick(event)) return
        event.preventDefault()
        goTo(address)
      }}
    />
  )
}
