/** Visible depths of a log, metres below ground level; `from` < `to`. */
interface DepthWindow {
  readonly from: number
  readonly to: number
}

const WINDOW = /^(-?\d+(?:\.\d+)?),(-?\d+(?:\.\d+)?)$/

/** `2.00,8.50`, to the centimetre. */
export const formatDepthWindow = ({ from, to }: DepthWindow): string => `${from.toFixed(2)},${to.toFixed(2)}`

/** Null if the text is not a window. Reversed ends are swapped. */
export function parseDepthWindow(text: string | undefined): DepthWindow | null {
  const [, one, other] = WINDOW.exec(text ?? '') ?? []
  if (one === undefined || other === undefined || Number(one) === Number(other)) return null
  return { from: Math.min(Number(one), Number(other)), to: Math.max(Number(one), Number(other)) }
}
