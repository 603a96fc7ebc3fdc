import { TILE } from '@groundsheet/symbols'
import { useContext, type SVGProps } from 'react'
import { usePatternScope } from './use-pattern-scope.ts'
import { OnPaperContext } from './on-paper-context.ts'

interface Props extends Omit<SVGProps<SVGRectElement>, 'x' | 'y' | 'width' | 'height' | 'fill' | 'pattern'> {
  /** Id of the pattern, from `strataPattern`. */
  readonly pattern: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** A rectangle filled with a pattern. */
export function PatternRect({ pattern, ...rect }: Props) {
  const scope = usePatternScope()
  if (!useContext(OnPaperContext)) return <rect {...rect} fill={`url(#${scope}${pattern})`} />
  const { x, y, width, height } = rect
  return (
    <>
      <svg x={x} y={y} width={width} height={height}>
        {tilesOver(x, y, width, height).map(([left, top]) => (
          <use key={`${left} ${top}`} href={`#${pattern}-tile`} x={left - x} y={top - y} {...TILE} />
        ))}
      </svg>
      <rect {...rect} fill="none" />
    </>
  )
}

/**
 * Corners of the tiles that cover a rectangle. All share one origin, so that neighbouring rectangles align.
 */
function tilesOver(x: number, y: number, width: number, height: number): [number, number][] {
  const [left, top] = [Math.floor(x / TILE.width), Math.floor(y / TILE.height)]
  const [right, bottom] = [Math.ceil((x + width) / TILE.width), Math.ceil((y + height) / TILE.height)]
  return Array.from({ length: bottom - top }, (_, row) =>
    Array.from({ length: right - left }, (_, column): [number, number] => [
      (left + column) * TILE.width,
      (top + row) * TILE.height,
    ]),
  ).flat()
}
