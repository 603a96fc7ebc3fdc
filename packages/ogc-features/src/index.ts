export {
  companyCollections,
  projectCollections,
  scopesOf,
  type Collection,
  type Sortable,
  type TimeProperties,
} from './collections.ts'
export { CONFORMANCE } from './conformance.ts'
export type { Coordinate, Feature, Geometry, Property, PropertyType, Value } from './feature.ts'
export {
  COMMON_CODES,
  CRS84,
  CRS84_URI,
  EPSG_4326,
  epsgUri,
  inReferenceSystem,
  projectGeometry,
  type ReferenceSystem,
} from './reference-system.ts'
export { holeFeature, type HoleItem } from './hole-columns.ts'
export { rowFeature, type RowItem } from './row-columns.ts'
export { boundaryFeature, groupFeature } from './shape-columns.ts'
export { intersectsBox, isOnGlobe, readBox, splitBox, unionBox, type Box } from './bounding-box.ts'
export { intervalsMeet, readInterval, timeOf, type Interval } from './time-interval.ts'
export { featureSchema } from './schema-documents.ts'
export {
  COMMON_PARAMETERS,
  ITEM_PARAMETERS,
  logicalSchema,
  queryablesOf,
  SCHEMA_KINDS,
  type SchemaKind,
} from './logical-schemas.ts'
export { describeService, type DescribedService } from './openapi-document.ts'
export { FilterProblem } from './filter/filter-problem.ts'
export { FILTER_LANGUAGES, readFilter, type FilterLanguage } from './filter/read-filter.ts'
