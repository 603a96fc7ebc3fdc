import { outline, type Sign } from './signs.ts'

const RADIUS = 4.5
const MIDDLE = 7

/** A sign of the key, as it stands in the drawing. */
export const SignMark = ({ sign }: { readonly sign: Sign }) => (
  <svg className="plot-sign" width={2 * MIDDLE} height={2 * MIDDLE} aria-hidden="true">
    <path d={outline(sign.shape, RADIUS, MIDDLE, MIDDLE)} style={{ fill: sign.fill }} />
  </svg>
)
