import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { smallSite } from '../import/ags-text.ts'
import { zipBytes } from '../../../../test/zip-bytes.ts'
import { runGroundsheet, spawnGroundsheet } from './run-groundsheet.ts'

const folder = mkdtempSync(join(tmpdir(), 'groundsheet-terminal-'))
const at = (name: string) => join(folder, name)
const database = at('x.sqlite')
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Clears the screen, sets the title, returns to the start of the line, reverses the writing direction. */
const CONTROL_SEQUENCES = '\u001b[2J\u001b]0;owned\u0007\u009b1A\rsound\u202e'

/** Those of them that are allowed in a text file. */
const ALLOWED_SEQUENCES = '\u009b2J\u009d0;owned\u009c\u202e'

test('control characters in a file never reach the terminal', { timeout: 60_000 }, async () => {
  const site = smallSite({
    PROJ: [
      ['PROJ_ID', 'PROJ_NAME'],
      [`J${ALLOWED_SEQUENCES}`, `Mill${ALLOWED_SEQUENCES}`],
    ],
    LOCA: [['LOCA_ID'], [`BH${ALLOWED_SEQUENCES}`], [`BH${ALLOWED_SEQUENCES}`]],
  })
  writeFileSync(at('site.ags'), site)
  writeFileSync(at('site.zip'), zipBytes([{ name: `a${CONTROL_SEQUENCES}.ags`, content: site }]))
  writeFileSync(at('bad.zip'), zipBytes([{ name: `a${CONTROL_SEQUENCES}.ags`, content: '' }]))
  const inDatabase = (...words: string[]) => runGroundsheet([...words, '--database', database])
  const said = [
    await runGroundsheet(['check', at('site.ags'), at('site.zip')]),
    await inDatabase('import', at('site.ags'), '--company', `Local${CONTROL_SEQUENCES}`),
    await inDatabase('import', at('bad.zip'), '--company', `Local${CONTROL_SEQUENCES}`),
    await inDatabase(
      'export',
      '--project',
      `J${ALLOWED_SEQUENCES}`,
      '--format',
      'geojson',
      '--out',
      at('x.geojson'),
    ),
    await inDatabase('export', '--project', 'other', '--format', 'geojson', '--out', at('x.geojson')),
    await inDatabase(
      'keys',
      'create',
      '--company',
      `Local${CONTROL_SEQUENCES}`,
      '--name',
      `n${CONTROL_SEQUENCES}`,
      '--scopes',
      '',
    ),
    await inDatabase('keys', 'create', '--company', 'Other', '--name', 'n', '--scopes', ''),
    await inDatabase('keys', 'list'),
  ]
  for (const { out, err } of said) {
    expect(out + err).not.toMatch(/[^\P{Cc}\n\t]|[\u202e\u2028]/u)
    expect(out + err).toMatch(/^[^\n]/)
  }
  expect(said.map(({ code }) => code)).toEqual([expect.any(Number), 0, 1, 0, 1, 0, 1, 0])
})

test('a command whose output is not read ends without an error', { timeout: 60_000 }, async () => {
  const child = spawnGroundsheet(['check', '--help'])
  child.stdout?.destroy()
  let errors = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => (errors += text))
  const [code] = (await once(child, 'close')) as [number | null]
  expect([code, errors]).toEqual([0, ''])
})
