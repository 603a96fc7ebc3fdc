import { useEffect, useMemo, useState } from 'react'
import { useQueryText } from '../../url-state/address.ts'
import { parseSearch } from '../../url-state/search-text.ts'
import { checkAddress, type IgnoredValue, type KnownNames, type ParameterRules } from './check-address.ts'

interface Screen {
  readonly read: (raw: ReturnType<typeof parseSearch>) => object
  readonly rules: ParameterRules
}

/**
 * Removes unusable values from the address. Returns what was ignored, and a function that dismisses the
 * message. `screen` must be a stable object.
 */
export function useCheckedAddress(
  { read, rules }: Screen,
  known: KnownNames,
  change: (values: object, kind: 'replace') => void,
) {
  const text = useQueryText()
  const checked = useMemo(() => {
    const raw = parseSearch(text)
    return checkAddress(raw, read(raw), rules, known)
  }, [text, read, rules, known])
  const [ignored, setIgnored] = useState<readonly IgnoredValue[]>([])
  // Names load at different times, so later values are added to earlier ones.
  const added = checked.ignored.filter((one) => !ignored.some((other) => isSame(one, other)))
  if (added.length > 0) setIgnored([...ignored, ...added])
  useEffect(() => {
    if (Object.keys(checked.change).length > 0) change(checked.change, 'replace')
  }, [checked, change])
  return { ignored, onDismiss: () => setIgnored([]) }
}

const isSame = (one: IgnoredValue, other: IgnoredValue) =>
  one.parameter === other.parameter && one.value === other.value
