import type { PublicCodes } from './public-codes.ts'
import { dataText } from './row-text.ts'

/** The values of a stored row by heading of the file, including those never sent. */
export function storedValues(
  row: { body: string; internal: string | null },
  publicCodes: PublicCodes,
): Map<string, string> {
  const values = new Map(
    members(dataText(row.body)).map(([code, value]) => [publicCodes.heading(code), value]),
  )
  for (const [heading, value] of members(row.internal ?? '{}')) values.set(heading, value)
  return values
}

const NUMBER_AS_NAME = /"\d+":/
/** Sticky: each member begins where the one before ends, which keeps matching linear. */
const MEMBER = /[{,]("(?:[^"\\]|\\.)*"):("(?:[^"\\]|\\.)*")/gy

/** Members of prepared text, in order: an object would put names that are whole numbers first. */
function members(text: string): [name: string, value: string][] {
  if (!NUMBER_AS_NAME.test(text)) return Object.entries(JSON.parse(text) as Record<string, string>)
  return Array.from(text.matchAll(MEMBER), ([, name = '', value = '']) => [
    JSON.parse(name) as string,
    JSON.parse(value) as string,
  ])
}
