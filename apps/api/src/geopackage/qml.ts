import { escapeXml } from '@groundsheet/formats'

/** One entry of the legend: features whose `SYMBOL` has this value. */
export interface Category {
  readonly value: string
  readonly label: string
  /** Parts of the symbol, as QGIS names them. */
  readonly layer: SymbolLayer
}

export interface SymbolLayer {
  readonly kind: 'marker' | 'line' | 'fill'
  /** Class of QGIS. */
  readonly class: 'SvgMarker' | 'SimpleLine' | 'SimpleFill'
  readonly options: Readonly<Record<string, string>>
}

/** The columns that styles read. */
export const SYMBOL = 'symbol'
export const LABEL = 'label'

const GEOMETRY_TYPES = { marker: 0, line: 1, fill: 2 } as const

/** Placement of labels in QGIS: around a point, along a line, in an area. */
const PLACEMENTS = { marker: 6, line: 2, fill: 1 } as const

/** A style of QGIS: a symbol for each value of `SYMBOL`, and the text of `LABEL` beside it. */
export function writeQml(kind: SymbolLayer['kind'], categories: readonly Category[]): string {
  const entries = categories.map(
    ({ value, label }, index) =>
      `<category render="true" symbol="${index}" value="${escapeXml(value)}" label="${escapeXml(label)}"/>`,
  )
  const symbols = categories.map(({ layer }, index) => writeSymbol(String(index), layer))
  return [
    "<!DOCTYPE qgis PUBLIC 'http://mrcc.com/qgis.dtd' 'SYSTEM'>",
    '<qgis version="3.22.0" styleCategories="Symbology|Labeling" labelsEnabled="1">',
    `<renderer-v2 type="categorizedSymbol" attr="${SYMBOL}" enableorderby="0" ` +
      'forceraster="0" symbollevels="0">',
    `<categories>${entries.join('')}</categories><symbols>${symbols.join('')}</symbols></renderer-v2>`,
    writeLabels(kind),
    `<layerGeometryType>${GEOMETRY_TYPES[kind]}</layerGeometryType></qgis>`,
  ].join('\n')
}

function writeSymbol(name: string, { kind, class: type, options }: SymbolLayer): string {
  const all = Object.entries(options).map(
    ([option, value]) => `<Option name="${option}" type="QString" value="${escapeXml(value)}"/>`,
  )
  return (
    `<symbol type="${kind}" name="${name}" alpha="1" clip_to_extent="1" force_rhr="0"><layer ` +
    `class="${type}" enabled="1" locked="0" pass="0"><Option ` +
    `type="Map">${all.join('')}</Option></layer></symbol>`
  )
}

const writeLabels = (kind: SymbolLayer['kind']): string =>
  `<labeling type="simple"><settings calloutType="simple"><text-style fieldName="${LABEL}" ` +
  'isExpression="0" fontFamily="Noto Sans" fontSize="8" fontSizeUnit="Point" textColor="34,34,34,255" ' +
  'textOpacity="1" namedStyle="Regular"><text-buffer bufferDraw="1" bufferSize="0.8" bufferSizeUnits="MM" ' +
  'bufferColor="255,255,255,255" bufferOpacity="1"/></text-style><placement ' +
  `placement="${PLACEMENTS[kind]}" dist="0.5" distUnits="MM" offsetType="1" ` +
  'predefinedPositionOrder="TR,TL,BR,BL,R,L,TSR,BSR"/><rendering drawLabels="1" obstacle="0" ' +
  'scaleVisibility="0"/></settings></labeling>'
