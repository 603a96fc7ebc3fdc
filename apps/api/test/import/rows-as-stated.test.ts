import { describe, expect, test } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

const rulesOf = (report: { diagnostics: { items: readonly { rule: string }[] } }) =>
  report.diagnostics.items.map(({ rule }) => rule)

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
