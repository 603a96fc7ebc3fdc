import { describe, expect, test } from 'vitest'
import { checkTables, describeFindings, fileOf } from './check-tables.ts'

const GEOL = ['LOCA_ID|GEOL_TOP|GEOL_BASE|GEOL_DESC', '|m|m|', 'ID|X|X|X']

/** Findings of rule 10a of strata, each a hole, a top and a base. */
function found(...strata: readonly string[]): string[] {
  const text = fileOf({ GEOL: [...GEOL, ...strata.map((stratum) => `${stratum}|CLAY`)] })
  return describeFindings(text, checkTables(text)).filter((one) => one.startsWith('10a'))
}

const equal = (keys: string, ...rows: readonly string[]) =>
  `10a warning GEOL -: Several rows have the same key, written in several ways: ${keys} <- ` +
  rows.map((row) => `"DATA",${row},"CLAY"`).join(' <- ')

describe('keys that are written differently', () => {
  test.each([
    ['with other decimals', ['BH1|0.0|1.00', 'BH1|0.00|1.00'], '"0.0"', '"0.00"'],
    ['with and without a point', ['BH1|2|3.00', 'BH1|2.0|3.00'], '"2"', '"2.0"'],
    ['with an exponent', ['BH1|20|30.00', 'BH1|2e1|30.00'], '"20"', '"2e1"'],
    ['with a sign', ['BH1|0.00|1.00', 'BH1|-0.00|1.00'], '"0.00"', '"-0.00"'],
    ['with zeros before it', ['BH1|1.00|2.00', 'BH1|01.00|2.00'], '"1.00"', '"01.00"'],
    ['far apart', ['BH1|0.0|1.00', 'BH1|3.0|4.00', 'BH2|0.0|1.00', 'BH1|0.00|1.00'], '"0.0"', '"0.00"'],
  ])('are equal as numbers %s', (_, strata, first, second) => {
    const findings = found(...strata)
    expect(findings).toHaveLength(2)
    expect(findings[0]).toContain(`written in several ways: LOCA_ID "BH1", GEOL_TOP ${first}`)
    expect(findings[1]).toContain(`written in several ways: LOCA_ID "BH1", GEOL_TOP ${second}`)
  })

  test('are equal with blanks around the name of a hole', () => {
    expect(found('BH1|0.00|1.00', 'BH1 |0.00|1.00')).toEqual([
      equal('LOCA_ID "BH1", GEOL_TOP "0.00", GEOL_BASE "1.00"', '"BH1","0.00","1.00"'),
      equal('LOCA_ID "BH1 ", GEOL_TOP "0.00", GEOL_BASE "1.00"', '"BH1 ","0.00","1.00"'),
    ])
  })

  test('stay an error where their texts are equal, too', () => {
    const findings = found('BH1|0.00|1.00', 'BH1|0.00|1.00', 'BH1|0.0|1.00')
    expect(findings.map((one) => one.slice(0, 10))).toEqual(['10a error ', '10a warnin'])
    expect(findings[1]).toContain('GEOL_TOP "0.0",')
  })

  test.each([
    ['of other values', ['BH1|0.0|1.00', 'BH1|0.05|1.00']],
    ['of other holes', ['BH1|0.0|1.00', 'BH2|0.00|1.00']],
    ['in words', ['BH1|TOP|1.00', 'BH1|top|1.00']],
  ])('are not equal %s', (_, strata) => expect(found(...strata)).toEqual([]))

  test('are found in many rows, also behind those in order', () => {
    const strata = Array.from({ length: 6000 }, (_, top) => `BH1|${top}.00|${top + 1}.00`)
    const findings = found(...strata, 'BH1|5.0|6.00')
    expect(findings).toHaveLength(2)
    expect(findings[0]).toContain('GEOL_TOP "5.00"')
  })
})
