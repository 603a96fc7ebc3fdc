import type { SptResult } from '../src/index.ts'

export const row = (report: string, values: Record<string, string> = {}) => ({ ISPT_REP: report, ...values })
export const n = (blows: number): SptResult => ({ kind: 'n', n: blows })
export const incomplete = (blows: number, penetration: number): SptResult => ({
  kind: 'incomplete',
  blows,
  penetration,
})
export const seating = (blows: number, penetration: number): SptResult => ({
  kind: 'seating',
  blows,
  penetration,
})
