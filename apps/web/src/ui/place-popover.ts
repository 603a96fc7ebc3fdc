/** Minimum distance to the edges of the window. */
const EDGE_DISTANCE_PX = 8

/** Places a popover below a button, right-aligned, or above it if there is more space. */
export function placePopover(popover: HTMLElement, { top, bottom, right }: DOMRect): void {
  const below = innerHeight - bottom - EDGE_DISTANCE_PX
  const above = top - EDGE_DISTANCE_PX
  const opensAbove = below < Math.min(popover.scrollHeight, 200) && above > below
  popover.style.maxHeight = `${Math.min(420, opensAbove ? above : below)}px`
  const left = Math.min(right, innerWidth - EDGE_DISTANCE_PX) - popover.offsetWidth
  popover.style.left = `${Math.max(EDGE_DISTANCE_PX, left)}px`
  popover.style.top = opensAbove ? 'auto' : `${bottom + 2}px`
  popover.style.bottom = opensAbove ? `${innerHeight - top + 2}px` : 'auto'
}
