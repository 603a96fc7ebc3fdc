import { locationsGroup } from '../ags.ts'
import type { CreateCheck } from './check.ts'
import { INVISIBLE, nameInvisible } from '../invisible-characters.ts'

/** Names that a reader takes for the same: without regard to letter case, blanks and what cannot be seen. */
const readAs = (id: string): string => id.replace(INVISIBLE, '').replaceAll(' ', '').toLowerCase()

/** Names of exploratory holes that a reader takes for one, or that hold characters that cannot be seen. */
export const checkNames: CreateCheck = ({ edition, report }) => {
  const group = locationsGroup(edition)
  const heading = `${group}_ID`
  const names = new Map<string, string>()
  return {
    block({ code, headings }) {
      const place = headings.indexOf(heading)
      if (code !== group || place === -1) return undefined
      return (values, line) => {
        const id = values[place] ?? ''
        if (id.search(INVISIBLE) !== -1)
          report('invisibleCharacters', { line, group, heading, text: `"${nameInvisible(id)}"` })
        const first = names.get(readAs(id))
        if (first === undefined) names.set(readAs(id), id)
        else if (first !== id)
          report('similarNames', {
            line,
            group,
            heading,
            text: `"${nameInvisible(first)}" and "${nameInvisible(id)}"`,
          })
      }
    },
  }
}
