const collator = new Intl.Collator('en', { numeric: true })

/** BH2 before BH10. */
export function byNaturalOrder(a: string, b: string): number {
  return collator.compare(a, b) || (a < b ? -1 : Number(a > b))
}
