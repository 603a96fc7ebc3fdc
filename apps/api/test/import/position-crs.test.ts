import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { importLines } from '../../src/cli/print-import.ts'
import { createWorkspace } from './workspace.ts'
import { HEADINGS, messages, siteWith } from './stated-positions.ts'

describe('positions', () => {
  test('are null if several grids are possible; --crs decides, also for later deliveries', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
      ['BH1', '250000.00', '250000.00'],
    ]
    const file = workspace.write('site.ags', smallSite({ LOCA, PROJ: [['PROJ_ID'], ['J1']] }))
    const undecided = await workspace.import(file)
    expect(undecided.projects[0]?.crs).toMatchObject({ code: null, source: 'none' })
    expect(undecided.projects[0]?.crs.candidates).toContain('EPSG:27700')
    expect(undecided.projects[0]?.locations.unplaced).toEqual(['BH1'])
    const given = await workspace.import(file, { crs: '27700' })
    expect(given.projects[0]?.crs).toMatchObject({ code: 'EPSG:27700', source: 'given' })
    const before = workspace.dump()
    const later = await workspace.import(file)
    expect(later.projects[0]?.crs).toMatchObject({ code: 'EPSG:27700', source: 'given' })
    expect(workspace.dump()).toEqual(before)
  })

  test('are in the CRS that a later delivery declares, with a warning if it replaces --crs', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN'],
      ['BH1', '250000.00', '250000.00'],
    ]
    const first = workspace.write('first.ags', smallSite({ LOCA }))
    const declares = (gref: string) => [
      [...(LOCA[0] ?? []), 'LOCA_GREF'],
      ['BH1', '250000.00', '250000.00', gref],
    ]
    const second = workspace.write('second.ags', smallSite({ LOCA: declares('OSI') }))
    const lost = (report: Parameters<typeof messages>[0]) =>
      messages(report, 'crs').filter((message) => message.includes('no longer holds'))
    await workspace.import(first, { crs: 'EPSG:27700' })
    const agreed = await workspace.import(workspace.write('same.ags', smallSite({ LOCA: declares('OSGB') })))
    expect(lost(agreed)).toEqual([])
    await workspace.import(first, { crs: 'EPSG:27700' })
    const declared = await workspace.import(second)
    expect(declared.projects[0]?.crs).toMatchObject({ code: 'EPSG:29903', source: 'declared' })
    expect(lost(declared)).toEqual([
      'LOCA_GREF says "OSI", which is Irish Grid (EPSG:29903); an earlier import was given --crs ' +
        'EPSG:27700, which no longer holds. To keep it, import again with --crs EPSG:27700',
    ])
    expect(lost(await workspace.import(second))).toEqual([])
    const kept = await workspace.import(second, { crs: 'EPSG:27700' })
    expect(kept.projects[0]?.crs).toMatchObject({ code: 'EPSG:27700', source: 'given' })
    expect(lost(kept)).toEqual([])
  })

  test('far from the site, but not hundreds of kilometres, give a warning', async () => {
    const workspace = createWorkspace()
    const report = await workspace.import(
      workspace.write('site.ags', siteWith(['FAR', '454100', '303100', '', ''])),
    )
    expect(messages(report, 'position')).toEqual([
      'FAR (5.1 km): far from the rest of the site; look for a typing error in the coordinates',
    ])
    expect(workspace.holes().at(-1)?.latitude).not.toBeNull()
  })
})

test('holes with grid coordinates in no known grid are not among those without coordinates', async () => {
  const workspace = createWorkspace()
  const text = smallSite({
    LOCA: [HEADINGS, ['LOCAL', '100', '200', '', '', 'Site grid'], ['NONE', '', '', '', '', '']],
    GEOL: [],
  })
  const report = await workspace.import(workspace.write('site.ags', text))
  expect(report.projects[0]?.locations).toMatchObject({
    unplaced: ['LOCAL', 'NONE'],
    withoutGrid: ['LOCAL'],
    contradictory: [],
  })
  const printed = importLines(report, { command: () => '', json: '--json', allDiagnostics: '' })
  expect(printed).toContain('          without coordinates: NONE')
  expect(printed).toContain('          grid coordinates without a known grid, or outside it: LOCAL')
})
