import { z } from 'zod'
import { colour } from '../primitives.ts'

/** How a line is drawn; an unknown one is drawn solid. */
export const STROKE_STYLES = ['solid', 'dashed', 'dotted', 'dashdot'] as const

const opacity = z.number().min(0).max(1)

export const shapeStyle = z
  .object({
    strokeColor: colour,
    strokeWidth: z.number().min(0).meta({ description: 'CSS pixels' }),
    strokeOpacity: opacity,
    strokeStyle: z.string().meta({ description: `${STROKE_STYLES.join(', ')}; draw an unknown one solid` }),
    fillColor: colour,
    fillOpacity: opacity,
  })
  .meta({ id: 'ShapeStyle' })

export type ShapeStyle = z.infer<typeof shapeStyle>
