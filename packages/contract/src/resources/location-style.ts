import { z } from 'zod'
import { colour, id } from '../primitives.ts'

/** Plan symbols every client is expected to draw; an unknown one is drawn as a circle. */
export const MARKER_SYMBOLS = [
  'circle',
  'square',
  'triangle',
  'triangle-down',
  'diamond',
  'star',
  'cross',
  'x',
  'pin',
  'borehole',
  'rotary-cored',
  'rotary-open',
  'trial-pit',
  'cpt',
  'window-sample',
  'dynamic-probe',
  'hand-auger',
  'standpipe',
  'inclinometer',
] as const

/**
 * Where on the artwork the position lies; null is centre (bottom for `pin`). The nine anchors of MapLibre.
 */
export const MARKER_ANCHORS = [
  'center',
  'left',
  'right',
  'top',
  'bottom',
  'top-left',
  'top-right',
  'bottom-left',
  'bottom-right',
] as const

/**
 * Cascaded field by field: system default, location type, the project's override of that type, the location
 * itself.
 */
export const locationStyle = z
  .object({
    locationType: z
      .string()
      .meta({ description: 'code of the location type; empty when the hole states none' }),
    locationTypeName: z.string().meta({ description: 'its name, as configured or from the AGS dictionary' }),
    source: z.string().meta({
      description:
        'highest level that set anything: `default`, `type:<id>`, `project:<id of the ' +
        'override>` or `location:<id>`',
    }),
    markerColor: colour,
    markerSize: z.number().positive().meta({ description: 'CSS pixels' }),
    markerSymbol: z
      .string()
      .meta({ description: `${MARKER_SYMBOLS.join(', ')}; draw an unknown one as a circle` }),
    markerAnchor: z.enum(MARKER_ANCHORS).nullable().meta({
      description: 'the part of the marker that stands on the position; null: centre, bottom for `pin`',
    }),
    showMarker: z.boolean(),
    showLabel: z.boolean().meta({ description: '`locationId` is written beside the marker' }),
    labelColor: colour.nullable(),
    labelSize: z.number().positive().nullable().meta({ description: 'CSS pixels' }),
    labelOffsetAngle: z.number().nullable().meta({ description: 'degrees clockwise from north' }),
    labelOffsetDistance: z.number().nullable().meta({ description: 'CSS pixels' }),
    hasCustomIcon: z
      .boolean()
      .meta({ description: 'the marker is artwork of the company, not a built-in symbol' }),
    markerIconId: id.nullable().meta({ description: 'use with `/media/markers/{id}`' }),
  })
  .meta({ id: 'LocationStyle' })

export type LocationStyle = z.infer<typeof locationStyle>
