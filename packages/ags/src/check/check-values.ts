import type { CheckContext, CreateCheck, RowCheck } from './check.ts'
import { testOfType } from './data-types.ts'

/** The usual mark between several codes in one value (TRAN_RCON). */
const CODE_SEPARATOR = '+'

/** Values that are not of their data type, codes without a definition (AGS4 rules 8 and 16). AGS3 states no types. */
export const checkValues: CreateCheck = (context) => ({
  block({ code, headings, units, types }) {
    const tests = headings
      .map((heading, place) => {
        const type = types[place] ?? ''
        return type === 'PA'
          ? checkCode(context, code, heading, place)
          : checkType(context, code, heading, place, type, units[place])
      })
      .filter((test) => test !== undefined)
    if (tests.length === 0) return undefined
    return (values, line) => {
      for (const test of tests) test(values, line)
    }
  },
})

function checkType(
  { report }: CheckContext,
  group: string,
  heading: string,
  place: number,
  type: string,
  unit = '',
): RowCheck | undefined {
  const test = testOfType(type, unit)
  return (
    test &&
    ((values, line) => {
      const value = values[place] ?? ''
      const fault = value === '' ? undefined : test(value)
      if (fault)
        report(fault, { line, group, heading, text: `${value} (${[type, unit].filter(Boolean).join(', ')})` })
    })
  )
}

function checkCode(
  { dictionary, report }: CheckContext,
  group: string,
  heading: string,
  place: number,
): RowCheck {
  const isKnown = (code: string) => dictionary.meaning(heading, code) !== undefined
  return (values, line) => {
    const value = values[place] ?? ''
    if (value === '' || isKnown(value)) return
    const unknown = value.split(CODE_SEPARATOR).find((code) => !isKnown(code.trim()))
    if (unknown !== undefined) report('codeNotDefined', { line, group, heading, text: unknown })
  }
}
