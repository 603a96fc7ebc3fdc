import { findN60Contradiction, readN60 } from './energy.ts'
import { sptLabel, type SptReading } from './spt-result.ts'
import type { Values } from './row-values.ts'
import { contradictionWords } from './spt-contradiction-words.ts'
import { sptWords } from './spt-words.ts'

/**
 * The statements of a row that contradict each other, and which value is shown: `ISPT_NVAL 50, ISPT_NPEN 145
 * mm; shown: 50/70 mm`. Empty if they agree.
 */
export function sptContradiction(values: Values, reading: SptReading): string {
  if (reading.disagreement.length === 0) return ''
  const n60 = findN60Contradiction(values, reading.result).length > 0 ? readN60(values, reading.result) : null
  const shown = [shownResult(reading), ...(n60 ? [`N60 ${n60.value}`] : [])].join(', ')
  return contradictionWords.shown(reading.disagreement.join(', '), shown)
}

function shownResult(reading: SptReading): string {
  if (reading.result.kind === 'n' && reading.result.n > 0) return `N=${reading.result.n}`
  return sptLabel(reading) || sptWords.noResult
}
