import { spawnSync } from 'node:child_process'
import { linkSync, readFileSync, symlinkSync } from 'node:fs'
import { basename } from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, test } from 'vitest'
import { createWorkspace } from '../import/workspace.ts'
import { PROGRAM } from './run-groundsheet.ts'
import { check, cleanFile, withQuote } from './check-file.ts'

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
