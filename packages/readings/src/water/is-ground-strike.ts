import { statesDry } from './remark-statements.ts'

const NOT_MET = new RegExp(
  String.raw`\b(?:ground ?)?water\b[^.;]{0,40}\b(?:not|none)\b[^.;]{0,20}\b(?:apparent|encountered|met|` +
    String.raw`struck|observed|found|evident|noted|present|recorded|seen)\b`,
  'i',
)
const DEPTH = /\b(\d{1,3}(?:\.\d{1,3})?) ?m(?:bgl|etres?)?\b(?! (?:above|agl))/gi
const AT_BASE = /\b(?:at|near) (?:the )?(?:base|bottom)\b/i

/**
 * Whether a strike at 0.00 m may be one: no remark says that no water was met, or states where it was met.
 */
export const isGroundStrike = (remark: string): boolean =>
  !statesDry(remark, false) &&
  !NOT_MET.test(remark) &&
  !AT_BASE.test(remark) &&
  [...remark.matchAll(DEPTH)].every(([, depth]) => Number(depth) === 0)
