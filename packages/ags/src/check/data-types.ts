type TypeFault = 'valueNotOfType' | 'valuePrecision'

/** What is wrong with a value that is not empty, if anything. */
export type TypeTest = (value: string) => TypeFault | undefined

/** A number as text: `-12.50`, `.5`, `1.2E-07`. */
export const NUMBER = /^[-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:[eE][-+]?\d+)?$/

/** How dates and times are written, by the unit of their heading; longer ones are made of these. */
const TIME_PARTS: readonly [string, string][] = [
  ['yyyy-mm-dd', '\\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])'],
  ['dd/mm/yyyy', '(?:0[1-9]|[12]\\d|3[01])/(?:0[1-9]|1[0-2])/\\d{4}'],
  ['yyyy', '\\d{4}'],
  ['hh:mm:ss', '(?:[01]\\d|2[0-4]):[0-5]\\d:[0-5]\\d'],
  ['hh:mm', '(?:[01]\\d|2[0-4]):[0-5]\\d'],
]

/** Characters of the longest unit of a time, `yyyy-mm-ddThh:mm:ss.sss(+hh:mm)`, with room to spare. */
const MAX_TIME_UNIT = 60

/** Data types with a form of their own (AGS4 rule 8), by the pattern of their name; any text fits the others. */
const TYPES: readonly {
  name: RegExp
  test: (match: RegExpExecArray, unit: string) => TypeTest | undefined
}[] = [
  { name: /^(\d{1,2})DP$/, test: ([, places = '0']) => testDecimals(Number(places)) },
  { name: /^(?:\d{1,2}(?:SF|SCI)|MC)$/, test: () => testPattern(NUMBER) },
  { name: /^YN$/, test: () => testPattern(/^[YN]$/i) },
  { name: /^DMS$/, test: () => testPattern(/^[-+]?\d{1,3}:\d{1,2}:\d{1,2}(?:\.\d+)?$/) },
  { name: /^DT$/, test: (_, unit) => testTime(unit) },
]

/** The test of a heading's values, or nothing where any text is right. */
export function testOfType(type: string, unit: string): TypeTest | undefined {
  for (const { name, test } of TYPES) {
    const match = name.exec(type)
    if (match) return test(match, unit)
  }
  return undefined
}

function testDecimals(places: number): TypeTest {
  const exact = places === 0 ? /^[-+]?\d+$/ : new RegExp(`^[-+]?\\d*\\.\\d{${places}}$`)
  return (value) => {
    if (exact.test(value)) return undefined
    return NUMBER.test(value) ? 'valuePrecision' : 'valueNotOfType'
  }
}

function testPattern(pattern: RegExp): TypeTest {
  return (value) => (pattern.test(value) ? undefined : 'valueNotOfType')
}

/** Units that are not written with the known parts say nothing, so nothing is tested. */
function testTime(unit: string): TypeTest | undefined {
  if (unit === '' || unit.length > MAX_TIME_UNIT) return undefined
  let pattern = unit.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  for (const [part, digits] of TIME_PARTS) pattern = pattern.replace(part, digits)
  return /[ymhs]{2}/.test(pattern) ? undefined : testPattern(new RegExp(`^${pattern}$`))
}
