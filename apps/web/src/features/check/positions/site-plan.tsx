import { useMemo, useState } from 'react'
import { commonPrefix } from '../../../data/holes/common-prefix.ts'
import { displayName } from '../../../data/text/display-name.ts'
import { checkStrings as words } from '../../../ui/strings/check-strings.ts'
import { NorthArrow } from '../../../ui/paper/north-arrow.tsx'
import { useSize } from '../../../ui/use-size.ts'
import { placeNames, type Side } from './place-names.ts'
import type { PlannedHole } from '@groundsheet/coordinates'
import { planFrame, roundLength } from './plan-frame.ts'

/** Names of more holes are not written: they would cover each other, and take long to place. */
const MAX_NAMED_HOLES = 1500
const MAX_BAR_PX = 160

interface Props {
  /** Holes that lie together; at least one. */
  readonly holes: readonly PlannedHole[]
  /** With those that are not drawn. */
  readonly count: number
  readonly selected: string | null
  readonly onHole: (id: string) => void
}

/** Plan of the holes of a file, north upwards, with a scale bar. */
export function SitePlan({ holes, count, selected, onHole }: Props) {
  const [view, setView] = useState<HTMLDivElement | null>(null)
  const size = useSize(view)
  return (
    <div className="check-plan" ref={setView}>
      {size && size.width > 0 && <Drawing {...{ holes, count, selected, onHole, ...size }} />}
      <NorthArrow bearing={0} />
    </div>
  )
}

function Drawing({
  holes,
  count,
  selected,
  onHole,
  width,
  height,
}: Props & { readonly width: number; readonly height: number }) {
  const { places, metresPerPixel } = useMemo(() => {
    const frame = planFrame(holes, { width, height })
    const shared = commonPrefix(holes.map(({ id }) => id)).length
    const places = holes.map((hole) => ({
      ...frame.toDrawing(hole),
      hole,
      text: displayName(hole.id.slice(shared)),
    }))
    return { ...frame, places }
  }, [holes, width, height])
  const sides = useMemo(
    () => (places.length > MAX_NAMED_HOLES ? new Map<number, Side>() : placeNames(places, width)),
    [places, width],
  )
  return (
    <svg width={width} height={height} role="img" aria-label={words.plan(count)}>
      {places.map(({ x, y, hole, text }, index) => {
        const side = sides.get(index) ?? (hole.id === selected ? sideWithRoom(x, width) : undefined)
        return (
          <g
            key={hole.id}
            className="check-hole"
            transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
            data-selected={hole.id === selected || undefined}
            data-doubt={hole.contradiction !== null || undefined}
            onClick={() => onHole(hole.id)}
          >
            <title>
              {hole.type === '' ? displayName(hole.id) : `${displayName(hole.id)} · ${hole.type}`}
            </title>
            <circle r={4.5} />
            {side && (
              <text x={side === 'right' ? 8 : -8} y={4} textAnchor={side === 'right' ? 'start' : 'end'}>
                {text}
              </text>
            )}
          </g>
        )
      })}
      <Scale metresPerPixel={metresPerPixel} y={height - 14} />
    </svg>
  )
}

const sideWithRoom = (x: number, width: number): Side => (x > width / 2 ? 'left' : 'right')

function Scale({ metresPerPixel, y }: { readonly metresPerPixel: number; readonly y: number }) {
  const metres = roundLength(MAX_BAR_PX * metresPerPixel)
  const length = metres / metresPerPixel
  return (
    <g className="check-scale" transform={`translate(12 ${y})`}>
      <path d={`M0 -5V0H${length}V-5`} />
      <text x={length + 6} y={2}>
        {words.length(metres)}
      </text>
    </g>
  )
}
