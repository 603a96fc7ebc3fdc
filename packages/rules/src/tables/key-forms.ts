import type { KeyKind } from '@groundsheet/ags'

/** A number in the form that most files have; 0 below zero equals 0. */
const PLAIN_NUMBER = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/
const MINUS_ZERO = /^-0(?:\.0+)?$/
/** Where a date has its first hyphen or slash tells its form, with its length. */
const DATE_MARK = 4

/** Finds keys that may be equal by value although their texts differ, as `0.0` and `0.00` are. */
export interface KeyForms {
  /** Whether a value is written in another form than those before in its place. */
  isMixed(values: readonly string[], places: readonly number[]): boolean
}

export function createKeyForms(kinds: readonly KeyKind[]): KeyForms {
  /** Of the values before: decimals of numbers, or length and mark of dates. */
  const forms: (string | number | null)[] = kinds.map(() => null)
  const last: string[] = []

  function isOther(value: string, index: number): boolean {
    const form = formOf(value, kinds[index] ?? 'text')
    if (form === null || form === ODD) return form === ODD
    forms[index] ??= form
    return forms[index] !== form
  }

  return {
    isMixed: (values, places) =>
      places.some((place, index) => {
        const value = values[place] ?? ''
        if (value === last[index]) return false
        last[index] = value
        return isOther(value, index)
      }),
  }
}

const ODD = 'odd'

/** Null: the value equals no other text. */
function formOf(value: string, kind: KeyKind): string | number | null {
  if (value.trim() !== value) return ODD
  if (kind === 'text' || value === '') return null
  if (kind === 'date') return `${value.length}${value[DATE_MARK] ?? ''}`
  if (!PLAIN_NUMBER.test(value)) return /\d/.test(value) ? ODD : null
  if (MINUS_ZERO.test(value)) return ODD
  const point = value.indexOf('.')
  return point === -1 ? 0 : value.length - point - 1
}
