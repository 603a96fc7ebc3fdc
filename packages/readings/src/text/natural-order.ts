import { LANGUAGE } from './number-text.ts'

const collator = new Intl.Collator(LANGUAGE, { numeric: true, sensitivity: 'base' })

/** BH2 before BH10; names that differ only in case have a fixed order. */
export function compareNaturally(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : Number(a > b))
}

export const inNaturalOrder = <T extends { readonly name: string }>(items: readonly T[]): T[] =>
  [...items].sort((a, b) => compareNaturally(a.name, b.name))
