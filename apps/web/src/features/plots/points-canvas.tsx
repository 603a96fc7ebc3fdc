import type { PlotDefinition, PlotKind } from '@groundsheet/plots'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useColourScheme } from '../../ui/colour-scheme.ts'
import { drawPoints } from './draw-points.ts'
import type { PlacedPoint } from './place-points.ts'
import type { PlotFrame } from './plot-frame.ts'
import type { PlotSymbol } from './plot-symbols.ts'

interface Props {
  readonly frame: PlotFrame
  readonly points: readonly PlacedPoint[]
  readonly symbolOf: (point: PlacedPoint) => PlotSymbol
  readonly joined: boolean
  readonly traced: PlotDefinition['traced'] | undefined
  readonly kind: PlotKind
  readonly radius: number
  readonly width: number
  readonly height: number
  readonly clip: { readonly clipPath: string | undefined }
}

/** Canvas of the points at device resolution; redrawn when points, theme or page zoom change. */
export function PointsCanvas({ width, height, clip, ...drawing }: Props) {
  const { frame, points, symbolOf, joined, traced, kind, radius } = drawing
  const [canvas, setCanvas] = useState<HTMLCanvasElement | null>(null)
  const ratio = usePixelRatio()
  const scheme = useColourScheme()
  useEffect(() => {
    if (canvas) drawPoints(canvas, { frame, points, symbolOf, joined, traced, kind, radius }, ratio)
  }, [canvas, frame, points, symbolOf, joined, traced, kind, radius, ratio, scheme, width, height])
  return (
    <canvas
      ref={setCanvas}
      className="plot-points"
      width={Math.round(width * ratio)}
      height={Math.round(height * ratio)}
      style={{ width, height, ...clip }}
      data-points={points.length}
      aria-hidden="true"
    />
  )
}

/** Device px per CSS px; follows the zoom of the page. */
const usePixelRatio = (): number => useSyncExternalStore(onResize, () => window.devicePixelRatio)

function onResize(listener: () => void) {
  window.addEventListener('resize', listener)
  return () => window.removeEventListener('resize', listener)
}
