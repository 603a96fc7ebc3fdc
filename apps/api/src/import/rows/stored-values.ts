import type { Exposure } from './exposure.ts'
import { dataText } from './row-text.ts'

/** The values of a stored row by heading of the file, those never sent included. */
export function storedValues(
  row: { body: string; internal: string | null },
  exposure: Exposure,
): Map<string, string> {
  const sent = JSON.parse(dataText(row.body)) as Record<string, string>
  const values = new Map(Object.entries(sent).map(([code, value]) => [exposure.heading(code), value]))
  const internal = JSON.parse(row.internal ?? '{}') as Record<string, string>
  for (const [heading, value] of Object.entries(internal)) values.set(heading, value)
  return values
}
