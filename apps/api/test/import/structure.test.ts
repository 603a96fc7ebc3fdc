import { describe, expect, test } from 'vitest'
import { ags3, smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

const rulesOf = (report: { diagnostics: { items: readonly { rule: string }[] } }) =>
  report.diagnostics.items.map(({ rule }) => rule)

describe('rows without their hole', () => {
  const GEOL = [
    ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
    ['BH1', '0.00', '0.30', 'TOPSOIL'],
    ['BH9', '0.00', '1.00', 'PEAT'],
    ['BH9', '1.00', '2.00', 'SAND'],
  ]

  test('are kept in the table of the project without a hole, and reported once', async () => {
    const workspace = createWorkspace()
    const report = await workspace.import(workspace.write('site.ags', smallSite({ GEOL })))
    expect(workspace.rows('GEOL').map(({ locationId }) => locationId)).toEqual(['BH1', 'BH9', 'BH9'])
    expect(workspace.tables()).toEqual({
      BH1: [{ code: 'GEOL', rows: 1, name: expect.any(String) as string }],
      BH2: [],
    })
    expect(workspace.projectTables().J1).toMatchObject([{ code: 'LOCA' }, { code: 'GEOL', rows: 3 }])
    const found = report.diagnostics.items.filter(({ rule }) => rule === 'AGS4 Rule 10c')
    expect(found).toMatchObject([{ group: 'GEOL', severity: 'warning', line: 19 }])
    expect(found[0]?.message).toContain('BH9')
  })

  test('of AGS 3 are reported once, too', async () => {
    const workspace = createWorkspace()
    const groups = {
      PROJ: [['PROJ_ID'], ['J3']],
      HOLE: [['HOLE_ID'], ['B1']],
      GEOL: [
        ['HOLE_ID', 'GEOL_TOP', 'GEOL_BASE'],
        ['B9', '0.00', '1.00'],
      ],
    }
    const { diagnostics } = await workspace.import(workspace.write('site.ags', ags3(groups)))
    const found = diagnostics.items.filter(({ message }) => message.includes('B9'))
    expect(found).toMatchObject([{ rule: 'unknown-location' }])
  })

  test('are linked to it when it is imported', async () => {
    const workspace = createWorkspace()
    await workspace.import(workspace.write('1.ags', smallSite({ GEOL })))
    const before = workspace.rows('GEOL')
    const LOCA = [['LOCA_ID'], ['BH9']]
    await workspace.import(workspace.write('2.ags', smallSite({ LOCA, GEOL: [] })))
    expect(workspace.tables()).toMatchObject({ BH9: [{ code: 'GEOL', rows: 2 }] })
    expect(workspace.rows('GEOL')).toEqual(before)
  })
})

describe('repeated keys', () => {
  test('in one block: every row is kept with its own id, also on the next import', async () => {
    const workspace = createWorkspace()
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
      ['BH1', '0.00', '1.00', 'first'],
      ['BH1', '0.00', '1.00', 'second'],
      ['BH1', '0.00', '1.00', 'third'],
    ]
    const file = workspace.write('site.ags', smallSite({ GEOL }))
    const report = await workspace.import(file)
    expect(rulesOf(report)).toContain('AGS4 Rule 10a')
    expect(workspace.rows('GEOL').map(({ data }) => data.GEOL_DESC)).toEqual(['first', 'second', 'third'])
    const before = workspace.dump()
    await workspace.import(file)
    expect(workspace.dump()).toEqual(before)
  })

  test('of holes: both are locations, and rows that name them belong to the first', async () => {
    const workspace = createWorkspace()
    const LOCA = [
      ['LOCA_ID', 'LOCA_FDEP'],
      ['BH1', '5.00'],
      ['BH1', '6.00'],
    ]
    await workspace.import(workspace.write('site.ags', smallSite({ LOCA })))
    expect(workspace.holes().map(({ locationId, finalDepth }) => [locationId, finalDepth])).toEqual([
      ['BH1', 5],
      ['BH1', 6],
    ])
    const rows = workspace.read((c) =>
      c.prepare<[], { tables: string }>('SELECT tables FROM location ORDER BY seq').all(),
    )
    expect(rows.map(({ tables }) => JSON.parse(tables) as unknown)).toMatchObject([
      [{ code: 'GEOL', rows: 2 }],
      [],
    ])
  })

  test('in another block of the group: one row has the headings of both', async () => {
    const workspace = createWorkspace()
    const groups = {
      'GEOL 2': [
        ['GEOL_BASE', 'LOCA_ID', 'GEOL_TOP', 'GEOL_GEOL'],
        ['0.30', 'BH1', '0.00', 'TS'],
      ],
    }
    const report = await workspace.import(workspace.write('site.ags', smallSite(groups)))
    const rows = { total: 6, added: 6, changed: 0, unchanged: 0, removed: 0 }
    expect(report.projects).toMatchObject([{ rows }])
    expect(workspace.rows('GEOL').map(({ data }) => data)).toEqual([
      { LOCA_ID: 'BH1', GEOL_TOP: '0.00', GEOL_BASE: '0.30', GEOL_DESC: 'TOPSOIL', GEOL_GEOL: 'TS' },
      { LOCA_ID: 'BH1', GEOL_TOP: '0.30', GEOL_BASE: '4.00', GEOL_DESC: 'Firm CLAY' },
      { LOCA_ID: 'BH2', GEOL_TOP: '0.00', GEOL_BASE: '2.00', GEOL_DESC: 'MADE GROUND' },
    ])
  })
})

