import type { ScannedFile } from '../ags-file/scan-ags-file.ts'

/**
 * Numbers the lines of all files of a delivery: one number, the place, identifies a file and a line in it.
 */
export interface DeliveryLines {
  /** To be added to a line of the file. */
  offsetOf(file: ScannedFile): number
  find(place: number): { file: ScannedFile; line: number }
}

export function countDeliveryLines(files: readonly ScannedFile[]): DeliveryLines {
  const offsets = new Map<ScannedFile, number>()
  let count = 0
  for (const file of files) {
    offsets.set(file, count)
    count += file.summary.lines
  }
  return {
    offsetOf: (file) => offsets.get(file) ?? 0,
    find(place) {
      const found = [...offsets].findLast(([, offset]) => offset < place)
      if (found === undefined) throw new Error(`place ${place} is in no file of the delivery`)
      const [file, offset] = found
      return { file, line: place - offset }
    },
  }
}
