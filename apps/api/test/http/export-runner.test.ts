import { expect, test } from 'vitest'
import { createExportRunner, type ExportOwner } from '../../src/http/export/export-runner.ts'

const MAX_EXPORTS = 4

/** Starts exports that last until the test ends them. */
function startRunner() {
  const runner = createExportRunner({
    start: () => Promise.resolve(null),
    maxExports: MAX_EXPORTS,
    idleTimeoutMs: 1000,
    reading: { bytesPerSecond: 0, overMs: 0 },
    onTooSlow: () => undefined,
  })
  const order = { access: { companyId: '', projectIds: null }, projectId: '', format: 'csv' } as const
  return (owner: ExportOwner) => {
    const { promise: lasting, resolve: end } = Promise.withResolvers<null>()
    const ended = runner.run(owner, order, () => lasting, new AbortController().signal)
    return { ended, end: () => end(null) }
  }
}

const KEY: ExportOwner = { id: 'key', companyId: 'A', maxExports: 2 }
const LINK: ExportOwner = { id: 'link 1', companyId: 'A', maxExports: 1 }
const refused = (type: string) => expect.objectContaining({ type }) as unknown

test('a link takes no place from its key, and holds one', async () => {
  const run = startRunner()
  const running = [run(LINK), run(KEY), run(KEY)]
  await expect(run(LINK).ended).rejects.toEqual(refused('rate_limited'))
  await expect(run(KEY).ended).rejects.toEqual(refused('rate_limited'))
  for (const { end } of running) end()
  await Promise.all(running.map(({ ended }) => ended))
  const next = run(LINK)
  next.end()
  await next.ended
})

test('a company with many keys leaves one place to others', async () => {
  const run = startRunner()
  const running = ['1', '2', '3'].map((id) => run({ ...KEY, id }))
  await expect(run({ ...KEY, id: '4' }).ended).rejects.toEqual(refused('unavailable'))
  const other = run({ ...KEY, id: '5', companyId: 'B' })
  await expect(run({ ...KEY, id: '6', companyId: 'C' }).ended).rejects.toEqual(refused('unavailable'))
  for (const { end } of [...running, other]) end()
  await Promise.all([...running, other].map(({ ended }) => ended))
})
