/** Width that is covered at each edge of a map, CSS px. */
export interface Edges {
  readonly top: number
  readonly right: number
  readonly bottom: number
  readonly left: number
}

type Box = Pick<DOMRect, 'top' | 'right' | 'bottom' | 'left' | 'width' | 'height'>

/** Elements over a map, also controls of its library. */
const COVER_SELECTOR = '[data-covers-map]'

/** How much of each edge of a map the elements beside and in its container cover. */
export const coveredEdges = (container: HTMLElement): Edges =>
  edgesOf(
    container.getBoundingClientRect(),
    [...(container.parentElement?.querySelectorAll(COVER_SELECTOR) ?? [])].map((one) =>
      one.getBoundingClientRect(),
    ),
  )

/** Each box counts for the one edge where leaving it free takes the least room. */
export function edgesOf(map: Box, boxes: readonly Box[]): Edges {
  const edges = { top: 0, right: 0, bottom: 0, left: 0 }
  for (const box of boxes.filter(({ width, height }) => width > 0 && height > 0)) {
    const depths = {
      top: box.bottom - map.top,
      right: map.right - box.left,
      bottom: map.bottom - box.top,
      left: box.right - map.left,
    }
    const least = Math.min(...Object.values(depths))
    const edge = (['bottom', 'top', 'right', 'left'] as const).find((name) => depths[name] === least)
    if (edge) edges[edge] = Math.max(edges[edge], least)
  }
  return edges
}
