import type { Hole } from '../../data/hole.ts'

/** Holes whose name, type or name of type contains the text, in upper or lower case. */
export function filterHoles(holes: readonly Hole[], find: string): readonly Hole[] {
  const wanted = find.trim().toLowerCase()
  if (wanted === '') return holes
  return holes.filter(({ name, style }) =>
    [name, style.locationType, style.locationTypeName].some((text) => text.toLowerCase().includes(wanted)),
  )
}
