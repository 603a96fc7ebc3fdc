import type { Mark } from '@groundsheet/logs'

const LENGTH_PX = 5

interface Props {
  readonly bound: Mark['bound']
  /** Position of the value, px. */
  readonly x: number
  readonly y: number
  /** Half of its height. */
  readonly half: number
  /** Right end of the lane; absent: the arrow has room. */
  readonly end?: number
}

/** An arrow from a bound towards the possible values; nothing for an exact value. */
export function BoundArrow({ bound, x, y, half, end = Infinity }: Props) {
  if (bound === undefined) return null
  const length = bound === 'lower' ? LENGTH_PX : -LENGTH_PX
  const from = Math.min(x, end - Math.max(0, length))
  return <path className="log-arrow" d={`M${from} ${y - half}l${length} ${half}l${-length} ${half}z`} />
}
