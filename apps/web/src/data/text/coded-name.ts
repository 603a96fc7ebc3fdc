import { displayText } from '@groundsheet/readings/display-text'

/** A name and its AGS code; empty where there is only a name. */
export interface CodedName {
  readonly name: string
  readonly code: string
}

/**
 * The name before the code, both as they are shown; a code without a meaning is the name itself. `meaning`:
 * empty or null: not known.
 */
export function codedName(code: string, meaning: string | null): CodedName {
  const shown = displayText(code)
  return meaning === null || meaning === '' || meaning === code
    ? { name: shown, code: '' }
    : { name: displayText(meaning), code: shown }
}

/** `Cable percussion (CP)`, in one line of text. */
export const nameAndCode = ({ name, code }: CodedName): string =>
  code === '' ? displayText(name) : `${displayText(name)} (${displayText(code)})`
