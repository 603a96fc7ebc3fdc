import { useState, type PointerEvent } from 'react'
import type { DepthBins } from '../../data/depth-bins.ts'
import { strings } from '../../ui/strings.ts'
import type { DepthRange } from '../../url-state/depth-range.ts'

interface Props {
  readonly bins: Pick<DepthBins, 'step' | 'count'>
  readonly counts: readonly number[]
  readonly range: DepthRange | null
  readonly onRange: (range: DepthRange) => void
}

const HEIGHT = 40

/** How deep the holes are. A drag across the bars chooses from one to the other; the fields below do the same by keyboard. */
export function DepthHistogram({ bins, counts, range, onRange }: Props) {
  const [drag, setDrag] = useState<{ from: number; to: number } | null>(null)
  const highest = Math.max(1, ...counts)
  const shown = drag ? rangeOf(drag, bins) : range

  const binAt = ({ currentTarget, clientX }: PointerEvent<SVGSVGElement>) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    return Math.max(0, Math.min(bins.count - 1, Math.floor(((clientX - left) / width) * bins.count)))
  }
  return (
    <div className="depth-histogram" aria-hidden="true">
      <svg
        viewBox={`0 0 ${bins.count} ${HEIGHT}`}
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
          if (drag) onRange(rangeOf(drag, bins))
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
              data-out={!overlaps(bin, bins.step, shown) || undefined}
            />
          )
        })}
      </svg>
      <span>{strings.filters.histogram(0)}</span>
      <span>{strings.filters.histogram(tidy(bins.count * bins.step))}</span>
    </div>
  )
}

const rangeOf = (
  { from, to }: { from: number; to: number },
  { step }: Pick<DepthBins, 'step'>,
): DepthRange => ({
  least: tidy(Math.min(from, to) * step),
  most: tidy((Math.max(from, to) + 1) * step),
})

const overlaps = (bin: number, step: number, range: DepthRange | null) =>
  range === null || ((bin + 1) * step > (range.least ?? 0) && bin * step <= (range.most ?? Infinity))

/** 0.1 × 3 is 0.3. */
const tidy = (depth: number) => Number(depth.toPrecision(12))
