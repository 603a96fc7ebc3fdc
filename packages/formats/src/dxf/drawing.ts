import {
  DxfWriter,
  HatchBoundaryPaths,
  HatchPolylineBoundary,
  HatchPredefinedPatterns,
  LWPolylineFlags,
  pattern,
  TextHorizontalAlignment,
  TextVerticalAlignment,
  Units,
  type EntitiesManager,
} from '@tarikjabiri/dxf'
import { symbolInk } from '@groundsheet/symbols'
import { FOREGROUND_COLOUR_INDEX } from './cad-colour.ts'
import { cadText, createCadNames } from './cad-text.ts'
import { flattenPath } from './flatten-path.ts'

/** Metres: east, north and level, or along, level and 0. */
export interface CadPoint {
  readonly x: number
  readonly y: number
  readonly z?: number
}

interface TextPlace {
  readonly height: number
  /** Default: left. */
  readonly align?: 'left' | 'centre' | 'right'
  /** Degrees against the clock. */
  readonly rotation?: number
}

/** A drawing in AC1015 (AutoCAD 2000), in metres. One is made and written before the next is made. */
export interface Drawing {
  /** Adds a layer, once for each name. Returns the name that it has in the drawing. */
  layer(name: string, colour?: number): string
  /** Adds a block with a marker of the map, 1 m wide. Returns its name. */
  symbol(name: string): string
  insert(block: string, at: CadPoint, options: { readonly layer: string; readonly size: number }): void
  text(layer: string, text: string, at: CadPoint, place: TextPlace): void
  line(layer: string, points: readonly CadPoint[], isClosed?: boolean): void
  /** A filled area. */
  fill(layer: string, ring: readonly CadPoint[]): void
  write(): string
}

const DXF_VERSION = 'AC1015'
const CODE_PAGE = 'ANSI_1252'
/** Symbols are drawn in a box of this size. */
const SYMBOL_BOX_UNITS = 24
const SYMBOL_CENTRE_UNITS = SYMBOL_BOX_UNITS / 2

export function createDrawing(): Drawing {
  const writer = new DxfWriter()
  writer.setVariable('$ACADVER', { 1: DXF_VERSION })
  writer.setVariable('$DWGCODEPAGE', { 3: CODE_PAGE })
  writer.setUnits(Units.Meters)
  const layers = createCadNames()
  const blocks = createCadNames()
  const space = writer.modelSpace
  return {
    layer(name, colour = FOREGROUND_COLOUR_INDEX) {
      return layers.nameOf(name, (added) => void writer.addLayer(added, colour, 'Continuous'))
    },
    symbol(name) {
      return blocks.nameOf(name, (added) => drawSymbol(writer.addBlock(added), name))
    },
    insert: (block, at, { layer, size }) =>
      void space.addInsert(block, vector(at), {
        layerName: layer,
        scaleFactor: { x: size, y: size, z: size },
      }),
    text: (layer, text, at, place) => addText(space, { layer, text, at, place }),
    line: (layer, points, isClosed = false) =>
      void space.addLWPolyline(vertices(points), {
        layerName: layer,
        flags: isClosed ? LWPolylineFlags.Closed : LWPolylineFlags.None,
      }),
    fill: (layer, ring) => addFill(space, ring, layer),
    write: () => writer.stringify(),
  }
}

const vector = ({ x, y, z = 0 }: CadPoint) => ({ x, y, z })

const vertices = (points: readonly CadPoint[]) => points.map(({ x, y }) => ({ point: { x, y } }))

const ALIGNMENTS = {
  left: TextHorizontalAlignment.Left,
  centre: TextHorizontalAlignment.Center,
  right: TextHorizontalAlignment.Right,
}

function addText(
  space: EntitiesManager,
  { layer, text, at, place }: { layer: string; text: string; at: CadPoint; place: TextPlace },
): void {
  const { height, align = 'left', rotation } = place
  const aligned = {
    horizontalAlignment: ALIGNMENTS[align],
    verticalAlignment: TextVerticalAlignment.BaseLine,
    secondAlignmentPoint: vector(at),
  }
  space.addText(vector(at), height, cadText(text), {
    layerName: layer,
    ...(rotation === undefined ? {} : { rotation }),
    ...(align === 'left' ? {} : aligned),
  })
}

function addFill(space: EntitiesManager, ring: readonly CadPoint[], layerName: string): void {
  const paths = new HatchBoundaryPaths()
  paths.addPolylineBoundary(new HatchPolylineBoundary(ring.map(({ x, y }) => ({ x, y }))))
  space.addHatch(paths, pattern({ name: HatchPredefinedPatterns.SOLID }), { layerName })
}

/** On layer 0, so that an insert gives it the colour of its layer; the position is at the origin. */
function drawSymbol(space: EntitiesManager, name: string): void {
  for (const { path, stroke } of symbolInk(name)) {
    for (const { points, isClosed } of flattenPath(path)) {
      const ring = points.map(([x, y]) => ({
        x: (x - SYMBOL_CENTRE_UNITS) / SYMBOL_BOX_UNITS,
        y: (y + SYMBOL_CENTRE_UNITS) / SYMBOL_BOX_UNITS,
      }))
      if (stroke === undefined) addFill(space, ring, '0')
      else
        space.addLWPolyline(vertices(ring), {
          layerName: '0',
          flags: isClosed ? LWPolylineFlags.Closed : LWPolylineFlags.None,
          constantWidth: stroke / SYMBOL_BOX_UNITS,
        })
    }
  }
}
