import { useState, type PointerEvent } from 'react'
import type { RangeKind, ValueRange } from './range-kinds.ts'

interface Props {
  readonly kind: RangeKind
  /** Where steps begin, and the last one ends. */
  readonly edges: readonly number[]
  /** Holes in each step. */
  readonly counts: readonly number[]
  readonly range: ValueRange | null
  readonly onRange: (range: ValueRange) => void
}

const HEIGHT = 40

/** How holes spread over the values. A drag across the bars chooses from one to the other; the fields below do the same by keyboard. */
export function ValueHistogram({ kind, edges, counts, range, onRange }: Props) {
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)
  const highest = Math.max(1, ...counts)
  const lastOf = (bin: number) => kind.lastBefore(edges[bin + 1] ?? 0)
  const rangeOf = ({ from, to }: { from: number; to: number }): ValueRange => ({
    least: edges[Math.min(from, to)] ?? null,
    most: lastOf(Math.max(from, to)),
  })
  const shown = drag ? rangeOf(drag) : range
  const isIn = (bin: number) =>
    (edges[bin + 1] ?? 0) > (shown?.least ?? -Infinity) && (edges[bin] ?? 0) <= (shown?.most ?? Infinity)

  const binAt = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const bin = Math.floor(((clientX - left) / width) * counts.length)
    return Math.max(0, Math.min(counts.length - 1, bin))
  }
  return (
    <div className="value-histogram" aria-hidden="true">
      <svg
        viewBox={`0 0 ${counts.length} ${HEIGHT}`}
        preserveAspectRatio="none"
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          const bin = binAt(event)
          setDrag({ from: bin, to: bin })
        }}
        onPointerMove={(event) => {
          if (drag) setDrag({ ...drag, to: binAt(event) })
        }}
        onPointerUp={() => {
          if (drag) onRange(rangeOf(drag))
          setDrag(null)
        }}
        onPointerCancel={() => setDrag(null)}
      >
        {counts.map((count, bin) => {
          // Even one hole among hundreds is to be seen.
          const height = count === 0 ? 0 : Math.max(2, (count / highest) * (HEIGHT - 2))
          return (
            <rect
              key={bin}
              x={bin + 0.06}
              y={HEIGHT - height}
              width={0.88}
              height={height}
              data-out={!isIn(bin) || undefined}
            />
          )
        })}
      </svg>
      <span>{kind.tell(edges[0] ?? 0)}</span>
      <span>{kind.tell(lastOf(counts.length - 1))}</span>
    </div>
  )
}
