import type { Delivery } from '@groundsheet/contract'
import { readDate } from '@groundsheet/readings'

/**
 * By date, then by issue, numbers in it by value; those without a date last, the last imported of them first.
 */
export function newestFirst(deliveries: readonly Delivery[]): Delivery[] {
  const timeOf = ({ date }: Delivery) => readDate(date ?? '') ?? -Infinity
  return deliveries.toReversed().sort((a, b) => {
    const [one, other] = [timeOf(a), timeOf(b)]
    return one === other ? ISSUES.compare(b.issue ?? '', a.issue ?? '') : other - one
  })
}

const ISSUES = new Intl.Collator('en-GB', { numeric: true })
