import { locationsGroup } from '../ags.ts'
import type { CreateCheck } from './check.ts'
import { INVISIBLE, nameInvisible } from '../invisible-characters.ts'
import { createSimilarNames, quoteNames } from '../similar-names.ts'

/** Names of exploratory holes that a reader takes for one, or that hold characters that cannot be seen. */
export const checkNames: CreateCheck = ({ edition, report }) => {
  const group = locationsGroup(edition)
  const heading = `${group}_ID`
  const findSimilar = createSimilarNames()
  return {
    block({ code, headings }) {
      const place = headings.indexOf(heading)
      if (code !== group || place === -1) return undefined
      return (values, line) => {
        const id = values[place] ?? ''
        if (id.search(INVISIBLE) !== -1)
          report('invisibleCharacters', { line, group, heading, text: `"${nameInvisible(id)}"` })
        const first = findSimilar(id)
        if (first !== null) report('similarNames', { line, group, heading, text: quoteNames(first, id) })
      }
    },
  }
}
