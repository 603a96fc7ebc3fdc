import { readLog } from '@groundsheet/logs'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { BlockTexts } from '../../../../src/features/strip-log/sheet/block-texts.tsx'
import { lay, layStrata, row, sourceOf, written } from './rows.ts'

test('a selected scale at which texts stand far from their depths names one at which they do not', () => {
  const strata = Array.from({ length: 12 }, () => ({ thick: 0.3, words: 40 }))
  const { layout: proposed } = layStrata(strata)
  expect(proposed.nearerScale).toBeNull()
  expect(layStrata(strata, 200).layout.nearerScale).toBe(proposed.scale)
  expect(layStrata(strata, proposed.scale).layout.nearerScale).toBeNull()
  expect(layStrata([{ thick: 9, words: 20 }], 100).layout.nearerScale).toBeNull()
})

/** Sizes of the descriptions of a log, px. */
const sizesOf = ({ sheets }: ReturnType<typeof lay>) =>
  new Set(
    sheets.flatMap(({ part }) =>
      (part?.texts ?? []).filter(({ column }) => column.id === 'description').map(({ text }) => text.size),
    ),
  )

test('descriptions that do not fit at their depths have smaller text, at least 6.5 pt, on few sheets', () => {
  const long = layStrata(Array.from({ length: 60 }, () => ({ thick: 2, words: 150 }))).layout
  expect(long.sheets.length).toBeLessThanOrEqual(16)
  expect([...sizesOf(long)]).toHaveLength(1)
  for (const size of sizesOf(long)) {
    expect(size).toBeLessThan(10)
    expect(size * 0.75).toBeGreaterThanOrEqual(6.5)
  }
  expect([...sizesOf(layStrata([{ thick: 9, words: 20 }]).layout)]).toEqual([10])
})

test('descriptions are drawn in the text size of their layout', () => {
  const long = layStrata(Array.from({ length: 60 }, () => ({ thick: 2, words: 150 }))).layout
  const part = long.sheets[0]?.part
  const texts = part?.texts.find(({ column }) => column.id === 'description')
  if (!part || !texts) throw new Error('no descriptions')
  const markup = renderToStaticMarkup(createElement(BlockTexts, { ...texts, scale: part.scale }))
  expect(markup).toContain(`font-size:${texts.text.size}px`)
})

test('fracture spacings with commas are in lines of their own, within their column', () => {
  const FRAC = [row('FRAC', { FRAC_TOP: '1', FRAC_BASE: '3', FRAC_FI: '100,110,2000' })]
  const log = readLog({ finalDepth: 9, groundLevel: null }, { FRAC })
  const [sheet] = lay(sourceOf(log), 50).sheets
  const texts = sheet?.part?.texts.find(({ column }) => column.id === 'fractures')
  expect(texts?.placed.flatMap(({ block }) => block.cells)).toEqual([['100,', '110,', '2000']])
})

test('descriptions without room use the column of casing and water, which are then below the results', () => {
  const GEOL = Array.from({ length: 20 }, (_, index) =>
    row('GEOL', {
      GEOL_TOP: `${index}`,
      GEOL_BASE: `${index + 1}`,
      GEOL_DESC: Array.from({ length: 60 }, (_, word) => `word${word}`).join(' '),
    }),
  )
  const ISPT = [row('ISPT', { ISPT_TOP: '3', ISPT_NVAL: '12', ISPT_CAS: '2.50', ISPT_WAT: '1.80' })]
  const log = readLog({ finalDepth: 20, groundLevel: null }, { GEOL, ISPT }, () => '')
  const layout = lay(sourceOf(log, { ISPT }))
  expect(layout.columnLayout.omitted).toEqual(['casing'])
  expect(written(layout).join(' ')).toMatch(/2\.50.*1\.80/)
})
