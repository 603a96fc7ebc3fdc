/** Columns are named in an address as `GEOL_TOP`, or `-GEOL_TOP` for the other way round. */
export interface SortOrder {
  readonly id: string
  readonly desc: boolean
}

export const parseSortOrder = (text: string | undefined): SortOrder | null =>
  text ? { id: text.replace(/^-/, ''), desc: text.startsWith('-') } : null

/** A press on a heading: up, then down, then as the rows came. */
export function nextSortOrder(now: string | undefined, id: string): string | undefined {
  if (now === id) return `-${id}`
  return now === `-${id}` ? undefined : id
}

export const ariaSort = (order: SortOrder | null, id: string): 'ascending' | 'descending' | 'none' => {
  if (order?.id !== id) return 'none'
  return order.desc ? 'descending' : 'ascending'
}
