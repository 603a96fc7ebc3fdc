import { z } from 'zod'
import { locationStyle } from './location-style.ts'

/** Media type of vector tiles. */
export const TILE_MEDIA_TYPE = 'application/vnd.mapbox-vector-tile'

export const tileStyle = z
  .object({
    number: z.int().min(0).meta({ description: 'as `style` of a hole in a tile; the same for equal styles' }),
    style: locationStyle,
  })
  .meta({ id: 'TileStyle' })

const text = z.string()

/** TileJSON 3.0.0. */
export const tileJson = z
  .object({
    tilejson: text.meta({ examples: ['3.0.0'] }),
    name: text,
    tiles: z.array(text).meta({ description: 'relative to the address of the service' }),
    minzoom: z.int().min(0),
    maxzoom: z.int().min(0).meta({ description: 'enlarge its tiles beyond that' }),
    vector_layers: z.array(
      z.object({
        id: text,
        description: text,
        fields: z.record(text, text).meta({ description: 'what each property of a feature is' }),
      }),
    ),
  })
  .meta({ id: 'TileJson' })

export type TileStyle = z.infer<typeof tileStyle>
export type TileJson = z.infer<typeof tileJson>
