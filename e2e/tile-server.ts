import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32, deflateSync } from 'node:zlib'

type Rgb = readonly [red: number, green: number, blue: number]

/** By the first part of the path, or by `LAYERS` and `LAYER`. */
export const TILE_COLOURS = {
  aerial: [255, 0, 255],
  bedrock: [0, 200, 0],
  mines: [0, 0, 255],
} as const satisfies Record<string, Rgb>

export interface TileServer {
  readonly url: string
  /** Requests received, oldest first. */
  readonly requested: { readonly address: URL; readonly headers: IncomingHttpHeaders }[]
  /** Answers requests to `/repaired` from now on; before, with an error. */
  repair(): void
  stop(): Promise<void>
}

/**
 * A server of one-coloured tiles on this machine: XYZ at `/aerial/{z}/{x}/{y}.png`, WMTS at `/wmts`, WMS at
 * `/wms`. It refuses with 400 whatever is not a proper request of these. `/error` and, until repaired,
 * `/repaired` answer 500, `/nothing` 404, and `/silent` never answers.
 */
export async function startTileServer(): Promise<TileServer> {
  const requested: TileServer['requested'] = []
  let isRepaired = false
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', `http://${request.headers.host ?? ''}`)
    requested.push({ address, headers: request.headers })
    const first = address.pathname.split('/')[1] ?? ''
    if (first === 'silent') return
    if (first === 'error' || (first === 'repaired' && !isRepaired)) response.writeHead(500, CORS).end()
    else if (first === 'nothing') response.writeHead(404, CORS).end()
    else answer(response, first === 'repaired' ? TILE_COLOURS.mines : colourFor(first, address))
  })
  server.listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requested,
    repair: () => (isRepaired = true),
    async stop() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const CORS = { 'access-control-allow-origin': '*' }

function answer(response: ServerResponse, colour: Rgb | null): void {
  if (colour) response.writeHead(200, { ...CORS, 'content-type': 'image/png' }).end(pngOf(colour))
  else response.writeHead(400, CORS).end()
}

/** The colour of the requested tile; null: not a valid request. */
function colourFor(first: string, address: URL): Rgb | null {
  if (first === 'wms')
    return isGetMap(address.searchParams) ? named(address.searchParams.get('LAYERS')) : null
  if (first === 'wmts')
    return isGetTile(address.searchParams) ? named(address.searchParams.get('LAYER')) : null
  return /^\/\w+\/\d+\/\d+\/\d+\.png$/.test(address.pathname) ? named(first) : null
}

const named = (name: string | null): Rgb | null =>
  Object.entries(TILE_COLOURS).find(([known]) => known === name)?.[1] ?? null

/** OGC 06-042 (WMS 1.3.0) and 01-068r3 (WMS 1.1.1). */
function isGetMap(query: URLSearchParams): boolean {
  const crs = query.get('VERSION') === '1.3.0' ? 'CRS' : 'SRS'
  const [west = NaN, south = NaN, east = NaN, north = NaN] = (query.get('BBOX') ?? '').split(',').map(Number)
  const width = east - west
  return (
    query.get('SERVICE') === 'WMS' &&
    query.get('REQUEST') === 'GetMap' &&
    query.get(crs) === 'EPSG:3857' &&
    query.get('FORMAT') === 'image/png' &&
    query.get('WIDTH') === query.get('HEIGHT') &&
    width > 0 &&
    Math.abs(north - south - width) < width / 1000
  )
}

/** OGC 07-057r7 (WMTS 1.0.0). */
function isGetTile(query: URLSearchParams): boolean {
  const level = Number(/^EPSG:3857:(\d+)$/.exec(query.get('TILEMATRIX') ?? '')?.[1])
  const [row, column] = [Number(query.get('TILEROW')), Number(query.get('TILECOL'))]
  return (
    query.get('SERVICE') === 'WMTS' &&
    query.get('REQUEST') === 'GetTile' &&
    query.get('TILEMATRIXSET') === 'EPSG:3857' &&
    row < 2 ** level &&
    column < 2 ** level
  )
}

/** A picture of 1 px, which a map stretches over its tile. PNG specification, third edition. */
export function pngOf(colour: Rgb): Buffer {
  const header = Buffer.from([0, 0, 0, 1, 0, 0, 0, 1, 8, 2, 0, 0, 0])
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.from([0, ...colour]))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  check.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, check])
}
