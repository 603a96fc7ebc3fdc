import type { Connection } from '../../src/sqlite/open.ts'
import type { PageRequest } from '../../src/store/read-store.ts'
import { createStatements, type Binding } from '../../src/sqlite/statements.ts'
import type { readLocations } from '../../src/sqlite/read/read-locations.ts'
import { AINSLEY } from '../seed-world.ts'

export const access = { companyId: AINSLEY, projectIds: null }
export const page: PageRequest = { limit: 10, after: 5, sort: 'created', updatedSince: null }

/** SQLite's plan of every statement used by a query. */
export async function plansOf(
  connection: Connection,
  question: (statements: ReturnType<typeof createStatements>) => unknown,
): Promise<string[]> {
  const plans: string[] = []
  const real = createStatements(connection)
  const explain = (sql: string, binding: Binding) => {
    const steps = connection.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(binding) as { detail: string }[]
    plans.push(...steps.map(({ detail }) => detail))
  }
  await question({
    ...real,
    one: (sql, binding) => (explain(sql, binding), real.one(sql, binding)),
    many: (sql, binding) => (explain(sql, binding), real.many(sql, binding)),
  })
  return plans
}

export const CLAY = { required: [{ words: ['clay'], isBeginning: true }], excluded: [] }

type Statements = Parameters<typeof readLocations>[0]

export type Case = readonly [name: string, read: (s: Statements) => unknown, plan: RegExp]
