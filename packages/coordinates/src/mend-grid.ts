import type { GridPoint } from './crs-candidates.ts'

export type GridAxis = 'easting' | 'northing'

/** A typing error that grid coordinates may have. It is named to the reader, never applied. */
export interface GridMend {
  readonly error: string
  readonly point: GridPoint
  readonly axis: GridAxis
  /** Metres that the changed digit counts; null: the whole number is another one. */
  readonly unit: number | null
  /** One digit is another one, and nothing else. */
  readonly isOneDigit: boolean
}

/** Digits that count less than this move a hole too little to be noticed. */
const MIN_UNIT_M = 1000
const MAX_UNIT_M = 1_000_000

/**
 * Corrections of one digit, of two neighbouring digits and of a missing or additional one; the smallest
 * change first.
 */
export function gridMends(point: GridPoint): GridMend[] {
  return (['easting', 'northing'] as const).flatMap((axis) => {
    const stated = point[axis]
    const mend = (error: string, value: number, unit: number | null, isOneDigit = false): GridMend => ({
      error,
      point: { ...point, [axis]: value },
      axis,
      unit,
      isOneDigit,
    })
    return [
      ...digitChanges(stated).map(({ value, unit }) =>
        mend(`a digit of the ${axis} is wrong`, value, unit, true),
      ),
      ...exchanges(stated).map(({ value, unit }) =>
        mend(`two digits of the ${axis} are exchanged`, value, unit),
      ),
      mend(`a digit of the ${axis} is missing`, stated * 10, null),
      mend(`the ${axis} has a digit too many`, stated / 10, null),
    ]
  })
}

/** A mend with its numbers: `a digit of the easting is wrong (428060 instead of 438060)`. */
export const describeMend = (stated: GridPoint, { error, point, axis }: GridMend): string =>
  `${error} (${inMetres(point[axis])} instead of ${inMetres(stated[axis])})`

/** To millimetres, without the rest of binary fractions. */
const inMetres = (value: number): string => String(Number(value.toFixed(3)))

interface Change {
  readonly value: number
  readonly unit: number
}

const digitAt = (value: number, unit: number): number => Math.floor(Math.abs(value) / unit) % 10

const units = (): number[] => {
  const all: number[] = []
  for (let unit = MIN_UNIT_M; unit <= MAX_UNIT_M; unit *= 10) all.push(unit)
  return all
}

const digitChanges = (stated: number): Change[] =>
  units().flatMap((unit) => {
    const digit = digitAt(stated, unit)
    const others = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((other) => other !== digit)
    return others.map((other) => ({ value: stated + (other - digit) * unit, unit }))
  })

const exchanges = (stated: number): Change[] =>
  units().flatMap((unit) => {
    const [high, low] = [digitAt(stated, unit), digitAt(stated, unit / 10)]
    return high === low ? [] : [{ value: stated + (low - high) * (unit - unit / 10), unit: unit / 10 }]
  })
