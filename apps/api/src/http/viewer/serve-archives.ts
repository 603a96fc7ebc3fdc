import type { RequestHandler } from 'express'
import { openArchive, type TileArchive } from '../../maps/tile-archive.ts'

/** Their addresses change with the file. */
const IMMUTABLE = 'public, max-age=31536000, immutable'

/** Figures of a tile; more digits than any level has. */
const FIGURE = /^\d{1,9}$/

/**
 * Tiles of the PMTiles files of the configuration, at `/:archive/:z/:x/:y`. They need no key, as no file of
 * the viewer does. A tile that a file does not have is empty.
 */
export function serveArchives(archives: readonly TileArchive[]): RequestHandler<Record<string, string>> {
  const opened = new Map(archives.map((archive) => [archive.name, { archive, read: openArchive(archive) }]))
  return async (request, response, next) => {
    const { archive: name = '', z = '', x = '', y = '' } = request.params
    const found = opened.get(name)
    if (!found || ![z, x, y].every((figure) => FIGURE.test(figure))) {
      next()
      return
    }
    const { minZoom, maxZoom } = found.archive.header
    const [zoom, column, row] = [Number(z), Number(x), Number(y)]
    const isTile = zoom >= minZoom && zoom <= maxZoom && column < 2 ** zoom && row < 2 ** zoom
    const tile = isTile ? await found.read(zoom, column, row) : null
    response.set('Cache-Control', IMMUTABLE)
    if (tile === null) response.status(204).end()
    else response.type(found.archive.type).end(tile)
  }
}
