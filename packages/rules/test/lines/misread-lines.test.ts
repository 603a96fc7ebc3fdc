import { describe, expect, it } from 'vitest'
import { briefly, checkLines, file } from './check-lines.ts'
import { PROJ, ROW, withRow } from './line-rows.ts'

describe('rules of lines of AGS 4', () => {
  it('report of a text with tabs that they stand for commas, and keep its rows in their order', () => {
    const text = file(
      ...[...PROJ, ROW, ...PROJ, ROW].map((line) => line.replaceAll('"', '').replaceAll(',', '\t')),
    )
    const found = checkLines(text)
    expect(briefly(found)).toEqual([...['3 1-10 error', '4 1,6 error', '5 1-10 error', '19a 2,7 error']])
    expect(found.map(({ message }) => message)).toContain('Fields are separated by tabs in place of ,')
  })

  it('report of a line with semicolons that they stand for commas', () => {
    for (const row of ['"DATA";"P1";"a"', '"DATA","P1" ; "a"', '"DATA";"P1";"a']) {
      const found = checkLines(withRow(row)).filter(({ rule }) => rule === '5')
      expect(found.map(({ message }) => message)).toEqual(['Fields are separated by ; in place of ,'])
    }
    const [quote] = checkLines(withRow('"DATA","P1","a "b"; c"'))
    expect(quote?.message).toBe('A double quote inside a value is not doubled')
  })

  it.each([
    ['6ÂºC', '6ºC'],
    ['engineerâ€™s', 'engineer’s'],
    ['cafÃ©', 'café'],
    ['CÃ”TE', 'CÔTE'],
    ['Ã\u00a0', 'à'],
    ['Ã‚Â±5', '±5'],
    ['10Î¼m', '10μm'],
    ['Ï†=30Â°', 'φ=30°'],
    ['â‰¤2', '≤2'],
    ['â€œsoftâ€\u009d', '“soft”'],
    ['Ã¢â‚¬â€œ', '–'],
    ['ï»¿a', '[U+FEFF]a'],
  ])('report "%s", UTF-8 that was read as Windows-1252, as "%s"', (found, meant) => {
    const warnings = checkLines(withRow(`"DATA","P1","a ${found} b"`)).filter(
      ({ severity }) => severity === 'warning',
    )
    expect(briefly(warnings)).toEqual(['1 5 warning'])
    expect(warnings[0]?.message).toContain(`is probably "${meant}": it looks like UTF-8`)
    expect(warnings[0]?.advice).toContain('open it as UTF-8')
  })

  it.each(['Âme', 'SÃO JOÃO', 'MANHÃ”', '«IRMû', 'CAFɒS', 'Fuߓ', 'GRÜ–', 'À°', '5–6 °C', 'ÎLE', 'â', '€5'])(
    'do not take "%s" for UTF-8 that was read as Windows-1252',
    (text) => {
      const found = checkLines(withRow(`"DATA","P1","${text}"`))
      expect(found.filter(({ severity }) => severity === 'warning')).toEqual([])
    },
  )
})
