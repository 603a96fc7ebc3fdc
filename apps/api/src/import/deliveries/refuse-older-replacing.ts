import { compareAges } from '@groundsheet/ags'
import { UserError } from '../../common/user-error.ts'
import { orderAmong, type ProjectPlan } from '../project/plan-projects.ts'
import { nameDelivery, type KnownDelivery } from './delivery-facts.ts'
import { newerThan } from './newer-deliveries.ts'

/**
 * Refuses to replace a project by files that are older than one of its deliveries, whose rows would go unless
 * the files have them. Throws UserError.
 */
export function refuseOlderReplacing(plan: ProjectPlan, known: readonly KnownDelivery[]): void {
  const { ages, given } = orderAmong(plan, known)
  const newest = ages.at(-1)
  if (newest === undefined) return
  const present = new Set(given.map(({ sha256 }) => sha256))
  const [newer] = newerThan(newest.age, known).filter(
    ({ age, known: { sha256 } }) => compareAges(age, newest.age) > 0 && !present.has(sha256),
  )
  if (newer === undefined) return
  const path = newest.files.at(-1)?.source.path ?? ''
  throw new UserError(
    `${path}: ${nameDelivery(newer.known)} is newer than this file, and --replace would remove what it ` +
      'states. Add --as-newest to replace it all the same.',
  )
}
