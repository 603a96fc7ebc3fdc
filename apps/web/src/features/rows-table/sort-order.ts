/** A sorted column in the address: `GEOL_TOP` ascending, `-GEOL_TOP` descending. */
export interface SortOrder {
  readonly id: string
  readonly desc: boolean
}

export const parseSortOrder = (text: string | undefined): SortOrder | null =>
  text ? { id: text.replace(/^-/, ''), desc: text.startsWith('-') } : null

/** Sort order after a press on a heading: ascending, descending, none. */
export function nextSortOrder(current: string | undefined, id: string): string | undefined {
  if (current === id) return `-${id}`
  return current === `-${id}` ? undefined : id
}

export const ariaSort = (order: SortOrder | null, id: string): 'ascending' | 'descending' | 'none' => {
  if (order?.id !== id) return 'none'
  return order.desc ? 'descending' : 'ascending'
}
