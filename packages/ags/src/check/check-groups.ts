import { locationsGroup } from '../ags.ts'
import type { CreateCheck } from './check.ts'

/** Files without exploratory holes. */
export const checkGroups: CreateCheck = ({ edition, report }) => {
  const locations = locationsGroup(edition)
  let isPresent = false
  return {
    block({ code }) {
      isPresent ||= code === locations
      return undefined
    },
    end() {
      if (!isPresent) report('missingLocations', { line: null, group: locations })
    },
  }
}
