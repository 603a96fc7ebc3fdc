import { readLog } from '@groundsheet/logs'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { lay, layStrata, row, sourceOf } from './rows.ts'

/** Texts of the description column of each sheet with the depths of the sheet. */
const descriptionsOn = ({ sheets }: ReturnType<typeof lay>) =>
  sheets.flatMap(({ part }) =>
    part
      ? [
          {
            window: part.scale.window,
            texts: part.texts
              .filter(({ column }) => column.id === 'description')
              .flatMap(({ placed }) => placed.map(({ block }) => block.cells.flat().join(' '))),
          },
        ]
      : [],
  )

const notesOf = ({ sheets }: ReturnType<typeof lay>) =>
  sheets.flatMap(({ notes }) => notes.flatMap((piece) => (piece.kind === 'line' ? [piece.text] : [])))

/** 60 strata of 2 m with descriptions that do not fit at 1:75 in any text size. */
const DEEP = Array.from({ length: 60 }, () => ({ thick: 2, words: 200 }))

test('a deep hole with long descriptions has more sheets; every text is on the sheet of its stratum', () => {
  const { layout } = layStrata(DEEP)
  expect(layout.scale).toBeLessThan(75)
  expect(layout.sheets.length).toBeLessThanOrEqual(24)
  for (const { window, texts } of descriptionsOn(layout))
    for (const text of texts) {
      const [, index] = /w(\d+)-0\b/.exec(text) ?? []
      if (index === undefined) continue
      expect(Number(index) * 2).toBeGreaterThanOrEqual(window.from)
      expect(Number(index) * 2).toBeLessThan(window.to)
    }
})

test('the number of sheets is limited if texts do not fit at any scale', () => {
  const { layout } = layStrata(Array.from({ length: 60 }, () => ({ thick: 2, words: 900 })))
  const drawn = layout.sheets.filter(({ part }) => part !== null)
  expect(drawn.length).toBeLessThanOrEqual(24)
})

test('a text moved to the next sheet, or to the notes, repeats the depths of its stratum', () => {
  const words = fc.integer({ min: 90, max: 300 })
  fc.assert(
    fc.property(fc.array(words, { minLength: 8, maxLength: 20 }), (given) => {
      const { layout } = layStrata(
        given.map((words) => ({ thick: 2, words })),
        75,
      )
      const pieces = descriptionsOn(layout).flatMap(({ window, texts }) =>
        texts.map((text) => ({ text, window })),
      )
      for (const { text, window } of pieces) {
        if (text.endsWith('(continued)') || text.startsWith('End of hole')) continue
        const [, stratum = ''] = /w(\d+)-/.exec(text) ?? []
        const top = Number(stratum) * 2
        const range = `${top.toFixed(2)}–${(top + 2).toFixed(2)} m`
        const isFirstPart = new RegExp(`w${stratum}-0\\b`).test(text)
        if (!isFirstPart) expect(text.startsWith(`${range} (continued): `)).toBe(true)
        else if (top < window.from) expect(text.startsWith(`${range}: `)).toBe(true)
        expect(text.split(range).length).toBeLessThanOrEqual(2)
      }
      const below = notesOf(layout).join(' ')
      for (const [index] of given.entries()) {
        if (!below.includes(`w${index}-`)) continue
        const range = `${(index * 2).toFixed(2)}–${(index * 2 + 2).toFixed(2)} m`
        expect(below.split(range).length).toBe(2)
      }
    }),
    { numRuns: 60 },
  )
})

test('a detail divided between sheets repeats its depth', () => {
  const GEOL = [row('GEOL', { GEOL_TOP: '0', GEOL_BASE: '20', GEOL_DESC: 'CLAY' })]
  const text = Array.from({ length: 3000 }, (_, word) => `d${word}`).join(' ')
  const DETL = [row('DETL', { DETL_TOP: '3.00', DETL_BASE: '3.00', DETL_DESC: text })]
  const log = readLog({ finalDepth: 20, groundLevel: null }, { GEOL, DETL }, () => '')
  const [, second] = descriptionsOn(lay(sourceOf(log), 50))
  expect(second?.texts[0]).toMatch(/^3\.00 m \(continued\): d\d+/)
})
