import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { importLines } from '../../src/cli/print-import.ts'
import { createWorkspace } from './workspace.ts'
import { HEADINGS, importShifted, LATITUDE, messages, siteWith } from './stated-positions.ts'

describe('latitude and longitude that agree with the grid, or replace it', () => {
  const GRID = ['450000', '300000'] as const

  test.each([
    [
      'a missing minus, in the North Sea',
      LATITUDE,
      '1.2632785',
      /Perhaps the sign of the longitude is wrong/,
    ],
    ['swapped, off Somalia', '-1.2632785', LATITUDE, /Perhaps latitude and longitude are swapped/],
    ['degrees and minutes as decimals', '52.357313', '-1.157967', /Perhaps degrees and minutes are written/],
    [
      'degrees, minutes and seconds as decimals',
      '52.354388',
      '-1.154780',
      /Perhaps degrees, minutes and sec/,
    ],
    ['of another datum, 90 m away', '52.5962', '-1.2622', /the rest of the site$/],
  ])('give way to it: %s', async (_, latitude, longitude, message) => {
    const workspace = createWorkspace()
    const report = await workspace.import(
      workspace.write('site.ags', siteWith(['TWO', ...GRID, latitude, longitude])),
    )
    const hole = workspace.holes().at(-1)
    expect(hole?.latitude).toBeCloseTo(52.5955212, 6)
    expect(hole?.longitude).toBeCloseTo(-1.2632785, 6)
    const [found, ...others] = messages(report, 'position')
    expect(others).toEqual([])
    expect(found).toMatch(/^TWO \(.*m\): latitude and longitude lie more than 10 m from the grid coordinates/)
    expect(found).toContain('; the grid coordinates are used, which lie with the rest of the site')
    expect(found).toMatch(message)
  })

  test('are used if they agree to 10 m', async () => {
    const workspace = createWorkspace()
    const text = siteWith(['TWO', ...GRID, '52.59555', '-1.26330'])
    const report = await workspace.import(workspace.write('site.ags', text))
    expect(workspace.holes().at(-1)).toMatchObject({ latitude: 52.59555, longitude: -1.2633 })
    expect(messages(report, 'position')).toEqual([])
  })

  test('of three decimals show where the site is, so that a hole in Ireland is in doubt', async () => {
    const workspace = createWorkspace()
    const rounded = Array.from({ length: 5 }, (_, index) => [
      `R${index}`,
      `${450_000 + 40 * index}`,
      '300000',
      '52.596',
      '-1.263',
      'OSGB',
    ])
    const holes = [...rounded, ['TYPO', '45000', '300000', '', '', 'OSGB']]
    const text = smallSite({ LOCA: [HEADINGS, ...holes], GEOL: [] })
    const report = await workspace.import(workspace.write('site.ags', text))
    const placed = workspace.holes().filter(({ latitude }) => latitude !== null)
    expect(placed.map(({ locationId }) => locationId)).not.toContain('TYPO')
    expect(placed.length).toBe(workspace.holes().length - 1)
    expect(report.projects[0]?.locations).toMatchObject({ inDoubt: [{ locationId: 'TYPO' }] })
  })
})

describe('latitude and longitude that leave no position beside the grid', () => {
  test('leave no position if the grid lies far from the rest of the site', async () => {
    const workspace = createWorkspace()
    const text = siteWith(['TYPO', '405000', '300000', LATITUDE, '-1.2632785'])
    const report = await workspace.import(workspace.write('site.ags', text))
    expect(workspace.holes().at(-1)).toMatchObject({ latitude: null, longitude: null, easting: 405000 })
    const reason =
      'latitude and longitude lie more than 10 m from the grid coordinates; neither is used, because the ' +
      'grid coordinates lie far from the rest of the site, where latitude and longitude lie. Perhaps two ' +
      'digits of the easting are exchanged (450000 instead of 405000): corrected, they would agree'
    expect(report.projects[0]?.locations).toMatchObject({
      unplaced: [],
      inDoubt: [],
      contradictory: [{ locationId: 'TYPO', distance: expect.closeTo(44_900, -3) as number, reason }],
    })
    const printed = importLines(report, { command: () => '', json: '--json', allDiagnostics: '' }).join('\n')
    expect(printed).toContain('latitude and longitude contradict the grid coordinates (1 hole):')
    expect(printed).toContain(`TYPO: ${reason}`)
    expect(printed).not.toContain('without coordinates')
    expect(messages(report, 'position')).toEqual([`TYPO (44.9 km): ${reason}`])
  })

  test.each([
    ['one hole', 1, '350000'],
    ['two holes', 2, '550000'],
    ['all six holes', 6, '550000'],
  ])('leave no position if the text supports them: %s in the wrong place', async (_, count, easting) => {
    const { holes, found } = await importShifted('Leicester', count, easting)
    expect(holes.every(({ latitude }) => latitude === null)).toBe(true)
    expect(found).toEqual([
      expect.stringMatching(
        new RegExp(
          '; neither is used, because the text of the project supports latitude and longitude ' +
            String.raw`\(Leicester \(England\)\)\. Perhaps a digit of the ` +
            String.raw`easting is wrong( \(450000 instead of ` +
            String.raw`\d50000\))?: corrected, they would agree$`,
        ),
      ),
    ])
  })

  test('leave no position if nothing shows which are right', async () => {
    const { holes, found } = await importShifted('J1', 6, '550000')
    expect(holes.every(({ latitude }) => latitude === null)).toBe(true)
    expect(found).toEqual([
      expect.stringContaining(
        '; neither is used, because no other hole and no place in the text of the project',
      ),
    ])
  })
})
