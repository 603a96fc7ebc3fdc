import { locationsGroup } from '../ags.ts'
import type { CreateCheck } from './check.ts'

/** Names that a reader takes for the same: without regard to letter case and blanks. */
const readAs = (id: string): string => id.replace(/\s+/g, '').toLowerCase()

/** Exploratory holes whose names differ only in letter case or blanks: mostly one hole typed in two ways. */
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
        const first = names.get(readAs(id))
        if (first === undefined) names.set(readAs(id), id)
        else if (first !== id)
          report('similarNames', { line, group, heading, text: `"${first}" and "${id}"` })
      }
    },
  }
}
