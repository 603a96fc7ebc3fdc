import { describe, expect, test } from 'vitest'
import { NORWICH, place, type Row, stating } from './moved-hole.ts'

describe('a second area of works is drawn:', () => {
  const secondArea = (east: number, north: number): Row[] =>
    NORWICH.slice(0, 3).map(([name, e, n]) => [`S${name}`, e + east, n + north])

  test.each([
    ['3 km away', 2400, 1800],
    ['10 km away', -7600, 6500],
    ['1.4 km away', 1400, 150],
  ])('%s', async (_, east, north) => {
    expect(await place([...NORWICH, ...secondArea(east, north)])).toEqual({
      inDoubt: [],
      reasons: [],
      messages: [],
    })
  })

  test('also where a digit explains one of its holes by accident', async () => {
    const area = [...secondArea(3000, 0), ['S4', 626_600, 308_190], ['S5', 626_590, 307_990]] as Row[]
    expect((await place([...NORWICH, ...area])).inDoubt).toEqual([])
  })

  test('as large as the first', async () => {
    const other = NORWICH.map(([name, east, north]): Row => [`S${name}`, east + 3000, north])
    expect((await place([...NORWICH, ...other])).inDoubt).toEqual([])
  })

  test('on works that are spread out', async () => {
    const holes = stating(NORWICH, { BH3: [626_561, 307_791], BH4: [626_561, 307_755] })
    expect((await place(holes, 'A47 Norwich')).inDoubt).toEqual([])
  })

  test('with coordinates that are rounded to kilometres', async () => {
    const rows = [0, 1, 2, 3].map((index): Row => [`BH${index}`, 623_000, 307_000])
    expect((await place([...rows, ['R1', 628_000, 307_000], ['R2', 628_000, 307_000]])).inDoubt).toEqual([])
  })
})

test('a few holes in the open sea are in doubt where others are on land, not of works at sea', async () => {
  const holes = [...NORWICH, ['S1', 668_111, 310_222], ['S2', 668_333, 310_555]] as Row[]
  expect((await place(holes)).reasons).toEqual([
    expect.stringMatching(/^4[45] km from the rest of the site, in the sea, 1\d km from land; look for/),
    expect.stringMatching(/^4[45] km from the rest of the site, in the sea, 1\d km from land; look for/),
  ])
  expect((await place(holes, 'Norwich, export cable')).inDoubt).toEqual([])
})

test('hundreds of holes in one place are an area of works, whatever their digits are', async () => {
  const area = (count: number, east: number) =>
    Array.from({ length: count }, (_, index): Row => {
      const [column, row] = [index % 20, Math.floor(index / 20)]
      return [`H${east}-${index}`, 623_500 + east + column * 5, 307_700 + row * 5]
    })
  expect((await place([...area(260, 0), ...area(220, 10_000)])).inDoubt).toEqual([])
})
