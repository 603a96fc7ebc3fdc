import { readMeasure } from '../measure/read-measure.ts'
import { recoveryWords } from './recovery-words.ts'

const NAMES = { TCR: 'CORE_PREC', SCR: 'CORE_SREC', RQD: 'CORE_RQD' } as const

/** The heading that states an impossible recovery, and what is wrong, in words. */
export interface ImpossibleRecovery {
  readonly heading: (typeof NAMES)[keyof typeof NAMES]
  readonly text: string
}

/**
 * Impossible recoveries of one core run; empty if there are none. Solid core is part of the core
 * recovered, and RQD counts only solid core of 100 mm and more, so RQD <= SCR <= TCR <= 100 %.
 * Source: definitions of TCR, SCR and RQD in BS EN ISO 22475-1 and BS 5930:2015+A1:2020.
 */
export function findImpossibleRecoveries(values: Readonly<Record<string, string>>): ImpossibleRecovery[] {
  const stated = Object.entries(NAMES).flatMap(([name, heading]) => {
    const measure = readMeasure(values[heading] ?? '', '%')
    return measure && measure.bound === undefined ? [{ name, heading, value: measure.value }] : []
  })
  const outside = stated.flatMap(({ name, heading, value }) => {
    if (value > 100) return [{ heading, text: recoveryWords.over(name, value) }]
    return value < 0 ? [{ heading, text: recoveryWords.negative(name, value) }] : []
  })
  const above = stated.slice(1).flatMap(({ name, heading, value }, index) => {
    const larger = stated[index]
    return larger && value > larger.value
      ? [{ heading, text: recoveryWords.above(name, value, larger.name, larger.value) }]
      : []
  })
  return [...outside, ...above]
}
