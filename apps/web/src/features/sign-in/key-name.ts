import { displayName } from '../../data/text/display-name.ts'
import type { KeptKey } from '../../data/service/key-store.ts'
import { strings } from '../../ui/strings/strings.ts'

/** `Northmoor · …x3Fq`: the end of a key distinguishes two of one company and reveals nothing. */
export const keyName = ({ key, company }: KeptKey): string =>
  `${displayName(company ?? strings.keys.unnamed)} · …${key.slice(-4)}`
