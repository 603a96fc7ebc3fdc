import type { LocationStyle, ShapeStyle } from '@groundsheet/contract'
import { symbolAnchor, symbolSvg } from '@groundsheet/symbols'
import type { Category, SymbolLayer } from './qml.ts'

/** CSS defines a pixel as 1/96 of an inch. */
const MM_PER_PIXEL = 25.4 / 96

/** The value of the symbol column: holes of one value look alike. */
export const markerName = (style: LocationStyle): string =>
  [
    style.locationType === '' ? 'no type' : style.locationType,
    style.markerIconId ?? style.markerSymbol,
    style.markerColor,
    style.markerSize,
  ].join(' ')

/** A marker as on our map. `icon`: artwork of the company as SVG; null: the built-in symbol. */
export function markerCategory(style: LocationStyle, icon: string | null): Category {
  const anchor = style.markerAnchor ?? (icon === null ? symbolAnchor(style.markerSymbol) : 'center')
  const svg = colourSvg(icon ?? symbolSvg(style.markerSymbol), style.markerColor)
  const options = {
    name: `base64:${Buffer.from(svg).toString('base64')}`,
    size: millimetres(style.markerSize),
    size_unit: 'MM',
    // Where the position is on the symbol: 0 is left or top, 1 the middle.
    horizontal_anchor_point: anchor.includes('left') ? '0' : anchor.includes('right') ? '2' : '1',
    vertical_anchor_point: anchor.includes('top') ? '0' : anchor.includes('bottom') ? '2' : '1',
  }
  return {
    value: markerName(style),
    label: style.locationTypeName === '' ? style.locationType || 'Type not stated' : style.locationTypeName,
    layer: { kind: 'marker', class: 'SvgMarker', options },
  }
}

const ROOT = /<svg\b(?:"[^"]*"|'[^']*'|[^"'<>])*>/

/** The renderer of QGIS does not support `currentColor`. */
function colourSvg(svg: string, colour: string): string {
  const root = ROOT.exec(svg)?.[0] ?? ''
  const filled = /\sfill\s*=/.test(root) ? root : root.replace('<svg', `<svg fill="${colour}"`)
  return svg.replace(root, () => filled).replaceAll('currentColor', colour)
}

export const shapeName = (style: ShapeStyle): string =>
  [
    style.strokeColor,
    style.strokeWidth,
    style.strokeStyle,
    style.strokeOpacity,
    style.fillColor,
    style.fillOpacity,
  ].join(' ')

export function shapeCategory(style: ShapeStyle, label: string, kind: 'line' | 'fill'): Category {
  const stroke = colourOf(style.strokeColor, style.strokeOpacity)
  const width = millimetres(style.strokeWidth)
  const dashes = DASHES[style.strokeStyle] ?? 'solid'
  const layer: SymbolLayer =
    kind === 'line'
      ? {
          kind,
          class: 'SimpleLine',
          options: { line_color: stroke, line_width: width, line_width_unit: 'MM', line_style: dashes },
        }
      : {
          kind,
          class: 'SimpleFill',
          options: {
            color: colourOf(style.fillColor, style.fillOpacity),
            outline_color: stroke,
            outline_width: width,
            outline_width_unit: 'MM',
            outline_style: dashes,
            style: 'solid',
          },
        }
  return { value: shapeName(style), label, layer }
}

const DASHES: Readonly<Record<string, string>> = { dashed: 'dash', dotted: 'dot', dashdot: 'dash dot' }

const millimetres = (pixels: number): string => String(Number((pixels * MM_PER_PIXEL).toFixed(3)))

/** `#rgb`, `#rrggbb` or `#rrggbbaa` as `red,green,blue,alpha`, each 0 to 255. */
function colourOf(colour: string, opacity: number): string {
  const long = /^#[0-9a-f]{3}$/i.test(colour) ? colour.replaceAll(/[0-9a-f]/gi, '$&$&') : colour
  const [red = 128, green = 128, blue = 128, alpha = 255] = (long.slice(1).match(/../g) ?? []).map((pair) =>
    parseInt(pair, 16),
  )
  return [red, green, blue, Math.round(alpha * opacity)].join(',')
}
