import { locationsGroup } from '../ags.ts'
import type { CheckFinding } from './check-findings.ts'
import type { CreateCheck } from './check.ts'

const REQUIRED = {
  AGS4: { PROJ: 'missingProj', TRAN: 'missingTran', UNIT: 'missingUnit', TYPE: 'missingType' },
  AGS3: { PROJ: 'missingProj' },
} as const satisfies Record<string, Record<string, CheckFinding>>

/** Groups and headings that are required, and those without a definition. */
export const checkGroups: CreateCheck = ({ edition, dictionary, report }) => {
  const present = new Set<string>()
  const known = new Map<string, ReadonlySet<string>>()
  let projects = 0

  function checkHeadings(group: string, headings: readonly string[], line: number): void {
    const defined = known.get(group) ?? new Set(dictionary.headings(group).map(({ heading }) => heading))
    known.set(group, defined)
    for (const heading of headings)
      if (!defined.has(heading)) report('unknownHeading', { line, group, heading })
  }

  return {
    block({ code, headings, line }) {
      present.add(code)
      if (dictionary.group(code)) checkHeadings(code, headings, line)
      else report('unknownGroup', { line, group: code })
      if (code !== 'PROJ') return undefined
      return (_values, row) => {
        if (++projects > 1) report('severalProjects', { line: row, group: code })
      }
    },
    end() {
      for (const [group, finding] of Object.entries(REQUIRED[edition])) {
        if (!present.has(group)) report(finding, { line: null, group })
      }
      const locations = locationsGroup(edition)
      if (!present.has(locations)) report('missingLocations', { line: null, group: locations })
    },
  }
}
