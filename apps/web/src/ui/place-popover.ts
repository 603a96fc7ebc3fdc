/** Room kept to the edges of the window, CSS px. */
const EDGE = 8

/** Puts a popover below a button and flush with its end, or above it where there is more room. */
export function placePopover(popover: HTMLElement, { top, bottom, right }: DOMRect): void {
  const below = innerHeight - bottom - EDGE
  const above = top - EDGE
  const up = below < Math.min(popover.scrollHeight, 200) && above > below
  popover.style.maxHeight = `${Math.min(420, up ? above : below)}px`
  popover.style.left = `${Math.max(EDGE, Math.min(right, innerWidth - EDGE) - popover.offsetWidth)}px`
  popover.style.top = up ? 'auto' : `${bottom + 2}px`
  popover.style.bottom = up ? `${innerHeight - top + 2}px` : 'auto'
}
