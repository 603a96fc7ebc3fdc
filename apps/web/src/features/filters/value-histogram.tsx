import { useState, type PointerEvent } from 'react'
import type { RangeKind, ValueRange } from './range-kinds.ts'

interface Props {
  readonly kind: RangeKind
  /** Edges of the bins, including the end of the last. */
  readonly edges: readonly number[]
  /** Number of holes in each bin. */
  readonly counts: readonly number[]
  readonly range: ValueRange | null
  readonly onRange: (range: ValueRange) => void
}

const HEIGHT_VIEW_BOX = 40

/**
 * Distribution of holes over the values. A drag across the bars selects a range; the fields below do so by
 * keyboard.
 */
export function ValueHistogram({ kind, edges, counts, range, onRange }: Props) {
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)
  const highest = Math.max(1, ...counts)
  const lastOf = (bin: number) => kind.lastBefore(edges[bin + 1] ?? 0)
  const rangeOf = ({ from, to }: { from: number; to: number }): ValueRange => ({
    min: edges[Math.min(from, to)] ?? null,
    max: lastOf(Math.max(from, to)),
  })
  const shown = drag ? rangeOf(drag) : range
  const isInRange = (bin: number) =>
    (edges[bin + 1] ?? 0) > (shown?.min ?? -Infinity) && (edges[bin] ?? 0) <= (shown?.max ?? Infinity)

  const binAt = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const bin = Math.floor(((clientX - left) / width) * counts.length)
    return Math.max(0, Math.min(counts.length - 1, bin))
  }
  return (
    <div className="value-histogram" aria-hidden="true">
      <svg
        viewBox={`0 0 ${counts.length} ${HEIGHT_VIEW_BOX}`}
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
          // A bin with one hole stays visible beside bins with hundreds.
          const height = count === 0 ? 0 : Math.max(2, (count / highest) * (HEIGHT_VIEW_BOX - 2))
          return (
            <rect
              key={bin}
              x={bin + 0.06}
              y={HEIGHT_VIEW_BOX - height}
              width={0.88}
              height={height}
              data-out={!isInRange(bin) || undefined}
            />
          )
        })}
      </svg>
      <span>{kind.formatLimit(edges[0] ?? 0)}</span>
      <span>{kind.formatLimit(lastOf(counts.length - 1))}</span>
    </div>
  )
}
