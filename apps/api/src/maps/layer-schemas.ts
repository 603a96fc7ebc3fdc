import type { Basemap, Overlay, TileSource } from '@groundsheet/contract'
import { z } from 'zod'
import { layerId } from './layer-id.ts'
import { AddressProblem, checked, wmsAddress, wmtsAddress, xyzAddress } from './tile-address.ts'

const zoom = z.int('is not a whole number from 0 to 24').min(0, 'is below 0').max(24, 'is above 24')
export const text = z.string().trim().min(1, 'is empty')
const format = z.string().regex(/^image\/[\w.+; =-]+$/, 'is not a picture format such as image/png')
export const fraction = z.number().min(0, 'is below 0').max(1, 'is above 1; 0.6 is 60 %')
export const tileSize = z.literal([256, 512, 1024], 'is not 256, 512 or 1024').default(256)
const bounds = z
  .tuple([z.number(), z.number(), z.number(), z.number()], 'is not [west, south, east, north] in degrees')
  .refine(
    ([west, south, east, north]) => west < east && south < north && Math.abs(south) <= 90 && north <= 90,
    'is not [west, south, east, north] in degrees',
  )

/** Members of all kinds of tiles. `maxZoom` of pictures drawn on request is the closest zoom of the map. */
const tiled = (maxZoom: number) => ({
  name: text,
  attribution: text,
  url: z.string(),
  opacity: fraction.default(1),
  minZoom: zoom.default(0),
  maxZoom: zoom.default(maxZoom),
  tileSize,
  bounds: bounds.optional(),
})

/** Result: all members of an overlay. A basemap may have a `style` instead of tiles. */
type Layer = Overlay | (Basemap & { readonly style: string })

const xyz = z
  .strictObject({ type: z.literal('xyz'), ...tiled(19) })
  .transform((entry, context) => toOverlay(entry, context, () => xyzAddress(entry.url)))

const wmts = z
  .strictObject({
    type: z.literal('wmts'),
    ...tiled(19),
    layer: text.optional(),
    tileMatrixSet: text.optional(),
    style: z.string().default('default'),
    format: format.default('image/png'),
    tileMatrix: text
      .includes('{z}', 'has no {z}; write it where the number of a level stands')
      .default('{z}'),
  })
  .transform((entry, context) => toOverlay(entry, context, () => wmtsAddress(entry.url, entry)))

const wms = z
  .strictObject({
    type: z.literal('wms'),
    ...tiled(22),
    layers: text.optional(),
    styles: z.string().default(''),
    version: z.literal(['1.1.1', '1.3.0'], 'is not "1.1.1" or "1.3.0"').default('1.3.0'),
    format: format.default('image/png'),
    transparent: z.boolean().default(true),
  })
  .transform((entry, context) =>
    toOverlay(entry, context, () => wmsAddress(entry.url, entry, entry.tileSize)),
  )

const style = z
  .strictObject({ type: z.literal('style'), name: text, url: z.string(), attribution: text.optional() })
  .transform(({ name, url, attribution }, context): Layer => {
    const address = addressOf(context, () => checked(url))
    return { id: layerId(name), name, style: address, ...(attribution === undefined ? {} : { attribution }) }
  })

/** By `type`. */
export const OVERLAY_SCHEMAS = { xyz, wmts, wms } satisfies Record<string, z.ZodType<Overlay>>
export const BASEMAP_SCHEMAS = { style, ...OVERLAY_SCHEMAS } satisfies Record<string, z.ZodType<Basemap>>

interface TiledEntry extends Omit<TileSource, 'bounds'> {
  readonly name: string
  readonly attribution: string
  readonly opacity: number
  readonly bounds?: TileSource['bounds'] | undefined
}

function toOverlay(entry: TiledEntry, context: z.RefinementCtx, address: () => string): Overlay {
  const { name, attribution, opacity, minZoom, maxZoom, tileSize, bounds: extent } = entry
  if (minZoom > maxZoom)
    context.addIssue({ code: 'custom', path: ['minZoom'], message: `is above maxZoom (${maxZoom})` })
  const tiles = { url: addressOf(context, address), tileSize, minZoom, maxZoom }
  return {
    id: layerId(name),
    name,
    attribution,
    opacity,
    tiles: extent === undefined ? tiles : { ...tiles, bounds: extent },
  }
}

/** Reports a problem of the address as one of the entry. */
function addressOf(context: z.RefinementCtx, make: () => string): string {
  try {
    return make()
  } catch (error) {
    if (!(error instanceof AddressProblem)) throw error
    context.addIssue({ code: 'custom', path: ['url'], message: error.message })
    return ''
  }
}
