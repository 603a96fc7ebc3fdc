import { useEffect, useMemo, useState } from 'react'
import { describeIgnored } from '../../ui/address-strings.ts'
import { useQueryText } from '../../url-state/address.ts'
import { parseSearch } from '../../url-state/search-text.ts'
import { checkAddress, type KnownNames, type ParameterRules } from './check-address.ts'

interface Screen {
  readonly read: (raw: ReturnType<typeof parseSearch>) => object
  readonly rules: ParameterRules
}

/**
 * Takes values that cannot be used out of the address, and says so: the messages, and a way to dismiss them. `screen`
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
  const [notes, setNotes] = useState<readonly string[]>([])
  // Names become known one after another, so that a later note must not replace an earlier one.
  const added = describeIgnored(checked.ignored).filter((note) => !notes.includes(note))
  if (added.length > 0) setNotes([...notes, ...added])
  useEffect(() => {
    if (Object.keys(checked.change).length > 0) change(checked.change, 'quiet')
  }, [checked, change])
  return { note: notes.join(' '), dismiss: () => setNotes([]) }
}
