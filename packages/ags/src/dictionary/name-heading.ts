import { HEADING_NAMES } from './heading-names.ts'

/** Endings that mean the same in every group, for headings without a name of their own. */
const ENDINGS = {
  ANBY: 'Analysed by',
  BASE: 'Depth to base',
  BDEN: 'Bulk density',
  CONT: 'Contractor',
  CRED: 'Accreditation',
  DATE: 'Date',
  DDEN: 'Dry density',
  DEV: 'Deviation from the method',
  DPTH: 'Depth',
  ENV: 'Weather and site conditions',
  FMC: 'Final moisture content',
  IMC: 'Initial moisture content',
  LAB: 'Laboratory',
  MC: 'Moisture content',
  MCF: 'Final moisture content',
  MCI: 'Initial moisture content',
  METH: 'Test method',
  OPER: 'Operator',
  PDEN: 'Particle density',
  REM: 'Remarks',
  STAB: 'Amount of stabiliser',
  STYP: 'Type of stabiliser',
  TESN: 'Test number',
  TOP: 'Depth to top',
}

const endings = new Map(Object.entries(ENDINGS))

let names: ReadonlyMap<string, string> | null = null

/** What a heading is, in plain words: "Depth to top of stratum". Null where there is none. */
export function nameHeading(heading: string): string | null {
  names ??= readNames(HEADING_NAMES)
  return names.get(heading) ?? endings.get(heading.slice(heading.indexOf('_') + 1)) ?? null
}

function readNames(table: string): Map<string, string> {
  const lines = table.trim().split('\n')
  return new Map(lines.map((line) => line.split('\t') as [heading: string, name: string]))
}
