import { BASE_PATH, operations, type TileJson } from '@groundsheet/contract'
import { LAST_CLUSTERED_ZOOM } from '../../store/holes/count-cells.ts'
import { MAX_HOLES_OF_TILE } from '../../store/tiles/tile-request.ts'

/** From here on, maps enlarge tiles: a position in one is 15 cm. */
const LAST_DESCRIBED_ZOOM = 16

/** JSON that programs read to show the tiles. `withStyle`: of a key that may see styles. */
export const describeTiles = (withStyle: boolean): Uint8Array =>
  Buffer.from(JSON.stringify(tileJsonOf(withStyle)))

const tileJsonOf = (withStyle: boolean): TileJson => ({
  tilejson: '3.0.0',
  name: 'Groundsheet',
  tiles: [`${BASE_PATH}${operations.getTile.path}`],
  minzoom: 0,
  maxzoom: LAST_DESCRIBED_ZOOM,
  vector_layers: [
    {
      id: 'holes',
      description:
        `Points: holes, and clusters of holes up to zoom ${LAST_CLUSTERED_ZOOM}, beyond it only in tiles ` +
        `of more than ${MAX_HOLES_OF_TILE} holes. A cluster has only the field count.`,
      fields: {
        count: 'Number: holes of a cluster',
        id: 'String: id of a hole, as in /locations/{id}',
        name: 'String: LOCA_ID of a hole',
        project: 'String: id of its project',
        depth: 'Number: its final depth in metres, absent if it states none',
        day: 'Number: its date in days since 1970-01-01, absent if it states none',
        ...(withStyle ? STYLE_FIELDS : {}),
      },
    },
  ],
})

const STYLE_FIELDS = {
  type: 'String: code of its type, empty if it states none',
  style: 'Number: its style, as in /tiles/styles',
}
