/** Parameters whose values reveal what a reader searches for; the last three are those of the viewer. */
const SEARCHES = /^(?:q|search|filter|words|find|where|tabWhere)$/i

/** A client may name the whole address in its request. RFC 9112 section 3.2.2. */
const BELOW_OGC = /^(?:https?:\/\/[^/]*)?\/ogc/i

/** Below `/ogc` the name of any property is a parameter; these are none. */
const OGC_PARAMETERS = /^(?:limit|cursor|f|bbox|bbox-crs|crs|datetime|sortby|properties)$/

/** An address without the texts that were searched for: `?q=landfill&limit=5` becomes `?q=…&limit=5`. */
export function hideSearches(address: string): string {
  const [path = '', ...query] = address.split('?')
  if (query.length === 0) return address
  const isHidden = BELOW_OGC.test(path)
    ? (name: string) => !OGC_PARAMETERS.test(name)
    : (name: string) => SEARCHES.test(name)
  const shown = query
    .join('?')
    .split('&')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return value.length > 0 && isHidden(decodeName(name)) ? `${name}=…` : pair
    })
  return `${path}?${shown.join('&')}`
}

/** As the query is read: `%71` is `q`. */
const decodeName = (name: string): string => new URLSearchParams(`${name}=`).keys().next().value ?? ''