describe('groups', () => {
  test('defined by a user have the keys and the parent of DICT', async () => {
    const workspace = createWorkspace()
    const dictHeadings = ['DICT_TYPE', 'DICT_GRP', 'DICT_HDNG', 'DICT_STAT', 'DICT_DESC', 'DICT_PGRP']
    const key = (heading: string) => ['HEADING', 'WXYZ', heading, 'KEY', '', '']
    const groups = {
      DICT: [
        dictHeadings,
        ['GROUP', 'WXYZ', '', '', 'Core photographs', 'GEOL'],
        key('LOCA_ID'),
        key('GEOL_TOP'),
        key('GEOL_BASE'),
        key('WXYZ_NO'),
      ],
      WXYZ: [
        ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'WXYZ_NO', 'WXYZ_FILE'],
        ['BH1', '0.00', '0.30', '1', 'a.jpg'],
      ],
    }
    await workspace.import(workspace.write('1.ags', smallSite(groups)))
    const changed = {
      WXYZ: [
        ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'WXYZ_NO', 'WXYZ_FILE'],
        ['BH1', '0.00', '0.30', '1', 'b.jpg'],
      ],
    }
    // DICT of the first delivery still applies.
    const second = await workspace.import(workspace.write('2.ags', smallSite(changed)))
    expect(second.projects[0]?.rows).toMatchObject({ added: 0, changed: 1 })
    expect(workspace.rows('WXYZ')).toMatchObject([
      {
        locationId: 'BH1',
        parents: [{ table: 'GEOL', keys: { LOCA_ID: 'BH1', GEOL_TOP: '0.00', GEOL_BASE: '0.30' } }],
        data: { WXYZ_FILE: 'b.jpg' },
      },
    ])
    expect(workspace.projectTables().J1).toContainEqual({ code: 'WXYZ', rows: 1, name: 'Core photographs' })
  })

  test('of unknown definition are kept row by row', async () => {
    const workspace = createWorkspace()
    const QQQQ = [
      ['LOCA_ID', 'QQQQ_A'],
      ['BH1', 'x'],
      ['BH1', 'y'],
      ['BH1', 'x'],
    ]
    const file = workspace.write('site.ags', smallSite({ QQQQ }))
    await workspace.import(file)
    await workspace.import(file)
    expect(workspace.rows('QQQQ').map(({ data }) => data.QQQQ_A)).toEqual(['x', 'y', 'x'])
    expect(workspace.projectTables().J1).toContainEqual({ code: 'QQQQ', rows: 3, name: 'QQQQ' })
  })

  test('of unknown definition, repeated with other headings, have separate rows', async () => {
    const workspace = createWorkspace()
    const first = [
      ['ZZZZ_A', 'ZZZZ_B'],
      ['1', '2'],
    ]
    const others = [
      ['ZZZZ_C', 'ZZZZ_D'],
      ['1', '2'],
    ]
    const swapped = [
      ['ZZZZ_B', 'ZZZZ_A'],
      ['1', '2'],
    ]
    const sameRow = [
      ['ZZZZ_B', 'ZZZZ_A'],
      ['2', '1'],
    ]
    const tables = { ZZZZ: first, 'ZZZZ 2': others, 'ZZZZ 3': swapped, 'ZZZZ 4': sameRow }
    const { diagnostics } = await workspace.import(workspace.write('site.ags', smallSite(tables)), {
      strict: true,
    })
    expect(diagnostics.errors).toBe(0)
    expect(workspace.rows('ZZZZ').map(({ data }) => data)).toEqual([
      { ZZZZ_A: '1', ZZZZ_B: '2' },
      { ZZZZ_C: '1', ZZZZ_D: '2' },
      { ZZZZ_B: '1', ZZZZ_A: '2' },
    ])
  })

  test('without holes are kept, and are not tables of the API', async () => {
    const workspace = createWorkspace()
    const UNIT = [
      ['UNIT_UNIT', 'UNIT_DESC'],
      ['m', 'metre'],
    ]
    const report = await workspace.import(workspace.write('site.ags', smallSite({ UNIT })))
    expect(report.projects[0]?.groups).toEqual({ LOCA: 2, PROJ: 1, GEOL: 3, UNIT: 1 })
    expect(workspace.projectTables().J1).toEqual([
      { code: 'LOCA', rows: 2, name: 'Location Details' },
      { code: 'GEOL', rows: 3, name: 'Field Geological Descriptions' },
    ])
  })

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

