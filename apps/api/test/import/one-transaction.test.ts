import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { openForReading } from '../../src/database/open.ts'
import { smallSite } from './ags-text.ts'
import { createDesk, type Desk } from './desk.ts'

const program = new URL('../../bin/groundsheet.js', import.meta.url).pathname

/** Large enough to take a second or two. */
function largeSite(): string {
  const SAMP = [
    ['LOCA_ID', 'SAMP_TOP', 'SAMP_REF', 'SAMP_TYPE', 'SAMP_ID'],
    ...Array.from({ length: 60_000 }, (_, i) => [
      `BH${(i % 2) + 1}`,
      (i / 100).toFixed(2),
      String(i),
      'D',
      `S${i}`,
    ]),
  ]
  return smallSite({ SAMP, GEOL: [] })
}

function startImport(desk: Desk, file: string) {
  return spawn(process.execPath, [program, 'import', file, '--database', desk.database, '--replace'], {
    stdio: 'ignore',
  })
}

describe('an import is one transaction', () => {
  test('killed at any moment it leaves the old state, and the next one succeeds', async () => {
    const desk = createDesk()
    await desk.import(desk.write('site.ags', smallSite()))
    const before = desk.dump()
    const large = desk.write('large.ags', largeSite())
    for (const milliseconds of [250, 500, 700, 900, 1100]) {
      const child = startImport(desk, large)
      const exit = once(child, 'exit')
      await Promise.race([sleep(milliseconds), exit])
      child.kill('SIGKILL')
      const [code] = (await exit) as [number | null]
      if (code === 0) break // it was faster: nothing left to interrupt
      expect(desk.dump()).toEqual(before)
      expect(desk.read((c) => c.pragma('integrity_check', { simple: true }))).toBe('ok')
    }
    const report = await desk.import(large, { replace: true })
    expect(report.projects[0]?.groups).toEqual({ LOCA: 2, PROJ: 1, SAMP: 60_000 })
  })

  test('whoever reads meanwhile sees the old state, and then all of the new', async () => {
    const desk = createDesk()
    await desk.import(desk.write('site.ags', smallSite()))
    const reader = openForReading(desk.database)
    const count = reader.prepare<[], { rows: number }>('SELECT count(*) AS rows FROM data_row')
    const exit = once(startImport(desk, desk.write('large.ags', largeSite())), 'exit')
    const counts = new Set<number | undefined>()
    while ((await Promise.race([exit, sleep(5)])) === undefined) counts.add(count.get()?.rows)
    counts.add(count.get()?.rows)
    reader.close()
    expect([...counts]).toEqual([6, 60_003])
  })

  test('two at once: the second waits its turn, or says so in one line', async () => {
    const desk = createDesk()
    const files = ['J1', 'J2', 'J3'].map((id) =>
      desk.write(`${id}.ags`, smallSite({ PROJ: [['PROJ_ID'], [id]] })),
    )
    const codes = await Promise.all(files.map((file) => once(startImport(desk, file), 'exit')))
    expect(codes.map(([code]) => code as number)).toEqual([0, 0, 0])
    expect(
      desk
        .projects()
        .map(({ projectId }) => projectId)
        .sort(),
    ).toEqual(['J1', 'J2', 'J3'])
    const seqs = desk.read((c) =>
      c
        .prepare<[], { n: number; d: number }>(
          'SELECT count(seq) AS n, count(DISTINCT seq) AS d FROM data_row',
        )
        .get(),
    )
    expect(seqs?.n).toBe(seqs?.d)
  })
})
