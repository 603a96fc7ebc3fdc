import { fullName } from '../../data/holes/hole-label.ts'
import { useMemo, useState } from 'react'
import type { Glossary } from '../../data/tables/glossary.ts'
import { plotStrings } from '../../ui/strings/plot-strings.ts'
import { LoadingNotice } from '../../ui/notice.tsx'
import { useSize } from '../../ui/use-size.ts'
import { describePoint } from './describe-point.ts'
import { radiusFor } from './draw-points.ts'
import type { PlacedPoint } from './place-points.ts'
import { PlotAxes } from './plot-axes.tsx'
import { kindOf } from './kinds/plot-kinds.ts'
import { clipOf, isVisible, makeFrame, spotOf, type PlotFrame } from './plot-frame.ts'
import { isAxisUpwards } from './plot-limits.ts'
import { PointCard } from './point-card.tsx'
import { PointRings } from './point-rings.tsx'
import { PointsCanvas } from './points-canvas.tsx'
import { useActivePoint } from './use-active-point.ts'
import type { PlotView } from './use-plot-gestures.ts'
import type { PlotChoice, PlotPicture } from './use-plot-picture.ts'

const words = plotStrings

interface Props {
  readonly picture: PlotPicture
  readonly choice: PlotChoice
  /** The visible part of the plot. */
  readonly plotView: PlotView
  /** Title of the value axis. */
  readonly title: string
  readonly label: string
  readonly glossary: Glossary
  readonly onOpen: (point: PlacedPoint) => void
}

/** The plot: a canvas for the points, with axes, labels and the highlighted point over it. */
export function PlotDrawing({ picture, choice, plotView, title, label, glossary, onOpen }: Props) {
  const { plot, shown } = picture
  const [view, setView] = useState<HTMLDivElement | null>(null)
  const [overlay, setOverlay] = useState<SVGSVGElement | null>(null)
  const size = useSize(view)
  const { limits, window } = plotView
  const upwards = isAxisUpwards({ plot, axis: choice.axis })
  const { headHeight, footHeight } = kindOf(plot)
  const frame = useMemo(
    () => size && makeFrame({ limits, window, upwards, headHeight, footHeight }, size),
    [size, limits, window, upwards, headHeight, footHeight],
  )
  const active = useActivePoint({ shown, frame, plotView, overlay, upwards, onOpen })
  const { placed, isByKey, pressKey, overlayHandlers, clear } = active
  const spot = frame && placed && spotOf(frame, placed)
  const radius = radiusFor(shown.length)
  const clip = { clipPath: frame && size ? clipOf(frame, size) : undefined }
  return (
    <div
      className="plot-drawing"
      role="group"
      tabIndex={0}
      aria-label={`${label}. ${words.keys}`}
      onKeyDown={pressKey}
      onBlur={clear}
    >
      <div className="plot-view" ref={setView}>
        {frame && size ? (
          <>
            <PlotGround {...{ picture, title, frame, size, clip, radius }} axis={choice.axis} />
            <svg
              ref={setOverlay}
              className="plot-overlay"
              {...size}
              data-zoomed={window ? '' : undefined}
              aria-hidden="true"
              data-active={placed ? '' : undefined}
              {...overlayHandlers}
            >
              <g style={clip}>
                <PointRings frame={frame} points={shown} active={placed} radius={radius} />
              </g>
            </svg>
            {placed && spot && isVisible(frame, spot.x, spot.y) && (
              <PointCard placed={placed} plot={plot} glossary={glossary} spot={spot} area={size} />
            )}
          </>
        ) : (
          <LoadingNotice />
        )}
      </div>
      <p className="visually-hidden" role="status">
        {placed && isByKey && announcementOf(placed, picture, glossary)}
      </p>
    </div>
  )
}

interface GroundProps extends Pick<Props, 'picture' | 'title'>, Pick<PlotChoice, 'axis'> {
  readonly frame: PlotFrame
  readonly size: { readonly width: number; readonly height: number }
  readonly clip: { readonly clipPath: string | undefined }
  /** Of a point, px. */
  readonly radius: number
}

/** Axes, lines and fractions of the kind of plot, and the points. */
function PlotGround({ picture, title, axis, frame, size, clip, radius }: GroundProps) {
  const { plot, shown, legend } = picture
  const { background } = kindOf(plot)
  return (
    <>
      <svg className="plot-ground" {...size} aria-hidden="true">
        <PlotAxes frame={frame} plot={plot} title={title} axis={axis} datum={picture.datum} />
      </svg>
      {background && (
        <svg
          className="plot-ground"
          {...size}
          style={background.isClipped ? clip : undefined}
          aria-hidden="true"
        >
          <background.Drawing frame={frame} />
        </svg>
      )}
      <PointsCanvas
        {...size}
        clip={clip}
        frame={frame}
        points={shown}
        symbolOf={legend.symbolOf}
        joined={plot.joined === true}
        traced={plot.traced}
        kind={plot.kind}
        radius={radius}
      />
    </>
  )
}

const announcementOf = (placed: PlacedPoint, { plot }: PlotPicture, glossary: Glossary) =>
  [
    fullName(placed.hole),
    ...describePoint(placed, plot, glossary).map(({ label, value }) => `${label} ${value}`),
  ].join(', ')
