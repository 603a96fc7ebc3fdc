const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/))

/**
 * Shapes and their containers. No scripts, styles, links, images, animations or foreign content; no `use`,
 * which can multiply elements without limit.
 */
export const ELEMENTS = words(`
  svg g path rect circle ellipse line polyline polygon text tspan title desc
  defs clipPath mask linearGradient radialGradient stop`)

/** Attributes whose value is a colour or paint. */
const PAINTS = words('fill stroke stop-color')

const ATTRIBUTES = words(`
  id viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy fr d points
  pathLength transform fill-rule fill-opacity stroke-width stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset
  stroke-opacity opacity clip-path clip-rule clipPathUnits mask maskUnits maskContentUnits offset stop-opacity
  gradientUnits gradientTransform spreadMethod display visibility paint-order vector-effect
  font-size font-weight font-style text-anchor dominant-baseline dx dy role`)

const KEPT_PAINTS = words('none transparent currentcolor inherit white #fff #ffffff')

const LOCAL_REFERENCE = /^url\(\s*["']?#[\w.-]+["']?\s*\)$/

/**
 * The allowed value of an attribute, or null. The location's style gives the colour, so every paint becomes
 * `currentColor`. Exceptions are none, and the white of halos and inner signs, which is visible on any map.
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
