import { describe, expect, test } from 'vitest'
import { tieLines, findTies } from '../../../src/features/section/find-ties.ts'
import { hole, sectionOf, stratum } from './section-of.ts'

describe('ties', () => {
  const holes = [hole('A', [100, 0], 10), hole('B', [200, 0], 12)]
  const tie = (a: Record<string, string>, b: Record<string, string>) =>
    findTies(sectionOf(holes, [stratum('A', '0', '5', a), stratum('B', '1', '4', b)]).sticks)

  test('join equal formations by level', () => {
    expect(tie({ GEOL_GEOL: 'LC', GEOL_LEG: '1' }, { GEOL_GEOL: 'lc ', GEOL_LEG: '2' })).toEqual([
      {
        left: 0,
        right: 1,
        by: 'GEOL_GEOL',
        ties: [
          {
            key: 'LC',
            left: { key: 'LC', top: 10, base: 5 },
            right: { key: 'LC', top: 11, base: 8 },
          },
        ],
      },
    ])
  })

  test('are between equal legend codes if one of the two holes has no formation', () => {
    expect(tie({ GEOL_GEOL: 'LC', GEOL_LEG: '201' }, { GEOL_LEG: '201' })).toMatchObject([{ by: 'GEOL_LEG' }])
  })

  test('are not drawn between strata without codes', () => expect(tie({}, {})).toEqual([]))

  test.each(['996', '997', '998', '999'])('are not drawn between strata of legend code %s', (GEOL_LEG) => {
    expect(tie({ GEOL_LEG }, { GEOL_LEG })).toEqual([])
    expect(tie({ GEOL_LEG, GEOL_GEOL: 'CM' }, { GEOL_LEG, GEOL_GEOL: 'CM' })).toEqual([])
  })

  test('are not drawn between a void stated only in a description and a stratum of its code', () => {
    const limestone = { GEOL_LEG: '804', GEOL_DESC: 'Strong LIMESTONE' }
    expect(tie(limestone, limestone)).toHaveLength(1)
    expect(tie(limestone, { GEOL_LEG: '804', GEOL_DESC: 'VOID (0.3 m)' })).toEqual([])
  })

  test('join bases only if both holes go through the stratum', () => {
    const [between] = tie({ GEOL_LEG: '201' }, { GEOL_LEG: '201' })
    const [one] = between?.ties ?? []
    expect(one && tieLines(one, [0, 2])).toEqual([
      [10, 11],
      [5, 8],
    ])
    expect(one && tieLines(one, [5, 2])).toEqual([[10, 11]])
  })
})
