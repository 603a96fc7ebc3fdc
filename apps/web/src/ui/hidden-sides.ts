/** Sides of a sideways scroller on which content is out of sight. */
export interface HiddenSides {
  readonly left: boolean
  readonly right: boolean
}

export const NOTHING_HIDDEN: HiddenSides = { left: false, right: false }

/** Browsers round widths but not scroll positions: less than this, px, is not content. */
const ROUNDING = 1

export const hiddenSides = ({
  scrollLeft,
  scrollWidth,
  clientWidth,
}: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): HiddenSides => ({
  left: scrollLeft > ROUNDING,
  right: scrollWidth - clientWidth - scrollLeft > ROUNDING,
})
