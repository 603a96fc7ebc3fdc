const CORE = 'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf'

const FILTERING = 'http://www.opengis.net/spec/ogcapi-features-3/1.0/conf'
const CQL2 = 'http://www.opengis.net/spec/cql2/1.0/conf'
const SCHEMAS = 'http://www.opengis.net/spec/ogcapi-common-3/1.0/conf'
/** Part 5 before it was published as OGC 23-058r2; clients still look for it. */
const DRAFT_SCHEMAS = 'http://www.opengis.net/spec/ogcapi-features-5/1.0/conf'

/** What the service does, as conformance classes. */
export const CONFORMANCE: readonly string[] = [
  'http://www.opengis.net/spec/ogcapi-common-1/1.0/conf/core',
  `${CORE}/core`,
  `${CORE}/geojson`,
  `${CORE}/html`,
  `${CORE}/oas30`,
  'http://www.opengis.net/spec/ogcapi-features-2/1.0/conf/crs',
  `${FILTERING}/queryables`,
  `${FILTERING}/queryables-query-parameters`,
  `${FILTERING}/filter`,
  `${FILTERING}/features-filter`,
  `${CQL2}/cql2-text`,
  `${CQL2}/cql2-json`,
  `${CQL2}/basic-cql2`,
  `${CQL2}/advanced-comparison-operators`,
  `${CQL2}/basic-spatial-functions`,
  `${CQL2}/basic-spatial-functions-plus`,
  `${SCHEMAS}/schemas`,
  `${SCHEMAS}/advanced-property-roles`,
  `${SCHEMAS}/returnables-and-receivables`,
  `${SCHEMAS}/queryables`,
  `${SCHEMAS}/sortables`,
  `${DRAFT_SCHEMAS}/schemas`,
  `${DRAFT_SCHEMAS}/returnables-and-receivables`,
  `${DRAFT_SCHEMAS}/queryables`,
  `${DRAFT_SCHEMAS}/sortables`,
]
