import { readFileSync, symlinkSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { smallSite } from '../import/ags-text.ts'
import { createWorkspace } from '../import/workspace.ts'
import { zipBytes } from '../../../../test/zip-bytes.ts'
import { check, clean, cleanFile, type Report } from './check-file.ts'

describe('groundsheet check: attached files', () => {
  test.each([
    ['is longer than a file system allows', 'a'.repeat(300), 'FS1'],
    ['is a link to itself', 'loop.pdf', 'FS1'],
    ['is in a folder whose name is too long', 'a.pdf', 'F'.repeat(300)],
  ])('reports an attached file as missing whose name %s, and goes on', async (_, name, fileSet) => {
    const workspace = createWorkspace()
    const rows = [
      '"GROUP","FILE"',
      '"HEADING","FILE_FSET","FILE_NAME","FILE_DESC","FILE_TYPE"',
      '"UNIT","","","",""',
      '"TYPE","X","X","X","PT"',
      `"DATA","${fileSet}","${name}","Log",""`,
      '',
    ]
    const file = workspace.write('site.ags', `${clean()}\r\n${rows.join('\r\n')}`)
    workspace.write('FILE/FS1/other.pdf', 'log')
    symlinkSync('loop.pdf', `${workspace.folder}/FILE/FS1/loop.pdf`)
    const { code, out, err } = await check(file, cleanFile('4.1.1'), '--level', 'ags', '--json')
    expect([code, err]).toEqual([1, ''])
    const { files } = JSON.parse(out) as Report
    expect(files).toHaveLength(2)
    expect(files[0]?.findings.filter(({ rule }) => rule === '20')).toHaveLength(1)
  })

  test('looks for the files of FILE beside the file, in a folder and in an archive', async () => {
    const workspace = createWorkspace()
    const sets = [
      '"GROUP","FILE"',
      '"HEADING","FILE_FSET","FILE_NAME","FILE_DESC","FILE_TYPE"',
      '"UNIT","","","",""',
    ]
    const rows = [
      '"TYPE","X","X","X","PT"',
      '"DATA","FS1","a.pdf","Log",""',
      '"DATA","FS1","../a.pdf","Log",""',
      '',
    ]
    const text = `${clean()}\r\n${[...sets, ...rows].join('\r\n')}`
    const missing = async (path: string): Promise<string[]> => {
      const report = JSON.parse((await check(path, '--level', 'ags', '--json')).out) as Report
      return report.files
        .flatMap(({ findings }) => findings.filter(({ rule }) => rule === '20'))
        .map(({ message }) => message)
    }
    const file = workspace.write('site.ags', text)
    expect(await missing(file)).toHaveLength(1)
    workspace.write('FILE/FS1/a.pdf', 'log')
    workspace.write('FILE/a.pdf', 'not in its folder')
    workspace.write('a.pdf', 'not in its folder')
    expect(await missing(file)).toEqual([expect.stringContaining('../a.pdf')])
    const zipped = (...names: string[]) => {
      const files = names.map((name) => ({ name, content: name.endsWith('.ags') ? text : 'log' }))
      return missing(workspace.write('site.zip', zipBytes(files)))
    }
    expect(await zipped('site.ags')).toEqual(['The folder FILE/FS1 is not beside the file'])
    expect(await zipped('site.ags', 'FILE/FS1/b.pdf', 'FILE/a.pdf')).toHaveLength(2)
    expect(await zipped('a/site.ags', 'FILE/FS1/a.pdf')).toHaveLength(1)
    expect(await zipped('a/site.ags', 'a/FILE/FS1/a.pdf', 'a/FILE/a.pdf')).toEqual([
      expect.stringContaining('../a.pdf'),
    ])
  })
})

describe('groundsheet check: what an import would do', () => {
  test('reports the errors of an import with what it does about them', async () => {
    const file = createWorkspace().write('site.ags', smallSite({ TRAN: [['TRAN_ISNO']] }).slice(0, -2))
    const { out, code } = await check(file, '--level', 'import')
    expect(out).toContain('Import, Rule 2 (groups): 1 finding (TRAN 1)\n  note: ')
    expect(code).toBe(0)
  })

  test('reports where an import would leave holes without a position, or in doubt', async () => {
    const LOCA = [
      ['LOCA_ID', 'LOCA_NATE', 'LOCA_NATN', 'LOCA_GREF'],
      ['BH1', '430000', '433000', 'OSGB'],
      ['BH2', '430100', '433100', 'OSGB'],
      ['BH3', '430200', '433000', 'OSGB'],
      ['FAR', '430200', '133000', 'OSGB'],
      ['NONE', '', '', 'OSGB'],
      ['OFF', '9430200', '433000', 'OSGB'],
      ['EAST', '', '433000', 'OSGB'],
    ]
    const workspace = createWorkspace()
    const file = workspace.write('site.ags', smallSite({ LOCA }))
    const { out } = await check(file, '--level', 'import')
    expect(out).toContain(
      'warning: line 15, LOCA_NATE: NONE: 1 hole has no easting and no northing (LOCA_NATE, LOCA_NATN)\n',
    )
    expect(out).toContain('warning: line 17, LOCA_NATE: EAST: 1 hole has no easting (LOCA_NATE)\n')
    expect(out).toContain(
      'LOCA_NATE: OFF: grid coordinates lie outside the area of British National Grid (EPSG:27700) and ' +
        'are not placed; perhaps a digit of the easting is wrong\n',
    )
    expect(out).toContain(
      'LOCA_NATE: FAR: position in doubt, not on the map: 300 km from the rest of the site',
    )
    expect(out).not.toContain('--trust-positions')
    const json = JSON.parse((await check(file, '--level', 'import', '--json')).out) as {
      files: {
        findings: { rule: string; heading: string; advice: string; lines: number[][]; message: string }[]
      }[]
    }
    const line =
      readFileSync(file, 'utf8')
        .split('\r\n')
        .findIndex((text) => text.startsWith('"DATA","OFF"')) + 1
    const ofOff = json.files[0]?.findings.find(({ message }) => message.startsWith('OFF'))
    expect(ofOff).toMatchObject({
      heading: 'LOCA_NATE',
      advice: 'Correct LOCA_NATE and LOCA_NATN, or state their grid in LOCA_GREF',
      lines: [[line, line]],
    })
    expect((await check(file, '--level', 'ags')).out).not.toContain('position')
    const placed = LOCA.slice(0, 4).map((row) => row.slice(0, 3))
    const assumed = workspace.write('assumed.ags', smallSite({ LOCA: placed }))
    const { files } = JSON.parse((await check(assumed, '--level', 'import', '--json')).out) as Report
    const found = files[0]?.findings.find(({ rule }) => rule === 'crs')
    expect(found).toMatchObject({
      level: 'import',
      severity: 'note',
      message: expect.stringContaining(
        'No coordinate system (CRS) is declared; only British National Grid fits',
      ) as string,
    })
  })

  test('names levels that are text, as an import does', async () => {
    const hole = ['"**HOLE"', '"*HOLE_ID","*HOLE_GL"', '"<UNITS>","m"', '"BH1","abc"'].join('\r\n')
    const file = createWorkspace().write('old.ags', hole)
    const { out } = await check(file, '--level', 'import')
    expect(out).toContain('warning: line 4, HOLE_GL: 1 value is not read as a number: abc')
  })
})
