import { describe, expect, test } from 'vitest'
import { ags3 } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

describe('groups', () => {
  test('of AGS 3 declare their grid in a heading with another name', async () => {
    const workspace = createWorkspace()
    const HOLE = [
      ['HOLE_ID', 'HOLE_NATE', 'HOLE_NATN', 'HOLE_GREF'],
      ['B1', '450000', '300000', 'OSGB'],
    ]
    const report = await workspace.import(
      workspace.write('site.ags', ags3({ PROJ: [['PROJ_ID'], ['J3']], HOLE })),
    )
    expect(report.projects[0]?.crs.reason).toMatch(/^HOLE_GREF says "OSGB"/)
  })

  test('of AGS 3 keep their names, with HOLE for the holes', async () => {
    const workspace = createWorkspace()
    const text = ags3({
      PROJ: [
        ['PROJ_ID', 'PROJ_NAME', 'PROJ_AGS'],
        ['J3', 'Old Wharf', '3.1'],
      ],
      HOLE: [
        ['HOLE_ID', 'HOLE_TYPE', 'HOLE_NATE', 'HOLE_NATN', 'HOLE_GL', 'HOLE_FDEP'],
        ['B1', 'TP', '450000', '300000', '3.2', '2.5'],
      ],
      SAMP: [
        ['HOLE_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE'],
        ['B1', '1.0', '1', 'U'],
      ],
      TRIG: [
        ['HOLE_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SPEC_REF', 'SPEC_DPTH', 'TRIG_TYPE'],
        ['B1', '1.0', '1', 'U', '1', '1.1', 'UU'],
      ],
      TRIX: [
        ['HOLE_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SPEC_REF', 'SPEC_DPTH', 'TRIX_TESN', 'TRIX_CELL'],
        ['B1', '1.0', '1', 'U', '1', '1.1', '2', '50'],
      ],
    })
    await workspace.import(workspace.write('old.ags', text), { crs: 'EPSG:27700' })
    expect(workspace.holes()).toMatchObject([
      { table: 'HOLE', locationId: 'B1', easting: 450000, groundLevel: 3.2, finalDepth: 2.5 },
    ])
    expect(workspace.rows('TRIX')[0]?.parents).toEqual([
      {
        table: 'TRIG',
        keys: {
          HOLE_ID: 'B1',
          SAMP_TOP: '1.0',
          SAMP_REF: '1',
          SAMP_TYPE: 'U',
          SPEC_REF: '1',
          SPEC_DPTH: '1.1',
        },
      },
      { table: 'SAMP', keys: { HOLE_ID: 'B1', SAMP_TOP: '1.0', SAMP_REF: '1', SAMP_TYPE: 'U' } },
    ])
    expect(workspace.styles().B1).toMatchObject({ locationType: 'TP', locationTypeName: 'Trial pit/trench' })
  })
})
