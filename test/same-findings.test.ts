import { openAsBlob, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { loadGreatBritain, placeSite } from '@groundsheet/coordinates'
import { describe, expect, test } from 'vitest'
import { checkFiles } from '../apps/api/src/import/index.ts'
import { smallSite } from '../apps/api/test/import/ags-text.ts'
import { createWorkspace } from '../apps/api/test/import/workspace.ts'
import { checkFile } from '../apps/web/src/features/check/check-file.ts'
import { positionFindings } from '../apps/web/src/features/check/positions/position-findings.ts'
import type { RuleFinding } from '../packages/rules/src/index.ts'
import { hasRealFiles, REAL_FILES, realFilePath } from './real-files.ts'

const rulesFiles = fileURLToPath(new URL('../packages/rules/test/files', import.meta.url))

const isInGreatBritain = await loadGreatBritain()

/** What the page finds of a file, with its positions. */
async function findInPage(path: string): Promise<readonly RuleFinding[]> {
  const blob = await openAsBlob(path)
  const chunks = async function* () {
    for await (const chunk of blob.stream()) yield chunk
  }
  const { result, site } = await checkFile(
    { name: path, size: blob.size, chunks },
    { version: null, archive: null, isInGreatBritain, onProgress: () => undefined },
  )
  return [...result.findings, ...(site === null ? [] : positionFindings(await placeSite(site)))]
}

const findInShell = async (path: string): Promise<readonly RuleFinding[]> =>
  (await checkFiles([path])).files[0]?.findings ?? []

/** The page does not see the folder of a file, so that rule 20 is not checked against it. */
const isNotOfFolder = ({ message }: RuleFinding): boolean => !message.includes('is not beside the file')

/** A project of one column. */
const oneColumn = (id: string): string =>
  ['"GROUP","PROJ"', '"HEADING","PROJ_ID"', '"UNIT",""', '"TYPE","X"', `"DATA","${id}"`, ''].join('\r\n')

/** Findings of the import that the AGS rules report for the same line. */
function repeatedOf(findings: readonly RuleFinding[]): readonly RuleFinding[] {
  const ofRules = findings.filter(({ level }) => level === 'ags')
  const isStated = ({ rule, lines }: RuleFinding) =>
    ofRules.some(
      (other) =>
        `AGS4 Rule ${other.rule}` === rule &&
        lines.some(([line]) => other.lines.some(([first, last]) => first <= line && line <= last)),
    )
  return findings.filter((finding) => finding.level === 'import' && isStated(finding))
}

const sorted = (findings: readonly RuleFinding[]): string[] =>
  findings
    .filter(isNotOfFolder)
    .map((finding) => JSON.stringify(finding))
    .sort()

describe('the check page finds the same as the shell', () => {
  test.each(readdirSync(rulesFiles))('in %s', async (name) => {
    const path = join(rulesFiles, name)
    expect(sorted(await findInPage(path))).toEqual(sorted(await findInShell(path)))
  })

  test.skipIf(!hasRealFiles).each(REAL_FILES)('in %s', async (name) => {
    const path = realFilePath(name)
    expect(sorted(await findInPage(path))).toEqual(sorted(await findInShell(path)))
  })

  test.each([
    ['without a byte', ''],
    ['without a group', 'nothing of AGS\n'],
    ['that is no text', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 0, 1])],
    ['of two encodings', Buffer.from(oneColumn('\u00e9\u00c3\u00a9'), 'latin1')],
    ['with too many values', oneColumn('1","lost')],
    ['of AGS 3 with too many values', '"**PROJ"\r\n"*PROJ_ID"\r\n"<UNITS>"\r\n"1","lost"\r\n'],
  ])('in a file %s', async (_, content) => {
    const path = join(createWorkspace().folder, 'site.ags')
    writeFileSync(path, content)
    const found = await findInPage(path)
    expect(found.length).toBeGreaterThan(0)
    expect(sorted(found)).toEqual(sorted(await findInShell(path)))
  })
})

