import type { HoleKey, HolesPage, HolesRequest, ReadHole } from './holes-request.ts'

/** What is read of a page of no items, such as that of an invalid query. */
export const EMPTY_HOLES_PAGE: HolesPage = { items: new Uint8Array(), next: null }

/**
 * A page of holes in the order of their keys. `keys`: one more than is requested shows that the list
 * continues. `holes`: in any order; one that is missing was removed meanwhile, or is out of reach.
 */
export function toHolesPage(
  { area, limit }: Pick<HolesRequest, 'area' | 'limit'>,
  keys: readonly HoleKey[],
  holes: readonly ReadHole[],
): HolesPage {
  const bySeq = new Map(holes.map((hole) => [hole.seq, hole]))
  const shown = keys.slice(0, limit)
  const withDistance = area !== null && 'near' in area
  const items = shown.flatMap(({ seq, order }) => {
    const hole = bySeq.get(seq)
    return hole === undefined ? [] : [itemOf(hole, withDistance ? order : null)]
  })
  const last = keys.length > limit ? shown.at(-1) : undefined
  return { items: Buffer.from(items.join(',')), next: last === undefined ? null : [last.order, last.seq] }
}

function itemOf(
  { item, projectId, projectReference, projectName }: ReadHole,
  distance: number | null,
): string {
  const project = JSON.stringify({ id: projectId, projectId: projectReference, projectName })
  return `${item},"project":${project}${distance === null ? '' : `,"distance":${distance}`}}`
}
