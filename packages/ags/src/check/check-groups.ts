import { locationsGroup } from '../ags.ts'
import type { CheckFinding } from './check-findings.ts'
import type { CreateCheck } from './check.ts'

const REQUIRED = {
  AGS4: { PROJ: 'missingProj', TRAN: 'missingTran', UNIT: 'missingUnit', TYPE: 'missingType' },
  AGS3: { PROJ: 'missingProj' },
} as const satisfies Record<string, Record<string, CheckFinding>>

/** Unknown headings of one line that have a finding each; a damaged line may have thousands. */
const MAX_FINDINGS_OF_LINE = 50

/** Groups and headings that are required, and those without a definition. */
export const checkGroups: CreateCheck = ({ edition, dictionary, report }) => {
  const present = new Set<string>()
  const known = new Map<string, ReadonlySet<string>>()
  let projects = 0

  function checkHeadings(group: string, headings: readonly string[], line: number): void {
    const defined = known.get(group) ?? new Set(dictionary.headings(group).map(({ heading }) => heading))
    known.set(group, defined)
    const unknown = headings.filter((heading) => !defined.has(heading))
    const isOne = unknown.length > MAX_FINDINGS_OF_LINE
    const text = isOne
      ? `; the same of ${(unknown.length - 1).toLocaleString('en')} further headings of this line`
      : ''
    for (const heading of isOne ? unknown.slice(0, 1) : unknown)
      report('unknownHeading', { line, group, heading, text })
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
