import { readNumber } from '@groundsheet/readings'

export interface Measure {
  readonly value: number
  readonly bound?: 'least' | 'most'
}

const BOUNDED = /^(>=?|≥|<=?|≤)?\s*(.*?)\s*(\+)?$/

/** `12.5`, `>50`, `50+`, `< 0.1`, `1.2E-07`; null for what is not a number, or a bound that is none. */
export function readMeasure(text: string): Measure | null {
  const [, sign = '', number = '', plus] = BOUNDED.exec(text.trim()) ?? []
  const value = readNumber(number)
  if (value === null || (plus && sign !== '')) return null
  if (plus || /[>≥]/.test(sign)) return { value, bound: 'least' }
  return sign === '' ? { value } : { value, bound: 'most' }
}
