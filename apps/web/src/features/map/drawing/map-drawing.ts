import type { FeatureCollection } from 'geojson'
import type { Map as MapLibreMap } from 'maplibre-gl'
import type { MapPointer } from '../view/map-pointer.ts'
import { DrawTool } from './draw-tool.ts'
import { sketchFeatures, type Sketch } from './sketch.ts'

interface DrawOptions {
  readonly closed: boolean
  /** Points snap to the holes under them, and sides are labelled with their length. */
  readonly exact: boolean
  readonly onSketch: (sketch: Sketch) => void
  /** Null: cancelled. */
  readonly onEnd: (drawn: Pick<Sketch, 'points' | 'closed'> | null) => void
}

/** Drawing on a map, which does not react to its pointer meanwhile. */
export class MapDrawing {
  readonly #map: MapLibreMap
  readonly #pointer: MapPointer
  readonly #show: (sketch: FeatureCollection) => void
  #tool: DrawTool | null = null

  constructor(map: MapLibreMap, pointer: MapPointer, show: (sketch: FeatureCollection) => void) {
    this.#map = map
    this.#pointer = pointer
    this.#show = show
  }

  /** The drawing in progress; null: none. */
  get tool(): DrawTool | null {
    return this.#tool
  }

  /** Starts a drawing; until `onEnd`, clicks add points to it. */
  start({ onSketch, onEnd, ...options }: DrawOptions): void {
    this.#pointer.pause(true)
    this.#tool = new DrawTool(this.#map, options, {
      onSketch: (sketch) => {
        this.#show(sketchFeatures(sketch))
        onSketch(sketch)
      },
      onEnd: (drawn) => {
        this.#tool = null
        this.#pointer.pause(false)
        onEnd(drawn)
      },
    })
  }
}
