import type { LocationStyle, ShapeStyle } from '@groundsheet/contract'
import { escapeXml } from '../xml.ts'

/** Size of a marker at which KML's scale is 1, in CSS pixels. */
const UNSCALED_MARKER_PX = 18

/** `#rrggbb` and an opacity as KML writes them: `aabbggrr`. */
export function kmlColour(colour: string, opacity = 1): string {
  const [, red = '80', green = '80', blue = '80'] = /^#(..)(..)(..)/.exec(expand(colour)) ?? []
  const alpha = Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')
  return (alpha + blue + green + red).toLowerCase()
}

function expand(colour: string): string {
  return /^#[0-9a-f]{3,4}$/i.test(colour) ? colour.replaceAll(/[0-9a-f]/gi, '$&$&') : colour
}

/** Styles of markers, without an icon of the network: the reader's own pin, in the colour of the type. */
export function markerStyle(style: LocationStyle): string {
  const scale = (style.markerSize / UNSCALED_MARKER_PX).toFixed(2)
  return `<IconStyle><color>${kmlColour(style.markerColor)}</color><scale>${scale}</scale></IconStyle>`
}

export function shapeStyle(style: ShapeStyle): string {
  const line =
    `<color>${kmlColour(style.strokeColor, style.strokeOpacity)}</color><width>` +
    `${style.strokeWidth}</width>`
  const fill = `<color>${kmlColour(style.fillColor, style.fillOpacity)}</color>`
  return `<Style><LineStyle>${line}</LineStyle><PolyStyle>${fill}</PolyStyle></Style>`
}

/** `<Data>` elements of everything that has a value. */
export function extendedData(values: Readonly<Record<string, string | number | null>>): string {
  const data = Object.entries(values)
    .filter(([, value]) => value !== null && value !== '')
    .map(
      ([name, value]) => `<Data name="${escapeXml(name)}"><value>${escapeXml(String(value))}</value></Data>`,
    )
  return `<ExtendedData>${data.join('')}</ExtendedData>`
}
