export { decideCrs } from './decide-crs.ts'
export type { CrsDecision, CrsEvidence, CrsSource } from './crs-decision.ts'
export {
  findFarFromSite,
  findOutliers,
  liesWithin,
  measureSite,
  siteExtent,
  type MeasuredSite,
} from './find-outliers.ts'
export type { SiteExtent } from './find-outliers.ts'
export { isAtSea } from './land.ts'
export { positionCorrections, suggestCorrection } from './correct-position.ts'
export { loadGreatBritain } from './great-britain.ts'
export { readStatedGrid } from './declared-crs.ts'
export { resolveCrs } from './resolve-crs.ts'
export { loadTransformer } from './transformer.ts'
export type { Transformer } from './transformer.ts'
export { distanceText } from './distance-text.ts'
export { distanceMetres, METRES_PER_DEGREE } from './wgs84.ts'
export type { Wgs84 } from './wgs84.ts'
export {
  describeEvidence,
  chooseByEvidence,
  readPlaceEvidence,
  type PlaceEvidence,
} from './place-evidence.ts'
export { gridCorrections } from './grid-corrections.ts'
export { loadOffshore } from './offshore.ts'
export { splitSites } from './split-sites.ts'
export type { ProjectText } from './country-clues.ts'
export { decideSiteCrs } from './holes/decide-site-crs.ts'
export { describeProject } from './holes/describe-project.ts'
export type { HoleToPlace, PositionFinding } from './holes/hole-to-place.ts'
export { agree, MAX_CONTRADICTION_M } from './holes/position-statement.ts'
export { placeHoles, type HolePlacement, type PlacedHoles } from './holes/place-holes.ts'
export type { PositionInDoubt } from './holes/position-in-doubt.ts'
export type { SiteCrs } from './holes/site-crs.ts'
export { findStatedGrids } from './holes/stated-grids.ts'
export { gatherHoles, type StatedSite } from './site/gather-holes.ts'
export { placeSite, type PlacedSite, type PlannedHole } from './site/place-site.ts'
export { describeSite } from './site/describe-site.ts'
export type { UnplacedHole } from './site/describe-unplaced.ts'
