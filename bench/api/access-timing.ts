import { randomBytes } from 'node:crypto'
import { atMost, type BenchSize, type Finding } from '../part.ts'
import type { DataSet } from '../data/data-set.ts'
import { createKey } from '../data/run-command.ts'
import { drive } from './send-load.ts'
import type { ServerProcess } from './server-process.ts'
import type { Targets } from './find-targets.ts'

const REQUESTS = { full: 40_000, quick: 400 } as const

/**
 * Whether the time of an answer 404 distinguishes a hole out of the key's reach from one that does not exist.
 * Measured as the share of pairs in which the first takes longer. 0.5 shows no difference.
 */
export async function measureAccessTiming(
  host: ServerProcess,
  { manyLocations }: Targets,
  data: DataSet,
  benchSize: BenchSize,
): Promise<Finding> {
  const key = await createKey(data.database, 'Bench', 'B0002')
  const absent = manyLocations.map(() => `/v1/locations/${randomBytes(12).toString('hex')}`)
  const hidden = new Set(manyLocations)
  // At random, so that nothing that recurs falls on one kind only.
  const paths = Array.from({ length: REQUESTS[benchSize] }, () => {
    const list = Math.random() < 0.5 ? manyLocations : absent
    return list[Math.floor(Math.random() * list.length)] ?? ''
  })
  const { latencies } = await drive({
    ...{ port: host.port, paths, headers: { Authorization: `Bearer ${key}` }, statuses: [404] },
    ...{ connections: 1, requests: paths.length },
  })
  const timed = latencies.map((time, index) => ({ time, isHidden: hidden.has(paths[index] ?? '') }))
  const share = shareOfSlowerPairs(timed)
  return {
    what:
      '404 of a hole out of reach, against one of a hole that does not exist: share of pairs in ' +
      'which the first is slower',
    figure: `${share.toFixed(3)} of ${paths.length.toLocaleString('en')} requests`,
    ratio: 0.5 + Math.abs(share - 0.5),
    goal: atMost(0.52),
  }
}

/** Area under the ROC curve, from the ranks of the times (Mann and Whitney). */
function shareOfSlowerPairs(timed: readonly { readonly time: number; readonly isHidden: boolean }[]): number {
  const ranks = timed
    .toSorted((a, b) => a.time - b.time)
    .flatMap(({ isHidden }, index) => (isHidden ? [index + 1] : []))
  const [hidden, absent] = [ranks.length, timed.length - ranks.length]
  const sum = ranks.reduce((total, rank) => total + rank, 0)
  return (sum - (hidden * (hidden + 1)) / 2) / (hidden * absent)
}
