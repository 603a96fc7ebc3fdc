import { dashOf, DOT, DOTTED, FAINT_COLOURS, markOnLine, OPEN, outline, type Sign } from './signs.ts'

const RADIUS = 4.5
const MIDDLE = 7
/** Radius of a reading on its line, px. */
const READING = 3.5

export type LineMark = 'plain' | 'marked'

interface Props {
  readonly sign: Sign
  /** It stands for a line; `marked`: with a mark at each reading. */
  readonly line?: LineMark | undefined
}

/** A sign of the key, as it stands in the drawing. */
export const SignMark = ({ sign, line }: Props) => (
  <svg className="plot-sign" width={line ? END : 2 * MIDDLE} height={2 * MIDDLE} aria-hidden="true">
    {line && <Line sign={sign} />}
    {line === 'marked' && <Mark sign={markOnLine(sign)} x={END / 2} radius={READING} />}
    {line === undefined && <Mark sign={sign} x={MIDDLE} radius={RADIUS} />}
  </svg>
)

function Mark({ sign, x, radius }: Pick<Props, 'sign'> & { readonly x: number; readonly radius: number }) {
  const { shape, fill, variant = 0 } = sign
  const isOpen = variant > 0 && fill !== 'none'
  return (
    <>
      <path d={outline(shape, radius, x, MIDDLE)} style={{ fill }} />
      {isOpen && <path className="plot-sign-open" d={outline(shape, radius * OPEN, x, MIDDLE)} />}
      {variant === DOTTED && (
        <path className="plot-sign-dot" d={outline('circle', radius * DOT, x, MIDDLE)} />
      )}
    </>
  )
}

const END = 4 * MIDDLE

function Line({ sign }: Pick<Props, 'sign'>) {
  const [stroke, d] = [sign.fill === 'none' ? 'var(--ink-soft)' : sign.fill, `M0 ${MIDDLE}H${END}`]
  const strokeDasharray = dashOf(sign).join(' ')
  return (
    <>
      {FAINT_COLOURS.includes(sign.fill) && <path d={d} style={{ strokeWidth: 3.5, strokeDasharray }} />}
      <path d={d} style={{ stroke, strokeWidth: 2, strokeDasharray }} />
    </>
  )
}
