import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { smallSite } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'
import { zipBytes, type ZipFile } from '../../../../test/zip-bytes.ts'
import { importAndExamine, workspaceWithSite } from './import-and-examine.ts'

/** Runs of each property: `HOSTILE=2000 npx vitest run import/hostile` for a long run. */
const RUNS = Number(process.env.HOSTILE ?? 40)

const TIMEOUT_MS = 60_000 + RUNS * 500

/** Changes to bytes: kind and position, as a fraction of the whole. */
const change = fc.record({
  at: fc.double({ min: 0, max: 0.999, noNaN: true }),
  cut: fc.nat(12),
  put: fc.oneof(
    fc.constantFrom(
      '"',
      '""',
      '\r',
      '\n',
      '\r\n',
      '\0',
      ',',
      '"GROUP","',
      '"DATA"',
      '\u00ff',
      '\u001b[2J',
      '<script>',
      '🕳',
    ),
    fc.string({ maxLength: 8 }),
  ),
})

const changes = fc.array(change, { minLength: 1, maxLength: 6 })

function changed(bytes: Uint8Array, all: readonly { at: number; cut: number; put: string }[]): Buffer {
  return all.reduce((result, { at, cut, put }) => {
    const start = Math.floor(at * result.length)
    return Buffer.concat([result.subarray(0, start), Buffer.from(put), result.subarray(start + cut)])
  }, Buffer.from(bytes))
}

describe('imported completely or refused in one line:', () => {
  test('any damaged AGS', { timeout: TIMEOUT_MS }, async () => {
    const workspace = await workspaceWithSite()
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        const line = await importAndExamine(
          workspace,
          workspace.write('bad.ags', changed(Buffer.from(smallSite()), all)),
        )
        expect(line).not.toContain('\n')
      }),
      { numRuns: RUNS },
    )
  })

  test('any damaged archive', { timeout: TIMEOUT_MS }, async () => {
    const workspace = await workspaceWithSite()
    const good = zipBytes([
      { name: 'a.ags', content: smallSite() },
      { name: 'in/b.ags', content: smallSite({ LOCA: [['LOCA_ID'], ['BH9']] }) },
    ])
    await fc.assert(
      fc.asyncProperty(changes, async (all) => {
        await importAndExamine(workspace, workspace.write('bad.zip', changed(good, all)))
      }),
      { numRuns: RUNS },
    )
  })
})

describe('an archive', () => {
  const refusal = async (files: readonly ZipFile[]) => {
    const workspace = await workspaceWithSite()
    return importAndExamine(workspace, workspace.write('bad.zip', zipBytes(files)))
  }

  test('of 60,000 files is refused before any is unpacked', async () => {
    const files = Array.from({ length: 60_000 }, (_, i) => ({ name: `${i}.txt`, content: '' }))
    expect(await refusal(files)).toMatch(/bad\.zip: holds more than 10000 files\./)
  })

  test('of many small bombs is refused for their total size', async () => {
    const content = Buffer.alloc(1024 ** 2)
    const files = Array.from({ length: 400 }, (_, i) => ({ name: `${i}.ags`, content }))
    expect(await refusal(files)).toMatch(/bad\.zip\/\d+\.ags: would unpack to .* far more than/)
  })

  test.each([
    '/etc/passwd.ags',
    '../up.ags',
    'a/../../up.ags',
    'C:\\up.ags',
    '..\\up.ags',
    'a\0.ags',
    'a\n\u001b[2Jb.ags',
  ])('with a file called %j writes nothing outside its folder', async (name) => {
    vi.stubEnv('TMPDIR', createWorkspace().folder)
    onTestFinished(() => void vi.unstubAllEnvs())
    const line = await refusal([{ name, content: smallSite({ PROJ: [['PROJ_ID'], ['J9']] }) }])
    expect(line).toMatch(/^(imported$|[^\n]*bad\.zip)/)
    // The targets of the names, relative to the folder that archives are unpacked into.
    expect(['up.ags', '..\\up.ags'].filter((file) => existsSync(join(tmpdir(), file)))).toEqual([])
  })
})
