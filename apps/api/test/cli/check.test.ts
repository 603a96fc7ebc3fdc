import { spawnSync } from 'node:child_process'
import { linkSync, readFileSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { smallSite } from '../import/ags-text.ts'
import { createWorkspace } from '../import/workspace.ts'
import { zipBytes } from '../../../../test/zip-bytes.ts'
import { runCommand } from './run-command.ts'
import { PROGRAM } from './run-groundsheet.ts'

interface Report {
  version: string
  levels: string[]
  files: {
    path: string
    edition: string | null
    bytes: number | null
    sha256: string | null
    dictionary: string | null
    findings: { level: string; rule: string; severity: string; message: string; lines: number[][] }[]
  }[]
  diagnostics: { errors: number }
}

const check = (...words: string[]) => runCommand(['check', ...words])

const cleanFile = (version: string): string =>
  fileURLToPath(new URL(`../../../../packages/rules/test/files/clean-${version}.ags`, import.meta.url))

const clean = (): string => readFileSync(cleanFile('4.1.1'), 'utf8')

/** The clean file with a row that breaks rule 5 in line 24, and no more. */
const withQuote = (): string => clean().replace('"Dark brown ""TOPSOIL"""', '"Dark brown "TOPSOIL""')

describe('groundsheet check: files and their report', () => {
  test.each(['4.0.3', '4.0.4', '4.1', '4.1.1', '4.2'])(
    'finds nothing in a clean file of AGS %s',
    async (version) => {
      const { code, out } = await check(cleanFile(version))
      expect(out).toContain('AGS rules: no findings\n  BGS data rules: no findings\n  Import: no findings\n')
      expect(out).toMatch(/\nno findings\n$/)
      expect(code).toBe(0)
    },
  )

  test('a file that is missing is one line and exit code 2, as is one that cannot be read', async () => {
    const workspace = createWorkspace()
    const missing = `${workspace.folder}/missing.ags`
    expect(await check(missing)).toMatchObject({
      ...{ code: 2, out: '', err: `${missing}: there is no such file or folder\n` },
    })
    const { code, out } = await check(missing, cleanFile('4.2'))
    expect(code).toBe(2)
    expect(out).toContain(`${missing}: not read`)
    expect(out).toContain(`${cleanFile('4.2')}: AGS 4`)
    expect((await check(workspace.write('a.ags', '%PDF-1.7'))).code).toBe(2)
  })

  test('names where the report was written, last', async () => {
    const path = `${createWorkspace().folder}/report.txt`
    expect((await check(cleanFile('4.2'), '--out', path)).out).toMatch(/\nReport written to .*report\.txt\n$/)
  })

  test('refuses a report in a folder that is not there, before anything is checked', async () => {
    const folder = `${createWorkspace().folder}/none`
    expect(await check(cleanFile('4.2'), '--out', `${folder}/report.txt`)).toMatchObject({
      ...{ code: 2, out: '' },
      err: `--out ${folder}/report.txt: the folder ${folder} does not exist. Create it, or name another.\n`,
    })
  })

  test('prints size and fingerprint, then findings by level and rule', async () => {
    const file = createWorkspace().write('site.ags', withQuote())
    const { code, out } = await check(file, '--level', 'ags')
    expect(out).toMatch(
      new RegExp(`^${file}: AGS 4, ascii\n  Size: [\\d,]+ bytes\n  SHA-256: [0-9a-f]{64}\n`),
    )
    expect(out).toContain('  Checked by: Groundsheet ')
    expect(out).toContain(
      'AGS rules, Rule 5 (quotes): 1 finding (GEOL 1)\n  error: line 24, GEOL: A double quote inside a ' +
        'value is not doubled\n    Write',
    )
    expect(out).toMatch(/\n1 error\n$/)
    expect(code).toBe(1)
  })

  test('begins with a summary of several files, and shortens long lists', async () => {
    const workspace = createWorkspace()
    const rows = Array.from({ length: 12 }, (_, index) => `"DATA","BH1"${',""'.repeat(index + 9)}\r\n`)
    const long = workspace.write(
      'long.ags',
      clean().replace('"GROUP","GEOL"', `${rows.join('')}\r\n"GROUP","GEOL"`),
    )
    const { out } = await check(cleanFile('4.1.1'), long, '--level', 'ags')
    expect(out).toMatch(
      /^.*clean-4\.1\.1\.ags: no findings\n.*long\.ags: 3 kinds of error \([\d,]+ in all\).*\n\n/,
    )
    expect(out).toContain('  … and 2 more findings of this rule; --json and --out list all\n')
  })
})

describe('groundsheet check: levels, dictionaries and exit codes', () => {
  test('checks the levels it is asked for', async () => {
    const longRow = clean().replace(/"DATA","BH1"[^\r]*/, '$&,"extra"')
    const file = createWorkspace().write('site.ags', longRow)
    const found = async (...words: string[]): Promise<string[]> => {
      const report = JSON.parse((await check(file, '--json', ...words)).out) as Report
      return [...new Set(report.files.flatMap(({ findings }) => findings.map(({ level }) => level)))]
    }
    expect(await found()).toEqual(['ags', 'import'])
    expect(await found('--level', 'ags')).toEqual(['ags'])
    expect(await found('--level', 'import,ags')).toEqual(['ags', 'import'])
    expect(await found('--level', 'import')).toEqual(['import'])
    expect((await check(file, '--level', 'rules')).err).toContain(
      '"rules" is no level. Known: ags, bgs, import',
    )
  })

  test('checks with the dictionary of TRAN_AGS, or with the one it is told', async () => {
    const newer = clean().replace('"Final","Factual data","4.1.1"', '"Final","Factual data","4.2"')
    const file = createWorkspace().write('site.ags', newer.replaceAll('LOCA_NATD', 'LOCA_NSRI'))
    const stated = await check(file, '--level', 'ags')
    expect(stated.out).toContain('  Dictionary: AGS 4.2\n')
    expect(stated.out).not.toContain('Rule 9')
    const reported = await check(file, '--level', 'ags', '--edition', '4.0.4')
    expect(reported.out).toContain('  Dictionary: AGS 4.0.4\n')
    expect(reported.out).toContain('error: line 14, LOCA_NSRI: Heading LOCA_NSRI is neither in the standard')
    expect((await check(file, '--edition', '5')).code).toBe(2)
  })

  test('prints JSON with every finding and its lines', async () => {
    const file = createWorkspace().write('site.ags', clean().replaceAll('\r\n', '\n'))
    const { code, out } = await check(file, '--json')
    const { files, levels, diagnostics } = JSON.parse(out) as Report
    const lines = clean().split('\r\n').length - 1
    expect(levels).toEqual(['ags', 'bgs', 'import'])
    expect(files).toMatchObject([
      { path: file, edition: 'AGS4', findings: [{ level: 'ags', rule: '2a', lines: [[1, lines]] }] },
    ])
    expect(diagnostics.errors).toBe(0)
    expect(code).toBe(1)
  })

  test('ends with 1 from the severity of --fail-on', async () => {
    const workspace = createWorkspace()
    const note = workspace.write('note.ags', clean().replace('Firm brown CLAY', 'Firm brown CLAY, 5 °C'))
    const codes = await Promise.all(
      ['error', 'warning', 'note'].map(async (severity) => {
        return (await check(note, '--level', 'ags', '--fail-on', severity)).code
      }),
    )
    expect(codes).toEqual([0, 0, 1])
    expect((await check(note, '--fail-on', 'nothing')).code).toBe(2)
  })

  test('lists what cannot be read as an error, whatever the level', async () => {
    const workspace = createWorkspace()
    const empty = workspace.write('empty.ags', '')
    const text = workspace.write('text.ags', 'nothing of AGS\n')
    const damaged = { name: 'site.ags', content: smallSite(), statedContent: 'other' }
    const archive = workspace.write('bad.zip', zipBytes([damaged]))
    for (const level of ['ags', 'import']) {
      const { out, code } = await check(empty, text, archive, cleanFile('4.2'), '--level', level)
      expect(code).toBe(2)
      expect(out).toContain('is empty\n')
      expect(out).toContain('text.ags: not AGS\n')
      expect(out).toContain('error: This is not an AGS file: it has no GROUP line')
      expect(out).toContain('bad.zip/site.ags: not read\n')
      expect(out).toContain(': not checked\n')
      expect(out).toContain('clean-4.2.ags: AGS 4, ascii')
    }
    const { out } = await check(text, '--level', 'ags', '--json')
    const found = (JSON.parse(out) as Report).files[0]?.findings.filter(
      ({ severity }) => severity === 'error',
    )
    expect(found?.map(({ rule }) => rule)).toEqual(['unreadable'])
  })
})

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
        findings: { rule: string; heading: string; mend: string; lines: number[][]; message: string }[]
      }[]
    }
    const line =
      readFileSync(file, 'utf8')
        .split('\r\n')
        .findIndex((text) => text.startsWith('"DATA","OFF"')) + 1
    const ofOff = json.files[0]?.findings.find(({ message }) => message.startsWith('OFF'))
    expect(ofOff).toMatchObject({
      heading: 'LOCA_NATE',
      mend: 'Correct LOCA_NATE and LOCA_NATN, or state their grid in LOCA_GREF',
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

describe('groundsheet check: rules', () => {
  test.each([
    ['AGS4 Rule 10a', { LOCA: [['LOCA_ID'], ['BH1'], ['BH1']] }, /^Remove one of the rows/],
    ['left-out', { LOCA: [['LOCA_ID'], ['BH1', 'more']] }, /^Remove the values too many/],
    [
      'duplicate-heading',
      {
        LOCA: [
          ['LOCA_ID', 'LOCA_GL', 'LOCA_GL'],
          ['BH1', '1', '1'],
        ],
      },
      /^Remove one of/,
    ],
    ['several-projects', { PROJ: [['PROJ_ID'], ['1'], ['2']] }, /^Give each project a file of its own/],
    ['project-without-id', { PROJ: [['PROJ_NAME'], ['A']] }, /^State the number of the project in PROJ_ID$/],
    ['project-without-id', { PROJ: [['PROJ_ID'], ['N/A']] }, /^State the number of the project in PROJ_ID$/],
  ])('says what to do about %s', async (rule, groups, mend) => {
    const file = createWorkspace().write('site.ags', smallSite(groups))
    const levels = rule === 'left-out' ? [] : ['--level', 'import']
    const { files } = JSON.parse((await check(file, ...levels, '--json')).out) as Report
    const found = files[0]?.findings.filter((one) => one.level === 'import' && one.rule === rule)
    expect(found).not.toEqual([])
    for (const one of found ?? []) expect(one).toMatchObject({ mend: expect.stringMatching(mend) as string })
  })

  test('checks the data rules of the British Geological Survey, with coasts of Great Britain', async () => {
    const inTheSea = clean().replaceAll('"450000.00","300000.00"', '"650000.00","500000.00"')
    const file = createWorkspace().write('site.ags', inTheSea)
    const { out, code } = await check(file, '--level', 'bgs')
    expect(out).toContain('BGS data rules: 1 warning\n')
    expect(out).toContain(
      'BGS data rules, Within Great Britain: 1 finding (LOCA 1)\n  warning: line 17, LOCA_NATE: ',
    )
    expect(code).toBe(0)
  })

  test('checks files of AGS 3 by the rules of AGS 3', async () => {
    const hole = ['"**HOLE"', '"*HOLE_ID"', '"<UNITS>"', `"${'x'.repeat(239)}"`].join('\r\n')
    const file = createWorkspace().write('old.ags', hole)
    const { out, code } = await check(file, '--level', 'ags')
    expect(out).toContain('AGS 3, ascii')
    expect(out).toContain(
      'AGS rules, Rule 12 (line length): 1 finding (HOLE 1)\n  error: line 4, HOLE: ' +
        'The line is longer than 240',
    )
    expect(code).toBe(1)
  })

  test.each([
    [';', ';', ['4', '5', '19a', '13', '14', '15', '17', 'unreadable']],
    ['\t', 'tabs', ['4', '5', '19a', '13', '14', '15', '17', 'unreadable']],
  ])(
    'checks the lines of a text with %j between its fields, which is no AGS file',
    async (mark, name, rules) => {
      const site = createWorkspace().write('site.ags', smallSite().replaceAll('","', `"${mark}"`))
      const { out, code } = await check(site, '--json')
      expect(code).toBe(2)
      const errors = (JSON.parse(out) as Report).files[0]?.findings.filter(
        ({ severity }) => severity === 'error',
      )
      expect(errors?.map(({ rule }) => rule)).toEqual(rules)
      expect(errors?.find(({ rule }) => rule === '5')).toMatchObject({
        message: `Fields are separated by ${name} in place of ,`,
        lines: expect.arrayContaining([[1, 5]]) as unknown,
      })
    },
  )
})

test('an archive in a folder that cannot be read is an error, and the other files are checked', async () => {
  const workspace = createWorkspace()
  const archive = workspace.write('in/bad.zip', 'PK\u0003\u0004 cut off')
  const site = workspace.write('in/site.ags', smallSite())
  const { out, code } = await check(join(workspace.folder, 'in'), '--level', 'ags')
  expect(code).toBe(2)
  expect(out).toContain(`${archive}: not read\n`)
  expect(out).toContain(`${site}: AGS 4, ascii\n`)
})

describe('groundsheet check --out: what is written', () => {
  test('writes a workbook with files, rules and findings', async () => {
    const workspace = createWorkspace()
    const file = workspace.write('site.ags', withQuote())
    const out = `${workspace.folder}/report.xlsx`
    expect((await check(file, '--out', out)).code).toBe(1)
    const parts = unzipSync(readFileSync(out))
    const text = (name: string): string => new TextDecoder().decode(parts[name])
    const cells = (sheet: number): string[] =>
      [...text(`xl/worksheets/sheet${sheet}.xml`).matchAll(/<(?:t|v)[^>]*>([^<]*)</g)].map(
        ([, cell = '']) => cell,
      )
    expect(text('xl/workbook.xml').match(/sheet name="\w+"/g)).toEqual(
      ['Files', 'Rules', 'Findings'].map((name) => `sheet name="${name}"`),
    )
    expect(text('xl/worksheets/sheet3.xml')).toMatch(
      /<col min="9" max="9" width="\d{2}"[^]*<autoFilter ref="A1:J\d+"\/><\/worksheet>$/,
    )
    expect(cells(1)).toEqual(
      expect.arrayContaining([file, 'AGS 4, ascii', expect.stringMatching(/^[0-9a-f]{64}$/), '1 error']),
    )
    expect(cells(2)).toEqual(expect.arrayContaining([file, 'AGS rules', '5', 'GEOL', '1']))
    expect(cells(3)).toEqual(
      expect.arrayContaining(['error', '24', 'A double quote inside a value is not doubled']),
    )
  })

  test('writes all findings as text and as a page that stands alone', async () => {
    const workspace = createWorkspace()
    const file = workspace.write('<site>.ags', withQuote())
    for (const name of ['report.txt', 'report.html']) {
      await check(file, '--level', 'ags', '--out', `${workspace.folder}/${name}`)
      const report = readFileSync(`${workspace.folder}/${name}`, 'utf8')
      expect(report).toContain('AGS rules, Rule 5 (quotes): 1 finding (GEOL 1)')
      expect(report).toMatch(/[0-9a-f]{64}/)
    }
    const page = readFileSync(`${workspace.folder}/report.html`, 'utf8')
    expect(page).toContain('&lt;site&gt;.ags')
    expect(page).not.toMatch(/<site>|<script|src=|href=/)
  })
})

describe('groundsheet check --out: what is refused', () => {
  test('replaces a file only with --force, and an input never, also by another name', async () => {
    const workspace = createWorkspace()
    const text = withQuote()
    const file = workspace.write('site.txt', text)
    const out = workspace.write('report.txt', 'mine')
    const refused = await check(file, '--out', out)
    expect([refused.code, refused.out, refused.err]).toEqual([
      2,
      '',
      `--out ${out}: exists already. Name another one, or add --force to replace it.\n`,
    ])
    expect(readFileSync(out, 'utf8')).toBe('mine')
    expect((await check(file, '--level', 'ags', '--out', out, '--force')).err).toBe('')
    expect(readFileSync(out, 'utf8')).toContain('Rule 5 (quotes)')
    const ags = workspace.write('site.ags', text)
    symlinkSync(ags, `${workspace.folder}/link.txt`)
    linkSync(ags, `${workspace.folder}/second-name.txt`)
    const targets = [
      [file, `${workspace.folder}/../${basename(workspace.folder)}/site.txt`],
      ...['link.txt', 'second-name.txt'].flatMap((name) =>
        [ags, workspace.folder].map((input) => [input, `${workspace.folder}/${name}`] as const),
      ),
    ] as const
    for (const [input, target] of targets) {
      const { code, err } = await check(input, '--out', target, '--force')
      expect([code, err]).toEqual([2, `--out ${target}: is one of the files to check. Name another file.\n`])
    }
    expect([file, ags].map((path) => readFileSync(path, 'utf8'))).toEqual([text, text])
  })

  test('says in one line that the output cannot be written', () => {
    const run = `"${process.execPath}" "${PROGRAM}" check "${cleanFile('4.1.1')}" > /dev/full`
    const { status, stderr } = spawnSync('sh', ['-c', run], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([
      1,
      expect.stringMatching(/^The output cannot be written \(ENOSPC.*\)\n$/),
    ])
  })

  test('ends with exit code 2 for a file without AGS data, as for one that cannot be read', async () => {
    const file = createWorkspace().write('hello.ags', 'hello')
    const { code, out } = await check(file)
    expect(code).toBe(2)
    expect(out).toContain('AGS rules: not checked')
  })

  test('refuses another ending, and says when it cannot write', async () => {
    const workspace = createWorkspace()
    const { code, err } = await check(cleanFile('4.1.1'), '--out', 'report.pdf')
    expect([code, err]).toEqual([2, expect.stringContaining('Name a file that ends in .xlsx, .txt, .html')])
    workspace.write('taken', '')
    const refused = await check(cleanFile('4.1.1'), '--out', `${workspace.folder}/taken/report.txt`)
    expect([refused.code, refused.out]).toEqual([2, ''])
    expect(refused.err).toMatch(
      /^--out .*taken\/report\.txt: .*taken is a file, not a folder\. Name a folder\.\n$/,
    )
  })
})
