import { formatCount } from '@groundsheet/readings'
import type { GridPoint } from './crs-candidates.ts'

export type GridAxis = 'easting' | 'northing'

/** A typing error that grid coordinates may have. It is named to the reader, never applied. */
export interface GridCorrection {
  readonly error: string
  readonly point: GridPoint
  /** The coordinates that are changed. */
  readonly axes: readonly GridAxis[]
  /** Metres that the changed digit counts; null: the whole number is another one. */
  readonly unit: number | null
  /** One digit is another one, also with a carry into the next, and nothing else. */
  readonly isOneDigit: boolean
  /** The change carries into the next digit. */
  readonly isCarry: boolean
}

/** Digits that count less than this move a hole too little to be noticed. */
const MIN_UNIT_M = 1000
const MAX_UNIT_M = 1_000_000

/**
 * Corrections of one digit, also with a carry (10 km: 395000 to 405000), and of two neighbouring digits. Then
 * those of a missing or additional digit and of signs. The smallest change is first, and those of both
 * coordinates are last. `minUnit`: of the digits, metres.
 */
export const gridCorrections = (point: GridPoint, minUnit = MIN_UNIT_M): GridCorrection[] => [
  ...correctionsOfOne(point, minUnit),
  ...correctionsOfBoth(point),
]

function correctionsOfOne(point: GridPoint, minUnit: number): GridCorrection[] {
  return (['easting', 'northing'] as const).flatMap((axis) => {
    const stated = point[axis]
    const correction = (
      error: string,
      value: number,
      unit: number | null,
      isOneDigit = false,
      isCarry = false,
    ): GridCorrection => ({
      error,
      point: { ...point, [axis]: value },
      axes: [axis],
      unit,
      isOneDigit,
      isCarry,
    })
    return [
      ...digitChanges(stated, minUnit).map(({ value, unit }) =>
        correction(`a digit of the ${axis} is wrong`, value, unit, true),
      ),
      ...exchanges(stated, minUnit).map(({ value, unit }) =>
        correction(`two digits of the ${axis} are exchanged`, value, unit),
      ),
      ...carries(stated, minUnit).map(({ value, unit }) =>
        correction(
          `the ${axis} is ${unitText(unit)} ${value < stated ? 'too large' : 'too small'}`,
          value,
          unit,
          true,
          true,
        ),
      ),
      correction(`a digit of the ${axis} is missing`, stated * 10, null),
      correction(`the ${axis} has a digit too many`, stated / 10, null),
      ...(stated < 0 ? [correction(`the sign of the ${axis} is wrong`, -stated, null)] : []),
    ]
  })
}

function correctionsOfBoth({ easting, northing }: GridPoint): GridCorrection[] {
  const correction = (error: string, point: GridPoint): GridCorrection => ({
    error,
    point,
    axes: ['easting', 'northing'],
    unit: null,
    isOneDigit: false,
    isCarry: false,
  })
  const times = (factor: number) => ({ easting: easting * factor, northing: northing * factor })
  return [
    correction('a digit of easting and northing is missing', times(10)),
    correction('easting and northing have a digit too many', times(0.1)),
    ...(easting < 0 && northing < 0
      ? [correction('the signs of easting and northing are wrong', times(-1))]
      : []),
    ...withFirstDigits({ easting, northing }).map((point) =>
      correction('the first digits of easting and northing are missing', point),
    ),
  ]
}

/** Metres of the first digit of most coordinates. */
const FIRST_DIGIT_M = 100_000
/** The grids of Great Britain and Ireland end at so many times that. */
const MAX_FIRST_DIGITS = { easting: 7, northing: 12 }

function withFirstDigits({ easting, northing }: GridPoint): GridPoint[] {
  const isShort = (value: number) => value >= 0 && value < FIRST_DIGIT_M
  if (!isShort(easting) || !isShort(northing)) return []
  const first = (count: number) => Array.from({ length: count }, (_, index) => (index + 1) * FIRST_DIGIT_M)
  return first(MAX_FIRST_DIGITS.easting).flatMap((east) =>
    first(MAX_FIRST_DIGITS.northing).map((north) => ({
      easting: easting + east,
      northing: northing + north,
    })),
  )
}

/** A correction with its numbers: `a digit of the easting is wrong (428060 instead of 438060)`. */
export function describeGridCorrection(stated: GridPoint, { error, point, axes }: GridCorrection): string {
  const numbers = (of: GridPoint) => axes.map((axis) => inMetres(of[axis])).join(', ')
  return `${error} (${numbers(point)} instead of ${numbers(stated)})`
}

/** To millimetres, without the rest of binary fractions. */
const inMetres = (value: number): string => String(Number(value.toFixed(3)))

interface Change {
  readonly value: number
  readonly unit: number
}

const digitAt = (value: number, unit: number): number => Math.floor(Math.abs(value) / unit) % 10

const unitsFrom = (minUnit: number): number[] => {
  const all: number[] = []
  for (let unit = minUnit; unit <= MAX_UNIT_M; unit *= 10) all.push(unit)
  return all
}

const digitChanges = (stated: number, minUnit: number): Change[] =>
  unitsFrom(minUnit).flatMap((unit) => {
    const digit = digitAt(stated, unit)
    const others = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].filter((other) => other !== digit)
    return others.map((other) => ({ value: stated + (other - digit) * unit, unit }))
  })

const unitText = (unit: number): string => (unit < 1000 ? `${unit} m` : `${formatCount(unit / 1000)} km`)

/** A 9 and a 0 of the digit that counts `unit` are one step apart, and change the digit before them. */
const carries = (stated: number, minUnit: number): Change[] =>
  unitsFrom(minUnit).flatMap((unit) => {
    const digit = digitAt(stated, unit)
    const step = digit === 9 ? unit : -unit
    const value = stated + step
    const isCarry = (digit === 9 || digit === 0) && stated > 0 && value > 0
    return isCarry ? [{ value, unit }] : []
  })

const exchanges = (stated: number, minUnit: number): Change[] =>
  unitsFrom(minUnit).flatMap((unit) => {
    const [high, low] = [digitAt(stated, unit), digitAt(stated, unit / 10)]
    return high === low ? [] : [{ value: stated + (low - high) * (unit - unit / 10), unit: unit / 10 }]
  })
