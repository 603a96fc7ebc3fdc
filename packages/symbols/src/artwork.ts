/**
 * One plan symbol in a box of 24 by 24 whose centre (12, 12) is the surveyed position.
 * `outline` is its silhouette: drawn first, in white, it is both the ground of hollow symbols and the halo.
 * `ink` is drawn over it in the colour of the marker.
 */
export interface Artwork {
  title: string
  anchor: 'center' | 'bottom'
  outline: string
  ink: readonly Ink[]
}

/** Filled where `stroke` is absent, else a line of that width. */
export interface Ink {
  path: string
  stroke?: number
}

/** A circle as a path, so that every symbol is made of the same element. */
export function circlePath(radius: number, x = 12, y = 12): string {
  const arc = `a${radius} ${radius} 0 1 0`
  return `M${x - radius} ${y}${arc} ${2 * radius} 0${arc} ${-2 * radius} 0z`
}
