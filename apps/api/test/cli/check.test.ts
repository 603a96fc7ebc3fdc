import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { smallSite } from '../import/ags-text.ts'
import { createWorkspace } from '../import/workspace.ts'
import { zipBytes } from '../../../../test/zip-bytes.ts'
import { check, clean, cleanFile, type Report, withQuote } from './check-file.ts'

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
  test('checks the levels of --level', async () => {
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
      '"rules" is not a level. Known: ags, bgs, import',
    )
  })

  test('checks with the dictionary of TRAN_AGS, or with the one of --edition', async () => {
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

test('an archive in a folder that cannot be read is an error, and the other files are checked', async () => {
  const workspace = createWorkspace()
  const archive = workspace.write('in/bad.zip', 'PK\u0003\u0004 cut off')
  const site = workspace.write('in/site.ags', smallSite())
  const { out, code } = await check(join(workspace.folder, 'in'), '--level', 'ags')
  expect(code).toBe(2)
  expect(out).toContain(`${archive}: not read\n`)
  expect(out).toContain(`${site}: AGS 4, ascii\n`)
})
