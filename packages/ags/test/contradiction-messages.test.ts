import { describe, expect, test } from 'vitest'
import { block, errorsOf, GEOL, messagesOf, STRATUM } from './contradicting-rows.ts'

describe('check reports rows of equal keys that contradict each other', () => {
  test('clipping long values and many headings', () => {
    const long = (letter: string) => letter.repeat(5000)
    const many = Array.from({ length: 30 }, (_, i) => `GEOL_X${i}`)
    const text = ['a', 'b']
      .map((letter) =>
        block('GEOL', [
          [...GEOL, ...many],
          [...STRATUM, ...['', ...many].map(() => long(letter))],
        ]),
      )
      .join('')
    const [message = ''] = messagesOf(text)
    expect(message.length).toBeLessThan(1500)
    expect(message).toMatch(/and 26 more; import keeps the earlier row/)
    expect(message).toContain(`"${'a'.repeat(80)}…" at line 5`)
  })

  test.each([
    ['a difference after the cut', 'x'.repeat(90), 'soft CLAY', 'dense GRAVEL', '…xxxx'],
    ['one that is longer', 'x'.repeat(90), '', ' with silt', '…xxxx'],
    ['a difference before the cut, and much after it', 'Firm ', `CLAY ${'y'.repeat(200)}`, 'SAND', 'Firm '],
  ])('showing %s', (_, shared, first, second, start) => {
    const rows = [shared + first, shared + second].map((words) => block('GEOL', [GEOL, [...STRATUM, words]]))
    const [message = ''] = messagesOf(rows.join(''))
    const [, before = '', after = ''] = /is "(.*)" at line 5 and "(.*)" here;/.exec(message) ?? []
    expect(before).not.toBe(after)
    for (const [shown, end] of [
      [before, first],
      [after, second],
    ] as const) {
      expect(shown.startsWith(start)).toBe(true)
      expect(shown).toContain(end.slice(0, 12))
      expect(shown.length).toBeLessThan(90)
    }
  })

  test.each([
    ['blanks', 'Firm CLAY', 'Firm  CLAY'],
    ['characters that are not seen', 'Firm CLAY', 'Firm CLA\u200bY'],
    ['the way an accent is written', 'caf\u00e9', 'cafe\u0301'],
  ])('saying so where values differ in %s only', (_, ...words) => {
    const rows = words.map((text) => block('GEOL', [GEOL, [...STRATUM, text]]))
    expect(messagesOf(rows.join(''))).toEqual([
      expect.stringContaining(
        'here (they differ in blanks or hidden characters); import keeps the earlier row',
      ),
    ])
  })

  test('listing every one up to 10,000 and counting the rest', () => {
    const rows = Array.from({ length: 10_020 }, (_, i) => ['BH1', `${i}.00`, `${i + 1}.00`])
    const text = ['CLAY', 'PEAT']
      .map((words) => block('GEOL', [GEOL, ...rows.map((row) => [...row, words])]))
      .join('')
    const found = messagesOf(text)
    expect(found).toHaveLength(10_001)
    expect(found.at(-1)).toBe(
      '20 more rows contradict earlier ones, the last at line 20048; 10000 of a file are listed',
    )
  })
})

describe('check reports no contradiction', () => {
  test.each([
    ['of equal rows', [GEOL, [...STRATUM, 'CLAY']], [GEOL, [...STRATUM, 'CLAY']]],
    ['of rows that differ in blanks', [GEOL, [...STRATUM, 'CLAY']], [GEOL, [...STRATUM, ' CLAY ']]],
    ['of a value and an empty one', [GEOL, [...STRATUM, 'CLAY']], [GEOL, [...STRATUM, '']]],
    ['of an empty value and one', [GEOL, [...STRATUM, '']], [GEOL, [...STRATUM, 'CLAY']]],
    [
      'of rows with other headings',
      [GEOL, [...STRATUM, 'CLAY']],
      [
        ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_LEG'],
        [...STRATUM, '201'],
      ],
    ],
  ])('%s, in two blocks', (_, first, second) => {
    expect(errorsOf(block('GEOL', first) + block('GEOL', second))).toEqual([])
  })

  test('of rows in one block that lacks a key heading: it does not say that they are the same', () => {
    const headings = ['LOCA_ID', 'GEOL_TOP', 'GEOL_DESC']
    const rows = [headings, ['BH1', '1.00', 'CLAY'], ['BH1', '1.00', 'PEAT']]
    expect(errorsOf(block('GEOL', rows))).toEqual([])
  })

  test('of a group whose keys are unknown', () => {
    const xtra = (value: string) =>
      block('XTRA', [
        ['LOCA_ID', 'XTRA_A'],
        ['BH1', value],
      ])
    expect(errorsOf(xtra('a') + xtra('b'))).toEqual([])
  })
})

test('more equal keys than are compared in one pass are compared in several', () => {
  const count = 25_000
  const rows = (words: string) =>
    Array.from({ length: count }, (_, i) => ['BH1', `${i}.00`, '', i % 12_000 === 0 ? words : 'SAND'])
  const found = messagesOf(block('GEOL', [GEOL, ...rows('CLAY')]) + block('GEOL', [GEOL, ...rows('PEAT')]))
  expect(found.map((message) => /Row (.*?) contradicts/.exec(message)?.[1])).toEqual([
    'BH1, 0.00',
    'BH1, 12000.00',
    'BH1, 24000.00',
  ])
})
