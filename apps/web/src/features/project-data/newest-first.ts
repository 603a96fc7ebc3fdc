import type { Delivery } from '@groundsheet/contract'
import { compareNaturally } from '@groundsheet/readings/natural-order'
import { isoDeliveryDate, readDate } from '@groundsheet/readings'

/**
 * By the place that counts. Those that were replaced have none and come last, by date, then by issue, numbers
 * in it by value. Those without a date are last, the last imported of them first.
 */
export function newestFirst(deliveries: readonly Delivery[]): Delivery[] {
  const timeOf = ({ date }: Delivery) => readDate(isoDeliveryDate(date ?? '')) ?? -Infinity
  return deliveries.toReversed().sort((a, b) => {
    if (a.order !== b.order) return (b.order ?? 0) - (a.order ?? 0)
    const [one, other] = [timeOf(a), timeOf(b)]
    return one === other ? compareNaturally(b.issue ?? '', a.issue ?? '') : other - one
  })
}
