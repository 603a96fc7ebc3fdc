import { readSpt, sptLabel } from '../src/index.ts'

export type Row = Record<string, string>

/** A row with blows and penetrations of its six increments, each as a list with commas. */
export const increments = (blows: string, penetrations: string, values: Row = {}): Row => ({
  ...Object.fromEntries(blows.split(',').map((value, index) => [`ISPT_INC${index + 1}`, value])),
  ...Object.fromEntries(penetrations.split(',').map((value, index) => [`ISPT_PEN${index + 1}`, value])),
  ...values,
})
export const read = (values: Row) => {
  const reading = readSpt(values)
  return [sptLabel(reading), reading.disagreement.length > 0]
}

export const ALL_75 = '75,75,75,75,75,75'
