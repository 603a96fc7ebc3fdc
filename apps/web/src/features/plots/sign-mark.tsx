import {
  dashOf,
  DOT_RADIUS_RATIO,
  DOTTED,
  FAINT_COLOURS,
  markOnLine,
  OPEN_RADIUS_RATIO,
  outline,
  type Sign,
} from './signs.ts'

const RADIUS_PX = 4.5
const MIDDLE_PX = 7
const LINE_MARK_RADIUS_PX = 3.5

export type LineMark = 'plain' | 'marked'

interface Props {
  readonly sign: Sign
  /** Draws a line; `marked`: with a mark at each reading. */
  readonly line?: LineMark | undefined
}

/** A sign of the key, as in the drawing. */
export const SignMark = ({ sign, line }: Props) => (
  <svg
    className="plot-sign"
    width={line ? LINE_LENGTH_PX : 2 * MIDDLE_PX}
    height={2 * MIDDLE_PX}
    aria-hidden="true"
  >
    {line && <Line sign={sign} />}
    {line === 'marked' && (
      <Mark sign={markOnLine(sign)} x={LINE_LENGTH_PX / 2} radius={LINE_MARK_RADIUS_PX} />
    )}
    {line === undefined && <Mark sign={sign} x={MIDDLE_PX} radius={RADIUS_PX} />}
  </svg>
)

function Mark({ sign, x, radius }: Pick<Props, 'sign'> & { readonly x: number; readonly radius: number }) {
  const { shape, fill, variant = 0 } = sign
  const isOpen = variant > 0 && fill !== 'none'
  return (
    <>
      <path d={outline(shape, radius, x, MIDDLE_PX)} style={{ fill }} />
      {isOpen && (
        <path className="plot-sign-open" d={outline(shape, radius * OPEN_RADIUS_RATIO, x, MIDDLE_PX)} />
      )}
      {variant === DOTTED && (
        <path className="plot-sign-dot" d={outline('circle', radius * DOT_RADIUS_RATIO, x, MIDDLE_PX)} />
      )}
    </>
  )
}

const LINE_LENGTH_PX = 4 * MIDDLE_PX

function Line({ sign }: Pick<Props, 'sign'>) {
  const [stroke, d] = [
    sign.fill === 'none' ? 'var(--ink-soft)' : sign.fill,
    `M0 ${MIDDLE_PX}H${LINE_LENGTH_PX}`,
  ]
  const strokeDasharray = dashOf(sign).join(' ')
  return (
    <>
      {FAINT_COLOURS.includes(sign.fill) && <path d={d} style={{ strokeWidth: 3.5, strokeDasharray }} />}
      <path d={d} style={{ stroke, strokeWidth: 2, strokeDasharray }} />
    </>
  )
}
