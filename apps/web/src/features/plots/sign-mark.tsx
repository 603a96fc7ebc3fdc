import { dashOf, DOT, DOTTED, FAINT_COLOURS, OPEN, outline, type Sign } from './signs.ts'

const RADIUS = 4.5
const MIDDLE = 7

interface Props {
  readonly sign: Sign
  /** It stands for a line. */
  readonly isLine?: boolean
}

/** A sign of the key, as it stands in the drawing. */
export function SignMark({ sign, isLine = false }: Props) {
  const { shape, fill, variant = 0 } = sign
  const isOpen = variant > 0 && fill !== 'none'
  return (
    <svg className="plot-sign" width={(isLine ? 4 : 2) * MIDDLE} height={2 * MIDDLE} aria-hidden="true">
      {isLine ? (
        <Line sign={sign} />
      ) : (
        <>
          <path d={outline(shape, RADIUS, MIDDLE, MIDDLE)} style={{ fill }} />
          {isOpen && <path className="plot-sign-open" d={outline(shape, RADIUS * OPEN, MIDDLE, MIDDLE)} />}
          {variant === DOTTED && (
            <path className="plot-sign-dot" d={outline('circle', RADIUS * DOT, MIDDLE, MIDDLE)} />
          )}
        </>
      )}
    </svg>
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
