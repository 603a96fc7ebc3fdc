import { openTarget } from './export-target.ts'

/** Spreadsheets that assume the computer's own character set read UTF-8 when this mark comes first. */
export const BYTE_ORDER_MARK = '\uFEFF'

/**
 * Writes a CSV file piece by piece, once the user has selected a place. Returns the file's name; null if
 * cancelled.
 */
export async function saveCsv(
  name: string,
  pieces: () => Iterable<string> | AsyncIterable<string>,
): Promise<string | null> {
  const target = await openTarget({ name, extension: 'csv', mediaType: 'text/csv' })
  if (target === null) return null
  const encoder = new TextEncoder()
  try {
    for await (const piece of pieces()) await target.write(encoder.encode(piece))
    await target.finish()
    return target.name
  } catch (error) {
    await target.abandon()
    throw error
  }
}
