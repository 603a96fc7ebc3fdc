import { boundaryGeometry, location, locationStyle, shapeStyle } from '@groundsheet/contract'
import { resolveCrs } from '@groundsheet/coordinates'
import { z } from 'zod'

const text = z.string().trim().min(1, { error: 'must not be blank' })
const crs = text.refine((value) => resolveCrs(value) !== null, {
  error: 'is not a coordinate reference system that is known; write it like EPSG:27700',
})

/**
 * Style fields one level of the cascade may set. `icon` names an icon of the company; null restores the
 * symbol.
 */
export const markerStyle = locationStyle
  .pick({
    markerColor: true,
    markerSize: true,
    markerSymbol: true,
    markerAnchor: true,
    showMarker: true,
    showLabel: true,
    labelColor: true,
    labelSize: true,
    labelOffsetAngle: true,
    labelOffsetDistance: true,
  })
  .extend({ icon: text.nullable() })
  .partial()
  .strict()

const LIFTED_FIELDS = ['easting', 'northing', 'latitude', 'longitude', 'groundLevel', 'finalDepth'] as const

/** company.json. Codes are unique, so that each sent code identifies one heading or table. */
export const companyJson = z.strictObject({
  name: text,
  crs: crs.nullable().optional(),
  locationTypes: z
    .record(z.string(), z.strictObject({ name: text.optional(), style: markerStyle.optional() }))
    .optional(),
  tables: z
    .record(text, z.strictObject({ name: text.optional(), code: text.nullable().optional() }))
    .refine(hasUniqueCodes, { error: 'gives two groups the same code' })
    .optional(),
  fields: z
    .record(text, z.strictObject({ code: text.nullable() }))
    .refine(hasUniqueCodes, { error: 'gives two headings the same code' })
    .optional(),
  lifted: z.partialRecord(z.enum(LIFTED_FIELDS), text.nullable()).optional(),
})

/** A code of another group or heading may be used only if that one has a different code itself. */
function hasUniqueCodes(entries: Record<string, { code?: string | null | undefined }>): boolean {
  const codes = Object.entries(entries).map(([name, { code }]) => (code === undefined ? name : code))
  const sent = codes.filter((code) => code !== null)
  return new Set(sent).size === sent.length
}

export const projectJson = z.strictObject({
  projectId: text.optional(),
  projectName: text.optional(),
  status: text.optional(),
  client: text.nullable().optional(),
  contractor: text.nullable().optional(),
  consultant: text.nullable().optional(),
  contractStartDate: z.iso.date({ error: 'must be a date like 2026-01-31' }).nullable().optional(),
  crs: crs.nullable().optional(),
})

export const stylesJson = z.strictObject({
  types: z.record(z.string(), markerStyle).optional(),
  locations: z.record(z.string(), markerStyle).optional(),
})

export const placementsJson = z.record(z.string(), location.shape.mapPlacement.unwrap().strict())

const partialShapeStyle = shapeStyle.partial().strict()

export const groupsJson = z.array(
  z.strictObject({
    name: text,
    locationIds: z.array(z.string()),
    markerSymbol: text.optional(),
    showMarkers: z.boolean().optional(),
    visible: z.boolean().optional(),
    labelVisible: z.boolean().optional(),
    style: partialShapeStyle.optional(),
  }),
)

const closedGeometry = boundaryGeometry.refine(
  (geometry) => geometry.type === 'LineString' || geometry.coordinates.every(isClosed),
  { error: 'has a ring that is not closed: repeat its first position at its end' },
)

function isClosed(ring: readonly (readonly number[])[]): boolean {
  const [first, last] = [ring[0], ring.at(-1)]
  return first?.[0] === last?.[0] && first?.[1] === last?.[1]
}

/** RFC 7946. Foreign members of collection and feature are ignored: programs write them. */
export const boundariesGeojson = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(
    z.object({
      type: z.literal('Feature'),
      geometry: closedGeometry,
      properties: z
        .strictObject({
          name: z.string().optional(),
          visible: z.boolean().optional(),
          labelVisible: z.boolean().optional(),
          style: partialShapeStyle.optional(),
        })
        .nullable(),
    }),
  ),
})

export type MarkerStyle = z.infer<typeof markerStyle>
export type CompanyJson = z.infer<typeof companyJson>
export type ProjectJson = z.infer<typeof projectJson>
export type StylesJson = z.infer<typeof stylesJson>
export type PlacementsJson = z.infer<typeof placementsJson>
export type GroupsJson = z.infer<typeof groupsJson>
export type BoundariesGeojson = z.infer<typeof boundariesGeojson>