describe('units are resolved alike by the page, the shell and an import', () => {
  const geol = (unit: string, ...rows: string[]) =>
    [
      '"GROUP","GEOL"',
      '"HEADING","LOCA_ID","GEOL_TOP","GEOL_BASE","GEOL_DESC"',
      `"UNIT","","${unit}","m",""`,
      '"TYPE","ID","2DP","2DP","X"',
      ...rows.map((row) => `"DATA",${row}`),
      '',
    ].join('\r\n')
  const site = (...groups: string[]) =>
    [
      oneColumn('J1'),
      '"GROUP","LOCA"\r\n"HEADING","LOCA_ID"\r\n"UNIT",""\r\n"TYPE","ID"\r\n"DATA","BH1"\r\n',
      ...groups,
    ].join('')
  const isOfUnits = ({ rule }: { readonly rule: string }) =>
    ['contradicting-unit', 'unit-converted', 'length-unit'].includes(rule)

  async function findEverywhere(text: string) {
    const workspace = createWorkspace()
    const path = workspace.write('site.ags', text)
    const [page, shell] = [await findInPage(path), await findInShell(path)]
    const { diagnostics } = await workspace.import(path)
    const messagesOf = (found: readonly { readonly rule: string; readonly message: string }[]) =>
      found.filter(isOfUnits).map(({ message }) => message)
    const rows = workspace.rows('GEOL').map(({ data }) => data.GEOL_TOP)
    expect(sorted(page)).toEqual(sorted(shell))
    expect(messagesOf(shell)).toEqual(messagesOf(diagnostics.items))
    return { messages: messagesOf(page), rows }
  }

  test('of a group in two units', async () => {
    const text = site(geol('m', '"BH1","0.00","1.00","a"'), geol('ft', '"BH1","3.00","6.00","b"'))
    const { messages } = await findEverywhere(text)
    expect(messages).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^The unit is ft here and m at line \d+; converted to m without rounding/),
      ]),
    )
  })

  test('a question mark in place of a unit contradicts none', async () => {
    const text = site(geol('?', '"BH1","0.00","1.00","a"'), geol('m', '"BH1","1.00","2.00","b"'))
    const { messages, rows } = await findEverywhere(text)
    expect(messages.filter((message) => message.includes('left out: '))).toEqual([])
    expect(rows.toSorted()).toEqual(['0.00', '1.00'])
  })
})

describe('the project of a file is named alike by the page, the shell and an import', () => {
  test.each([
    ['without PROJ_ID', oneColumn(' '), 'project-without-id'],
    ['with two', `${oneColumn('P1')}"DATA","P2"\r\n`, 'several-projects'],
  ])('%s', async (_, text, rule) => {
    const workspace = createWorkspace()
    const path = workspace.write('Old Mill.ags', text)
    const shell = await findInShell(path)
    expect(sorted(await findInPage(path))).toEqual(sorted(shell))
    const { diagnostics } = await workspace.import(path)
    const imported = diagnostics.items.filter((one) => one.rule === rule)
    const found = shell.filter((one) => one.rule === rule)
    expect(found).toHaveLength(1)
    expect(found.map(({ message }) => message)).toEqual(imported.map(({ message }) => message))
  })
})

describe('a rule is reported once for a line', () => {
  test.skipIf(!hasRealFiles).each(REAL_FILES)('of %s', async (name) => {
    expect(repeatedOf(await findInShell(realFilePath(name)))).toEqual([])
  })

  test('of contradictory rows of one block, which an import keeps and does not call left out', async () => {
    const workspace = createWorkspace()
    const GEOL = [
      ['LOCA_ID', 'GEOL_TOP', 'GEOL_BASE', 'GEOL_DESC'],
      ['BH1', '0.00', '1.00', 'Firm CLAY'],
      ['BH1', '0.00', '1.00', 'Dense GRAVEL'],
    ]
    const path = workspace.write('site.ags', smallSite({ GEOL }))
    const found = await findInShell(path)
    expect(sorted(await findInPage(path))).toEqual(sorted(found))
    expect(found.filter(({ rule }) => rule === 'left-out')).toEqual([])
    const { diagnostics } = await workspace.import(path)
    for (const { message } of found.filter(({ rule }) => rule === 'contradicting-row'))
      expect(message).toMatch(/Firm CLAY.*; import keeps both rows$/)
    const kept = (one: { rule: string }) => one.rule === 'contradicting-row'
    expect(found.filter(kept)).toHaveLength(1)
    expect(diagnostics.items.filter(kept)).toHaveLength(1)
    const words = workspace.rows('GEOL').map(({ data }) => data.GEOL_DESC)
    expect(words).toEqual(['Firm CLAY', 'Dense GRAVEL'])
  })

  test('of a row with too many values, which an import leaves out', async () => {
    const path = createWorkspace().write('site.ags', oneColumn('1","lost'))
    const found = await findInShell(path)
    expect(repeatedOf(found)).toEqual([])
    expect(found.map(({ level, rule }) => `${level} ${rule}`)).toEqual(
      expect.arrayContaining(['ags 4', 'import left-out']),
    )
  })
})
