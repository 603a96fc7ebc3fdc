const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/** Shapes and what arranges them. No scripts, styles, links, images, animations, foreign content; no `use`, which nests into bombs. */
export const ELEMENTS = words(`
  svg g path rect circle ellipse line polyline polygon text tspan title desc
  defs clipPath mask linearGradient radialGradient stop`)

/** Attributes that take a colour or a paint. */
const PAINTS = words('fill stroke stop-color')

const ATTRIBUTES = words(`
  id viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points pathLength transform
  fill-rule fill-opacity stroke-width stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray stroke-dashoffset
  stroke-opacity opacity clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits offset stop-opacity
  gradientUnits gradientTransform spreadMethod display visibility paint-order vector-effect
  font-size font-weight font-style text-anchor dominant-baseline dx dy role`)

const KEPT_PAINTS = words('none transparent currentcolor inherit white #fff #ffffff')

const LOCAL_REFERENCE = /^url\(\s*["']?#[\w.-]+["']?\s*\)$/

/**
 * The value of an attribute as it may stay, or null. Artwork carries no colours of its own, the location's style gives them: every
 * paint becomes `currentColor`, but none, and the white of halos and inner signs, which reads on any map.
 */
export function allowedValue(name: string, value: string): string | null {
  const trimmed = value.trim()
  if (PAINTS.has(name)) {
    if (LOCAL_REFERENCE.test(trimmed)) return trimmed
    return KEPT_PAINTS.has(trimmed.toLowerCase()) ? trimmed : 'currentColor'
  }
  if (!ATTRIBUTES.has(name)) return null
  const refersOut =
    /url\(|javascript:|data:|expression|@import/i.test(trimmed) && !LOCAL_REFERENCE.test(trimmed)
  return refersOut ? null : trimmed
}
