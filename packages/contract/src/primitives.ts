import { z } from 'zod'

/** 24 lower-case hexadecimal digits, derived from what the thing is; the value used in paths. */
export const id = z
  .string()
  .regex(/^[0-9a-f]{24}$/)
  .meta({ description: '24-character hexadecimal id, used in paths', examples: ['5f0c9a31d2b84e6f7a1c3d5e'] })

/** ISO 8601, UTC, milliseconds: `2026-01-31T09:15:00.000Z`. */
export const timestamp = z.iso.datetime().meta({ description: 'ISO 8601 timestamp, UTC' })

/** Degrees, WGS84. */
const between = (max: number, noun: string) => {
  const error = `must be a ${noun} in degrees, -${max} to ${max}, WGS84`
  return z.number().min(-max, { error }).max(max, { error })
}
export const longitude = between(180, 'longitude')
export const latitude = between(90, 'latitude')

/** `#rgb`, `#rrggbb` or `#rrggbbaa`. */
export const colour = z
  .string()
  .regex(/^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/, { error: 'must be a colour like #1d4ed8' })
  .meta({ description: 'Hex colour', examples: ['#c2410c'] })
