import { describe, expect, it } from 'vitest'
import { createDataRules } from '../src/index.ts'
import { fileOf, readThrough, type Groups } from './check-tables.ts'
import { CLEAN, HDPH, LOCA, changed, findIn } from './check-data.ts'

describe('Data rules of the British Geological Survey: holes in Great Britain', () => {
  it('ask whether holes lie in Great Britain, where the grid is the British one', () => {
    const isInGreatBritain = (easting: number) => easting > 530_005
    expect(findIn({}, { isInGreatBritain })).toEqual([
      'Within Great Britain warning LOCA LOCA_NATE: The position is not in Great Britain <- ' +
        '"DATA","BH1","530000.00","180000.00","OSGB","",""',
    ])
    expect(findIn({ LOCA: changed(LOCA, 'OSGB', 'ITM') }, { isInGreatBritain })).toEqual([])
  })

  const three = (...grids: readonly string[]) => ({
    LOCA: [
      ...LOCA.slice(0, 3),
      ...grids.map((grid, index) => `BH${index + 1}|${530_000 + index * 10}.00|180000.00|${grid}||`),
    ],
    HDPH: HDPH.slice(0, 3),
  })

  /** Findings on the position of a hole, without those on a grid that is not stated. */
  const findAbroad = (groups: Groups, isInGreatBritain: (easting: number) => boolean) =>
    findIn(groups, { isInGreatBritain }).filter((finding) => finding.includes('position is not'))

  it('do not ask it of a hole without a grid where other holes of the file state another grid', () => {
    expect(findAbroad(three('', 'ITM', 'OSI'), () => false)).toEqual([])
    expect(findAbroad({ LOCA: changed(three('', 'OSI').LOCA, '180000', '1880000') }, () => true)).toEqual([])
    expect(findAbroad(three('', 'OSGB', 'OSI'), (easting) => easting > 530_005)).toHaveLength(1)
  })

  it('do not ask it where no grid is stated and most holes would lie elsewhere in the British one', () => {
    expect(findAbroad(three('', '', ''), () => false)).toEqual([])
    expect(findAbroad(three('', '', ''), (easting) => easting > 530_015)).toEqual([])
    expect(findAbroad(three('', '', ''), (easting) => easting > 530_005)).toHaveLength(1)
  })

  it('ask for the grid, not for other coordinates, if none is stated and it is not the British one', () => {
    const LOCA = changed(three('', '').LOCA, '530', '715').map((row) => row.replace('180000', '734000'))
    const rules = createDataRules({ isInGreatBritain: () => false })
    readThrough(fileOf({ ...CLEAN, ...three('', ''), LOCA }), rules)
    const { findings } = rules.end()
    const texts = findings.map(({ message, advice }) => `${message}: ${advice}`)
    expect(texts).toContain(
      'No grid is stated, and the position is not on the British National Grid: State the grid of the ' +
        'coordinates in LOCA_GREF; in Ireland it is ITM (Irish Transverse Mercator) or Irish Grid',
    )
    expect(texts).toContain(
      'No spatial referencing system is stated: Fill in LOCA_GREF (or LOCA_LREF, LOCA_LLZ) with the grid ' +
        'of the coordinates: OSGB in Great Britain, ITM or Irish Grid in Ireland',
    )
    expect(texts.join()).not.toContain('Correct the coordinates')
  })
})
