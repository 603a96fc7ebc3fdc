import { INCREMENT_MM, type Figure } from './drive.ts'
import { statedFigures } from './increments.ts'
import { inMillimetres } from './penetration-unit.ts'
import { readSpt } from './read-spt.ts'
import { sptLabel, type SptReading } from './spt-result.ts'
import { collectStatements } from './statements.ts'
import type { Values } from './values.ts'

/**
 * A test as printed logs write it: `N=25 (3,4/5,6,7,7)`, `50/75mm (9,16/50 for 75mm)`,
 * `25/40mm seating (25 for 40mm)`. The blows of the increments are written where the row states them.
 */
export function sptLogText(row: Values): string {
  const values = inMillimetres(row)
  const reading = readSpt(values)
  const result = resultText(reading)
  const increments = incrementsText(values, reading)
  return reading.result.kind === 'unread' || increments === '' ? result : `${result} (${increments})`
}

function resultText(reading: SptReading): string {
  const { result } = reading
  if (result.kind === 'n' && result.n > 0) return `N=${result.n}`
  if (result.kind === 'at-least') return `N>${result.blows}`
  return result.kind === 'unread' ? result.text : sptLabel(reading).replace(/ mm\b/, 'mm')
}

/** `3,4/5,6,7,7` of the headings of the increments, else of ISPT_REP or ISPT_NVAL; empty where none has them. */
function incrementsText(values: Values, { result }: SptReading): string {
  const reported = collectStatements(values).reports.flatMap(({ figures }) => figures ?? [])
  for (const { seating, main } of [statedFigures(values), ...reported]) {
    const drives = [seating, main].map((figures) => untilDriven(figures).map(figureText).join(','))
    const [seated = '', driven = ''] = drives
    if (seated !== '' && driven !== '') return drives.join('/')
    if (seated !== '' && result.kind === 'seating') return seated
  }
  return ''
}

/** Without the increments after the last that was driven: empty ones, and those of 0 blows in 0 mm. */
const untilDriven = (figures: readonly Figure[]): readonly Figure[] =>
  figures.slice(
    0,
    figures.findLastIndex(({ blows, penetration }) => blows !== null && (blows > 0 || penetration !== 0)) + 1,
  )

const figureText = ({ blows, penetration }: Figure): string =>
  penetration === null || penetration === INCREMENT_MM
    ? String(blows ?? 0)
    : `${blows ?? 0} for ${penetration}mm`
