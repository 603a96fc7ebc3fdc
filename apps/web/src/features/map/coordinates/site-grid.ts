import type { Hole } from '../../../data/holes/hole.ts'
import { boundsOf } from '../../../data/map/bounds-of.ts'
import { middleOf } from '../content/extent.ts'
import { fitGrid } from './grid-fit.ts'
import type { SiteGrid } from './read-place.ts'

/** The grid of a project as estimated from its holes. `code`: `EPSG:27700`; null: not known. */
export const siteGridOf = (holes: readonly Hole[], code: string | null): SiteGrid => ({
  fit: fitGrid(holes),
  near: middleOf(boundsOf(holes.flatMap(({ position }) => position ?? []))),
  code,
})
