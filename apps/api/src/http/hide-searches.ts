/** Parameters whose values tell what a reader looks for. */
const SEARCHES = /([?&](?:q|search|filter)=)[^&#]+/gi

/** Below `/ogc` the name of any property is a parameter; these are none. */
const OGC_PARAMETERS = /^(?:limit|cursor|f|bbox|bbox-crs|crs|datetime|sortby|properties)$/

/** An address without the texts that were searched for: `?q=landfill&limit=5` becomes `?q=…&limit=5`. */
export function hideSearches(address: string): string {
  if (!address.includes('?')) return address
  if (!address.startsWith('/ogc')) return address.replaceAll(SEARCHES, '$1…')
  const [path = '', ...query] = address.split('?')
  const shown = query
    .join('?')
    .split('&')
    .map((pair) => {
      const [name = '', ...value] = pair.split('=')
      return value.length === 0 || OGC_PARAMETERS.test(name) ? pair : `${name}=…`
    })
  return `${path}?${shown.join('&')}`
}
