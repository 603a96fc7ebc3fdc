import { useEffect, useMemo, useState } from 'react'
import { useQueryText } from '../../url-state/address.ts'
import { parseSearch } from '../../url-state/search-text.ts'
import { checkAddress, type IgnoredValue, type KnownNames, type ParameterRules } from './check-address.ts'

interface Screen {
  readonly read: (raw: ReturnType<typeof parseSearch>) => object
  readonly rules: ParameterRules
}

/**
 * Takes values that cannot be used out of the address, and says so: what was ignored, and a way to dismiss it. `screen`
 * must stay the same object.
 */
export function useCheckedAddress(
  { read, rules }: Screen,
  known: KnownNames,
  change: (values: object, kind: 'quiet') => void,
) {
  const text = useQueryText()
  const checked = useMemo(() => {
    const raw = parseSearch(text)
    return checkAddress(raw, read(raw), rules, known)
  }, [text, read, rules, known])
  const [ignored, setIgnored] = useState<readonly IgnoredValue[]>([])
  // Names become known one after another, so that a later value must not replace an earlier one.
  const added = checked.ignored.filter((one) => !ignored.some((other) => isSame(one, other)))
  if (added.length > 0) setIgnored([...ignored, ...added])
  useEffect(() => {
    if (Object.keys(checked.change).length > 0) change(checked.change, 'quiet')
  }, [checked, change])
  return { ignored, onDismiss: () => setIgnored([]) }
}

const isSame = (one: IgnoredValue, other: IgnoredValue) =>
  one.parameter === other.parameter && one.value === other.value
