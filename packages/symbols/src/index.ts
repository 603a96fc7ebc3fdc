export { symbolAnchor, symbolInk, symbolNames, symbolSvg, symbolTitle } from './symbols.ts'
export { strataPattern, type StrataPattern, type Stratum } from './strata/strata-pattern.ts'
export { TILE } from './strata/tile.ts'
