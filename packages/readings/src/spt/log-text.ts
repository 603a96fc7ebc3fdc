import { INCREMENT_MM, type Figure } from './drive.ts'
import { statedFigures, type Values } from './increments.ts'
import { readSpt } from './read-spt.ts'
import type { SptReading } from './spt-result.ts'

/**
 * A test as printed logs write it: `N=25 (3,4/5,6,7,7)`, `50/75mm (9,16/50 for 75mm)`, `25/40mm seating`.
 * The blows of the increments are written where the row states them.
 */
export function sptLogText(values: Values): string {
  const reading = readSpt(values)
  const result = resultText(reading)
  const increments = incrementsText(values)
  return reading.result.kind === 'unread' || increments === '' ? result : `${result} (${increments})`
}

function resultText({ result, selfWeight }: SptReading): string {
  switch (result.kind) {
    case 'n':
      return `N=${result.n}${result.n === 0 && selfWeight !== null ? ' (self-weight)' : ''}`
    case 'incomplete':
      return `${result.blows}/${result.penetration}mm`
    case 'at-least':
      return `N>${result.blows}`
    case 'seating':
      return result.blows === null || result.penetration === null
        ? 'stopped in seating'
        : `${result.blows}/${result.penetration}mm seating`
    case 'unread':
      return result.text
  }
}

/** `3,4/5,6,7,7` of the headings of the increments, else of the brackets of ISPT_REP; empty where neither is there. */
function incrementsText(values: Values): string {
  const { seating, main } = statedFigures(values)
  const drives = [seating, main].map((figures) => figures.map(figureText).join(','))
  if (drives.every((drive) => drive !== '')) return drives.join('/')
  const [, reported = ''] = /\(([\d\s,/]+(?:(?:for|mm)[\d\s,/]*)*)\)/i.exec(values.ISPT_REP ?? '') ?? []
  return reported.includes('/') ? reported.replaceAll(/\s+/g, ' ').trim() : ''
}

const figureText = ({ blows, penetration }: Figure): string =>
  penetration === null || penetration === INCREMENT_MM
    ? String(blows ?? 0)
    : `${blows ?? 0} for ${penetration}mm`
