/** Sides on which a horizontally scrolled element has hidden content. */
export interface HiddenSides {
  readonly left: boolean
  readonly right: boolean
}

export const NOTHING_HIDDEN: HiddenSides = { left: false, right: false }

/** Browsers round widths but not scroll positions: smaller differences, px, are not hidden content. */
const ROUNDING_PX = 1

export const hiddenSides = ({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): HiddenSides => ({
  left: scrollLeft > ROUNDING_PX,
  right: scrollWidth - clientWidth - scrollLeft > ROUNDING_PX,
})
