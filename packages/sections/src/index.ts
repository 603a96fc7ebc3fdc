export { bearingBetween } from './bearing.ts'
export { EQUATOR_M, MIN_METRES_PER_DEGREE } from './earth.ts'
export { orderAlong } from './order-along.ts'
export { placeAlong, type Placed } from './place-along.ts'
export { lineThrough, pointAt, projectOnto, type Foot, type SectionLine } from './section-line.ts'
export {
  EXAGGERATIONS,
  fitExaggeration,
  fitWindow,
  panSection,
  zoomSection,
  type SectionFrame,
  type SectionWindow,
} from './section-window.ts'
export { sitePlane, type Place, type Point, type SitePlane } from './site-plane.ts'
export { tieStrata, type KeyedStratum, type Tie } from './tie-strata.ts'
