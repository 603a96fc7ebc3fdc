import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { smallSite } from '../import/ags-text.ts'
import { zipBytes } from '../import/zip-bytes.ts'
import { runGroundsheet } from './run-groundsheet.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-terminal-'))
const at = (name: string) => join(folder, name)
const database = at('x.sqlite')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Clears the screen, names the window, goes back to the start of the line, turns the writing direction. */
const TRICKS = '\u001b[2J\u001b]0;owned\u0007\u009b1A\rsound\u202e'

/** Those of them that a file may hold and still be text. */
const IN_TEXT = '\u009b2J\u009d0;owned\u009c\u202e'

test('what a file says is shown by a terminal, never obeyed', { timeout: 60_000 }, async () => {
  const site = smallSite({
    PROJ: [
      ['PROJ_ID', 'PROJ_NAME'],
      [`J${IN_TEXT}`, `Mill${IN_TEXT}`],
    ],
    LOCA: [['LOCA_ID'], [`BH${IN_TEXT}`], [`BH${IN_TEXT}`]],
  })
  writeFileSync(at('site.ags'), site)
  writeFileSync(at('site.zip'), zipBytes([{ name: `a${TRICKS}.ags`, content: site }]))
  writeFileSync(at('bad.zip'), zipBytes([{ name: `a${TRICKS}.ags`, content: '' }]))
  const inDatabase = (...words: string[]) => runGroundsheet([...words, '--database', database])
  const said = [
    await runGroundsheet(['check', at('site.ags'), at('site.zip')]),
    await inDatabase('import', at('site.ags'), '--company', `Local${TRICKS}`),
    await inDatabase('import', at('bad.zip'), '--company', `Local${TRICKS}`),
    await inDatabase('export', '--project', `J${IN_TEXT}`, '--format', 'geojson', '--out', at('x.geojson')),
    await inDatabase('export', '--project', 'other', '--format', 'geojson', '--out', at('x.geojson')),
    await inDatabase('keys', 'create', '--company', `Local${TRICKS}`, '--name', `n${TRICKS}`, '--scopes', ''),
    await inDatabase('keys', 'create', '--company', 'Other', '--name', 'n', '--scopes', ''),
    await inDatabase('keys', 'list'),
  ]
  for (const { out, err } of said) {
    expect(out + err).not.toMatch(/[^\P{Cc}\n\t]|[\u202e\u2028]/u)
    expect(out + err).toMatch(/^[^\n]/)
  }
  expect(said.map(({ code }) => code)).toEqual([expect.any(Number), 0, 1, 0, 1, 0, 1, 0])
})
