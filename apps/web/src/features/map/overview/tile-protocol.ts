import { addProtocol, type RequestParameters } from 'maplibre-gl'
import type { LoadHoleTile } from '../../../data/holes/hole-tiles.ts'

/** Of addresses that are answered by a function of this page, which has the key. */
const PROTOCOL = 'hole-tiles'
const ADDRESS = /^hole-tiles:\/\/(\d+)\/(\d+)\/(\d+)\/(\d+)$/

interface Loader {
  readonly load: LoadHoleTile
  readonly onError: () => void
}

const loaders = new Map<number, Loader>()
let last = 0

/** Tiles that a function loads, as addresses of a source. `onError`: one could not be loaded. */
export function registerTileProtocol(load: LoadHoleTile, onError: () => void) {
  if (last === 0) addProtocol(PROTOCOL, answer)
  last += 1
  const number = last
  loaders.set(number, { load, onError })
  return {
    addresses: [`${PROTOCOL}://${number}/{z}/{x}/{y}`],
    remove: () => void loaders.delete(number),
  }
}

/** Addresses of no tiles. */
export const NO_TILES = [`${PROTOCOL}://0/{z}/{x}/{y}`]

async function answer({ url }: RequestParameters, { signal }: AbortController) {
  const [, number = NaN, zoom = NaN, x = NaN, y = NaN] = (ADDRESS.exec(url) ?? []).map(Number)
  const loader = loaders.get(number)
  if (!loader) return { data: new ArrayBuffer(0) }
  try {
    const bytes = await loader.load(zoom, x, y, signal)
    return { data: Uint8Array.from(bytes).buffer }
  } catch (error) {
    signal.throwIfAborted()
    loader.onError()
    reportError(error)
    return { data: new ArrayBuffer(0) }
  }
}
