interface Props {
  readonly names: ZoomNames
  readonly isWhole: boolean
  /** Whether there is anything to see around the whole. */
  readonly goesBeyond?: boolean
  readonly onIn: () => void
  readonly onOut: () => void
  readonly onWhole: () => void
}

interface ZoomNames {
  readonly in: string
  readonly out: string
  readonly whole: string
  /** How else it is done. */
  readonly help?: string
}

/** To see a part of a drawing larger, and all of it again. */
export const ZoomButtons = ({ names, isWhole, goesBeyond = false, onIn, onOut, onWhole }: Props) => (
  <>
    <button
      type="button"
      className="button"
      data-quiet
      aria-label={names.out}
      title={names.help}
      disabled={isWhole && !goesBeyond}
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
