import { readMeasure } from '../measure/read-measure.ts'

const NAMES = { TCR: 'CORE_PREC', SCR: 'CORE_SREC', RQD: 'CORE_RQD' } as const

/**
 * Impossible recoveries of one core run, in words; empty if there are none. Solid core is part of the core
 * recovered, and RQD counts only solid core of 100 mm and more, so RQD <= SCR <= TCR <= 100 %.
 * Source: definitions of TCR, SCR and RQD in BS EN ISO 22475-1 and BS 5930:2015+A1:2020.
 */
export function findImpossibleRecoveries(values: Readonly<Record<string, string>>): string[] {
  const stated = Object.entries(NAMES).flatMap(([name, heading]) => {
    const measure = readMeasure(values[heading] ?? '', '%')
    return measure && measure.bound === undefined ? [{ name, value: measure.value }] : []
  })
  const outside = stated.flatMap(({ name, value }) => {
    if (value > 100) return [`${name} ${value} % is over 100 %`]
    return value < 0 ? [`${name} ${value} % is negative`] : []
  })
  const above = stated.slice(1).flatMap(({ name, value }, index) => {
    const larger = stated[index]
    return larger && value > larger.value
      ? [`${name} ${value} % is above ${larger.name} ${larger.value} %`]
      : []
  })
  return [...outside, ...above]
}
