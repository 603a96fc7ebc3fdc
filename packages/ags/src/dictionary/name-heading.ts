import { HEADING_NAMES } from './heading-names.ts'

/** Endings that mean the same in every group, for headings without a name of their own. */
const ENDINGS: Readonly<Record<string, string>> = {
  REM: 'Remarks',
  METH: 'Test method',
  LAB: 'Laboratory',
  CRED: 'Accreditation',
  TESN: 'Test number',
  DEV: 'Deviation from the method',
  ENV: 'Conditions during the test',
  CONT: 'Contractor',
}

let names: ReadonlyMap<string, string> | null = null

/** What a heading is, in our own words: "Depth to top of stratum". Null where we know none. */
export function nameHeading(heading: string): string | null {
  names ??= readNames(HEADING_NAMES)
  return names.get(heading) ?? ENDINGS[heading.slice(heading.indexOf('_') + 1)] ?? null
}

function readNames(table: string): Map<string, string> {
  const lines = table.trim().split('\n')
  return new Map(lines.map((line) => line.split('\t') as [heading: string, name: string]))
}
