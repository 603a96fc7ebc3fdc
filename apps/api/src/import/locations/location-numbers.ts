import {
  HOLE_NUMBERS,
  isMissingValue,
  locationsGroup,
  readHoleNumbers,
  type Edition,
  type HoleNumber,
  type HoleNumbers,
} from '@groundsheet/ags'
import type { CompanyJson } from '../company-folder/schemas.ts'

export interface NumberHeadings {
  readonly configured: NonNullable<CompanyJson['lifted']>
  /** The unit of a heading in the files; empty if not stated. */
  readonly unitOf: (heading: string) => string
}

/**
 * Reads the numbers of a hole. `configured` headings take precedence if the hole has them (the other edition
 * has other names). `unitOf`: stated units. `unread` is called for values that are not numbers.
 */
export function readLocationNumbers(
  values: ReadonlyMap<string, string>,
  edition: Edition,
  { configured, unitOf }: NumberHeadings,
  unread: (heading: string, value: string) => void,
): HoleNumbers {
  const headingOf = (number: HoleNumber): string | null => {
    const choice = configured[number]
    if (choice === null) return null
    if (choice !== undefined && values.has(choice)) return choice
    return `${locationsGroup(edition)}_${HOLE_NUMBERS[number].name}`
  }
  return readHoleNumbers(
    (number) => {
      const heading = headingOf(number)
      return heading === null ? null : { text: values.get(heading) ?? '', unit: unitOf(heading) }
    },
    (number, text) => {
      if (!isMissingValue(text)) unread(headingOf(number) ?? '', text)
    },
  )
}
