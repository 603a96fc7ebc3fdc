import { afterAll, beforeAll, expect, test } from 'vitest'
import { openForReading, type Connection } from '../../src/sqlite/open.ts'
import { openReadStore } from '../../src/sqlite/read/read-store.ts'
import type { PageRequest } from '../../src/store/read-store.ts'
import { readFeatures } from '../../src/sqlite/read/read-features.ts'
import { DELETIONS } from '../../src/sqlite/read/read-deletions.ts'
import { resolveAccess } from '../../src/sqlite/read/resolve-access.ts'
import { readLocation, readLocations } from '../../src/sqlite/read/read-locations.ts'
import { readMap } from '../../src/sqlite/read/read-map.ts'
import { readProjectList, storedItems } from '../../src/sqlite/read/read-project-list.ts'
import { readDictionary, readProject, readProjects } from '../../src/sqlite/read/read-projects.ts'
import { METADATA } from '../../src/sqlite/read/read-metadata.ts'
import { readLocationRows, readMetadataRows, readProjectRows } from '../../src/sqlite/read/read-rows.ts'
import { AINSLEY, BIRK, HARBOUR, HOLE, LATE, seedWorld, STRASSE, STRATUM } from '../seed-world.ts'
import { access, page, plansOf, type Case } from './query-plans.ts'

const changed: PageRequest = { ...page, updatedSince: LATE }
const locations = { locationId: null, withStyle: true, withTables: true }

let connection: Connection
const { database, remove } = seedWorld()
beforeAll(() => {
  connection = openForReading(database)
})
afterAll(() => {
  connection.close()
  remove()
})

const AFTER = { after: { projectSeq: 1, seq: 5, sortValue: 'BH2' }, limit: 10, sort: null }
const SORTED_AFTER = { ...AFTER, sort: { by: 'name', descending: false } } as const
const NEWEST = { after: null, limit: 10, sort: { by: 'updated', descending: true } } as const

