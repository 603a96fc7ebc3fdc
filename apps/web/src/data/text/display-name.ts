import { showHidden } from '@groundsheet/readings/hidden-characters'

/** A browser shows blanks at either end as nothing, and several as one. */
const COLLAPSED_SPACES = / {2,}|^ | $/g

/**
 * A name out of a file as it is shown. A character that cannot be seen is `[U+202E]`, a blank that would be
 * lost `␣`. What is stored, searched, copied and exported stays as it is. Unicode Standard Annex #44,
 * Default_Ignorable_Code_Point.
 */
export const displayName = (name: string): string =>
  showHidden(name).replace(COLLAPSED_SPACES, (blanks) => '␣'.repeat(blanks.length))
