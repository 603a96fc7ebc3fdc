const CORE = 'http://www.opengis.net/spec/ogcapi-features-1/1.0/conf'

/** What the service does, as conformance classes. */
export const CONFORMANCE: readonly string[] = [
  'http://www.opengis.net/spec/ogcapi-common-1/1.0/conf/core',
  `${CORE}/core`,
  `${CORE}/geojson`,
  `${CORE}/oas30`,
]