const CASES: readonly Case[] = [
  [
    'a page of locations',
    (s) => readLocations(s, access, HARBOUR, { ...page, ...locations }),
    /location USING PRIMARY KEY \(project_seq=\? AND seq>\?\)/,
  ],
  [
    'locations, newest first',
    (s) => readLocations(s, access, HARBOUR, { ...page, ...locations, sort: '-created' }),
    /location USING PRIMARY KEY/,
  ],
  [
    'changed locations',
    (s) => readLocations(s, access, HARBOUR, { ...changed, ...locations }),
    /location_by_update \(project_seq=\? AND updated_at>\?\)/,
  ],
  [
    'a location by name',
    (s) => readLocations(s, access, HARBOUR, { ...page, ...locations, locationId: 'BH1' }),
    /location_by_name \(project_seq=\? AND loca_id=\? AND seq>\?/,
  ],
  [
    'rows of a table',
    (s) => readProjectRows(s, access, HARBOUR, 'GEOL', page),
    /data_row USING PRIMARY KEY \(table_seq=\? AND seq>\?\)/,
  ],
  [
    'changed rows',
    (s) => readProjectRows(s, access, HARBOUR, 'GEOL', changed),
    /data_row_by_update \(table_seq=\? AND updated_at>\?\)/,
  ],
  [
    'rows of a location',
    (s) => readLocationRows(s, access, HOLE, 'GEOL', page),
    /data_row_by_location \(location_seq=\? AND table_seq=\? AND seq>\?\)/,
  ],
  [
    'projects',
    (s) => readProjects(s, access, { ...page, q: '', withLocation: false }),
    /project_of_company \(company_id=\? AND seq>\?/,
  ],
  // Where there is no such id, the next one is read and refused, so that a 404 takes the same steps.
  ['a hole', (s) => readLocation(s, access, HOLE), /location USING COVERING INDEX location_by_id \(id>\?\)/],
  ['a project', (s) => readProject(s, access, HARBOUR), /project USING INDEX \w+ \(id>\?\)/],
  ['a dictionary', (s) => readDictionary(s, access, HARBOUR), /project USING INDEX \w+ \(id>\?\)/],
  [
    'findings',
    (s) => readProjectList(s, access, HARBOUR, storedItems('finding'), page),
    /finding USING PRIMARY KEY \(project_seq=\? AND seq>\?\)/,
  ],
  [
    'deliveries',
    (s) => readProjectList(s, access, HARBOUR, storedItems('delivery'), page),
    /delivery USING PRIMARY KEY \(project_seq=\? AND seq>\?\)/,
  ],
  [
    'rows of a metadata group',
    (s) => readMetadataRows(s, access, HARBOUR, 'PROJ', page),
    /data_row USING PRIMARY KEY \(table_seq=\? AND seq>\?\)/,
  ],
  [
    'removed rows',
    (s) => readProjectList(s, access, HARBOUR, DELETIONS, page),
    /deletion USING PRIMARY KEY \(project_seq=\? AND seq>\?\)/,
  ],
  [
    'changed deletions',
    (s) => readProjectList(s, access, HARBOUR, DELETIONS, changed),
    /deletion_by_update \(project_seq=\? AND updated_at>\?\)/,
  ],
  [
    'rows of a table that has none left',
    (s) => readProjectRows(s, access, HARBOUR, 'WSTG', page),
    /deletion USING COVERING INDEX deletion_by_code \(project_seq=\? AND code=\?\)/,
  ],
  [
    'a map',
    (s) => void readMap(() => s, { access, projectId: HARBOUR, withStyle: true }),
    /location USING PRIMARY KEY \(project_seq=\? AND seq>\?\)/,
  ],
  [
    'holes as features',
    (s) => readFeatures(s, access, { kind: 'holes', projectId: HARBOUR }, { ...AFTER, after: null }),
    /item USING PRIMARY KEY \(project_seq=\?\)/,
  ],
  [
    'the holes of a company after one of them',
    (s) => readFeatures(s, access, { kind: 'holes', projectId: null }, AFTER),
    /item USING PRIMARY KEY \(project_seq=\? AND seq>\?\)/,
  ],
  [
    'holes by id',
    (s) => readFeatures(s, access, { kind: 'holes', projectId: HARBOUR }, { ids: [HOLE] }),
    /item USING INDEX \w+ \(id=\?\)/,
  ],
  [
    'rows as features, with their holes',
    (s) => readFeatures(s, access, { kind: 'rows', projectId: HARBOUR, code: 'GEOL' }, AFTER),
    new RegExp(
      String.raw`item USING PRIMARY KEY \(table_seq=\? AND seq>\?\)[^]*hole USING PRIMARY KEY ` +
        String.raw`\(project_seq=\? AND seq=\?\)`,
    ),
  ],
  [
    'holes as features, by name',
    (s) => readFeatures(s, access, { kind: 'holes', projectId: HARBOUR }, SORTED_AFTER),
    /item USING INDEX location_by_name \(project_seq=\? AND \(loca_id,seq\)>\(\?,\?\)\)/,
  ],
  [
    'rows as features, newest first',
    (s) => readFeatures(s, access, { kind: 'rows', projectId: HARBOUR, code: 'GEOL' }, NEWEST),
    /item USING INDEX data_row_by_update \(table_seq=\?\)[^]*hole USING PRIMARY KEY/,
  ],
  [
    'a row by id',
    (s) => readFeatures(s, access, { kind: 'rows', projectId: HARBOUR, code: 'GEOL' }, { ids: [STRATUM] }),
    /item USING INDEX data_row_by_id \(id=\?\)/,
  ],
]

test.each(CASES)('%s: read by an index, in order, without a sort', async (_what, question, expected) => {
  const plans = await plansOf(connection, question)
  expect(plans.join('\n')).toMatch(expected)
  expect(plans.filter((step) => /^SCAN (location|data_row|project|data_table)\b/.test(step))).toEqual([])
  const changing = _what.startsWith('changed')
  if (!changing) expect(plans.filter((step) => step.includes('TEMP B-TREE'))).toEqual([])
})

test('what a person reaches is found by the name of the company and names of its projects', async () => {
  const plans = await plansOf(connection, (s) =>
    resolveAccess(s, { company: 'Ainsley Ground', projects: ['HQ-1'] }),
  )
  expect(plans.join('\n')).toMatch(/company USING (COVERING )?INDEX \w+ \(name=\?\)/)
  expect(plans.filter((step) => /^SCAN (project|company)\b/.test(step))).toEqual([])
})

test('metadata groups, which are few, are found by their project', async () => {
  const plans = await plansOf(connection, (s) => readProjectList(s, access, HARBOUR, METADATA, page))
  expect(plans.join('\n')).toMatch(/data_table USING INDEX \w+ \(project_seq=\?\)/)
  expect(plans.filter((step) => /^SCAN (data_row|data_table)\b/.test(step))).toEqual([])
})

test('the store uses no other queries', () => {
  expect(Object.keys(openReadStore(connection.name))).toHaveLength(30)
})

// The page of a project in memory is read faster than others, which would tell that it has a hole of this id.
test.each([
  ['a company', null],
  ['one project', [STRASSE]],
])('a hole out of reach of a key for %s: no row of a project or hole is read', async (_what, projectIds) => {
  const reach = { companyId: projectIds === null ? BIRK : AINSLEY, projectIds }
  const holes = { kind: 'holes', projectId: null } as const
  const questions: Case[1][] = [
    (s) => readLocation(s, reach, HOLE),
    (s) => readFeatures(s, reach, holes, { ids: [HOLE] }),
  ]
  for (const question of questions) {
    const plans = await plansOf(connection, question)
    expect(plans.find((plan) => plan.startsWith('SEARCH location'))).toMatch(/COVERING INDEX location_by_id/)
    expect(plans.filter((plan) => plan.startsWith('SEARCH project USING INTEGER PRIMARY KEY'))).toEqual([])
  }
})
