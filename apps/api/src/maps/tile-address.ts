import { ownValue } from '@groundsheet/readings'

/**
 * Thrown for an address that tiles cannot be fetched from; `message` gives the reason and what to write
 * instead.
 */
export class AddressProblem extends Error {
  override name = 'AddressProblem'
}

/** Request to a WMTS server, unless its address states it already. OGC 07-057r7, table 29. */
export interface WmtsQuery {
  readonly layer?: string | undefined
  readonly tileMatrixSet?: string | undefined
  readonly style: string
  readonly format: string
  /** Identifier of a level; `{z}` is its number, as in `EPSG:3857:{z}`. */
  readonly tileMatrix: string
}

/** Request to a WMS server, unless its address states it already. OGC 06-042, table 8; OGC 01-068r3. */
export interface WmsQuery {
  readonly layers?: string | undefined
  readonly styles: string
  readonly version: '1.1.1' | '1.3.0'
  readonly format: string
  readonly transparent: boolean
}

const BBOX = '{bbox-epsg-3857}'
/** Placeholders that the viewer replaces by numbers. */
const FIGURES = ['{z}', '{x}', '{y}', BBOX]

/** An address with `{z}`, `{x}` and `{y}`, unchanged. */
export function xyzAddress(url: string): string {
  const missing = ['{z}', '{x}', '{y}'].filter((figure) => !url.includes(figure))
  if (missing.length > 0)
    throw new AddressProblem(`has no ${missing.join(', ')}; write it where the server expects that figure`)
  return checked(url)
}

/**
 * A resource template (RESTful), or the address of the service (KVP), as an address with `{z}`, `{x}` and
 * `{y}`.
 */
export function wmtsAddress(url: string, query: WmtsQuery): string {
  if (/\{(?:TileMatrix|TileRow|TileCol)\}/i.test(url)) return restfulAddress(url, query)
  const { layer, tileMatrixSet, style, format, tileMatrix } = query
  return withQuery(url, {
    SERVICE: 'WMTS',
    REQUEST: 'GetTile',
    VERSION: '1.0.0',
    LAYER: required('layer', layer),
    STYLE: style,
    FORMAT: format,
    TILEMATRIXSET: required('tileMatrixSet', tileMatrixSet),
    TILEMATRIX: tileMatrix,
    TILEROW: '{y}',
    TILECOL: '{x}',
  })
}

function restfulAddress(url: string, { layer, tileMatrixSet, style, tileMatrix }: WmtsQuery): string {
  const values: Readonly<Record<string, string | undefined>> = {
    tilematrix: tileMatrix,
    tilerow: '{y}',
    tilecol: '{x}',
    tilematrixset: tileMatrixSet,
    layer,
    style,
  }
  const filled = url.replaceAll(
    /\{(\w+)\}/g,
    (placeholder, name: string) => ownValue(values, name.toLowerCase()) ?? placeholder,
  )
  return xyzAddress(filled)
}

/** The address of a service, or of a GetMap request with `{bbox-epsg-3857}`, as such a request. */
export function wmsAddress(url: string, query: WmsQuery, tileSize: number): string {
  if (url.includes(BBOX)) {
    if (query.layers !== undefined)
      throw new AddressProblem(`asks for layers itself; leave out either "layers" or ${BBOX}`)
    return checked(url)
  }
  const { layers, styles, version, format, transparent } = query
  return withQuery(url, {
    SERVICE: 'WMS',
    REQUEST: 'GetMap',
    VERSION: version,
    LAYERS: required('layers', layers),
    STYLES: styles,
    [version === '1.3.0' ? 'CRS' : 'SRS']: 'EPSG:3857',
    BBOX,
    WIDTH: String(tileSize),
    HEIGHT: String(tileSize),
    FORMAT: format,
    TRANSPARENT: String(transparent).toUpperCase(),
  })
}

/** For Content-Security-Policy: a wildcard or a separator would allow more than this server. */
const HOST = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])(?::\d+)?$/i

/** An http or https address without a user's name, and without unknown `{…}` placeholders. */
export function checked(url: string): string {
  const unknown = (url.match(/\{[^{}]*\}/g) ?? []).filter((placeholder) => !FIGURES.includes(placeholder))
  if (unknown.length > 0)
    throw new AddressProblem(`has ${[...new Set(unknown)].join(', ')}; write the value in its place`)
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    throw new AddressProblem('is not an address that begins with http:// or https://')
  const { host, username, password, searchParams } = new URL(url)
  if (!HOST.test(host))
    throw new AddressProblem(`names the server "${host}"; write a host name or an IP address`)
  if (username !== '' || password !== '')
    throw new AddressProblem('holds a name or password, which browsers do not send; leave it out')
  const crs = [...searchParams].find(([name]) => /^[cs]rs$/i.test(name))?.[1]
  if (crs !== undefined && crs !== 'EPSG:3857')
    throw new AddressProblem(`asks for ${crs}; only EPSG:3857 can be drawn`)
  return url
}

function required(member: string, value: string | undefined): string {
  if (value !== undefined && value !== '') return value
  throw new AddressProblem(`does not say which ${member} to fetch; add "${member}"`)
}

/** Replaces parameters of the same name, ignoring case, and keeps all others. */
function withQuery(url: string, query: Readonly<Record<string, string>>): string {
  const address = new URL(checked(url))
  const own = [...address.searchParams].filter(([name]) => !(name.toUpperCase() in query))
  const parameters = new URLSearchParams([...own, ...Object.entries(query)]).toString()
  address.search = ''
  address.hash = ''
  return `${address.href}?${withFigures(parameters)}`
}

/** Braces of placeholders stay unescaped, since the viewer searches for them. */
const withFigures = (text: string): string =>
  FIGURES.reduce((done, figure) => done.replaceAll(encodeURIComponent(figure), figure), text)
