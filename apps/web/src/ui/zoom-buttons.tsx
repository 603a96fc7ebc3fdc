interface Props {
  readonly names: ZoomNames
  readonly isWhole: boolean
  /** Whether zooming out beyond the whole drawing is possible. */
  readonly canZoomOut?: boolean
  readonly onIn: () => void
  readonly onOut: () => void
  readonly onWhole: () => void
}

interface ZoomNames {
  readonly in: string
  readonly out: string
  readonly whole: string
  /** Other ways to zoom. */
  readonly help?: string
}

/** Buttons to zoom in and out, and to show the whole drawing. */
export const ZoomButtons = ({ names, isWhole, canZoomOut = false, onIn, onOut, onWhole }: Props) => (
  <>
    <button
      type="button"
      className="button"
      data-quiet
      aria-label={names.out}
      title={names.help}
      disabled={isWhole && !canZoomOut}
      onClick={onOut}
    >
      −
    </button>
    <button
      type="button"
      className="button"
      data-quiet
      aria-label={names.in}
      title={names.help}
      onClick={onIn}
    >
      +
    </button>
    <button type="button" className="button" data-quiet disabled={isWhole} onClick={onWhole}>
      {names.whole}
    </button>
  </>
)