describe('values', () => {
  test('are kept unchanged, whatever they contain', async () => {
    const workspace = createWorkspace()
    const wild = [
      '12.50',
      ' 1 ',
      'a "quoted" word',
      'line\r\nbreak',
      '<b>&amp;</b>',
      'Gräfelfing 粘土 🪨',
      '\\u0041',
      '__proto__',
    ]
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
      ...wild.map((value, i) => ['BH1', String(i), String(i + 1), value]),
    ]
    await workspace.import(workspace.write('site.ags', smallSite({ GEOL })))
    expect(workspace.rows('GEOL').map(({ data }) => data.GEOL_DESC)).toEqual(wild)
  })

  test('with blanks, slashes and markup in names link rows to holes', async () => {
    const workspace = createWorkspace()
    const name = `BH 1/2, "A" <b>,"data":{`
    const LOCA = [
      ['LOCA_ID', 'LOCA_FDEP'],
      [name, '5.00'],
    ]
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE'],
      [` ${name}`, '0', '1'],
    ]
    await workspace.import(workspace.write('site.ags', smallSite({ LOCA, GEOL })))
    expect(workspace.holes()).toMatchObject([{ locationId: name, data: { LOCA_ID: name } }])
    expect(workspace.rows('GEOL')).toMatchObject([{ locationId: name, data: { LOCA_ID: ` ${name}` } }])
    expect(workspace.tables()).toMatchObject({ [name]: [{ code: 'GEOL', rows: 1 }] })
  })
})

describe('a file in two encodings', () => {
  const site = (...parts: Uint8Array[]) => Buffer.concat([Buffer.from(smallSite()), ...parts])
  const row = (text: string, encoding: BufferEncoding) =>
    Buffer.from(`"GROUP","SAMP"\r\n"HEADING","LOCA_ID","SAMP_REM"\r\n"DATA","BH1","${text}"\r\n`, encoding)

  test('is read as Windows-1252 with a warning that names the first line of the other', async () => {
    const workspace = createWorkspace()
    const file = workspace.write('mixed.ags', site(row('20°', 'latin1'), row('façade', 'utf8')))
    const { diagnostics } = await workspace.import(file)
    const line = smallSite().split('\n').length + 5
    expect(diagnostics.items.filter(({ rule }) => rule === 'mixed-encoding')).toMatchObject([
      { severity: 'warning', line, file },
    ])
  })

  test.each([
    ['Windows-1252 alone', 'latin1', 'Château, 20°, Â and Ã'],
    ['UTF-8 alone', 'utf8', 'façade – 20°'],
  ] as const)('%s is no such file', async (_what, encoding, text) => {
    const workspace = createWorkspace()
    const { diagnostics } = await workspace.import(workspace.write('one.ags', site(row(text, encoding))))
    expect(diagnostics.items.filter(({ rule }) => rule === 'mixed-encoding')).toEqual([])
  })
})
