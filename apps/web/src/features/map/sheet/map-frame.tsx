import { Fragment } from 'react'
import { printStrings } from '../../../ui/strings/print-strings.ts'
import type { GridFit } from '../coordinates/grid-fit.ts'
import type { Path } from '../../../url-state/path.ts'
import { TextOnLines } from '../../../ui/text-on-lines.tsx'
import { gridTicks, type GridTick } from './grid-ticks.ts'

interface Props {
  readonly width: number
  readonly height: number
  /** Clockwise from the upper left one. */
  readonly corners: Path
  readonly fit: GridFit | null
}

const TICK_LENGTH_PX = 6

/** Round coordinates of the project's grid along the edges of a map; nothing where the grid is not known. */
export function GridFrame({ width, height, corners, fit }: Props) {
  const grid = corners.map(([longitude, latitude]) => fit?.toGrid({ longitude, latitude }) ?? null)
  const [upperLeft, upperRight, lowerRight, lowerLeft] = grid
  if (!upperLeft || !upperRight || !lowerRight || !lowerLeft) return null
  const across = (y: number, inwards: number) => (tick: GridTick) => {
    const x = tick.at * width
    const baseline = inwards > 0 ? y + TICK_LENGTH_PX + 9 : y - TICK_LENGTH_PX - 3
    return (
      <Fragment key={`${y} ${tick.value}`}>
        <path d={`M${x} ${y}v${inwards * TICK_LENGTH_PX}`} />
        <TextOnLines x={x} y={baseline} textAnchor="middle">
          {printStrings.tick[tick.axis](tick.value)}
        </TextOnLines>
      </Fragment>
    )
  }
  const along = (x: number, inwards: number) => (tick: GridTick) => {
    const y = tick.at * height
    const start = x + inwards * (TICK_LENGTH_PX + 9)
    return (
      <Fragment key={`${x} ${tick.value}`}>
        <path d={`M${x} ${y}h${inwards * TICK_LENGTH_PX}`} />
        <TextOnLines
          textAnchor="middle"
          transform={`translate(${start} ${y}) rotate(-90)`}
          dy={inwards > 0 ? 0 : 4}
        >
          {printStrings.tick[tick.axis](tick.value)}
        </TextOnLines>
      </Fragment>
    )
  }
  return (
    <svg className="map-grid" width={width} height={height} aria-hidden="true">
      {away(gridTicks(upperLeft, upperRight), width).map(across(0, 1))}
      {away(gridTicks(lowerLeft, lowerRight), width).map(across(height, -1))}
      {away(gridTicks(upperLeft, lowerLeft), height).map(along(0, 1))}
      {away(gridTicks(upperRight, lowerRight), height).map(along(width, -1))}
    </svg>
  )
}

/** Px between a corner and the first figure. */
const MIN_CORNER_DISTANCE_PX = 48

const away = (ticks: readonly GridTick[], length: number) =>
  ticks.filter(({ at }) => at * length > MIN_CORNER_DISTANCE_PX && (1 - at) * length > MIN_CORNER_DISTANCE_PX)
