import { showHidden } from '../text/hidden-characters.ts'

/** Units of levels. */
export const levelWords = {
  above: (datum: string) => `m above ${showHidden(datum)}`,
}
