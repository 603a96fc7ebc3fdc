import { afterAll, beforeAll, expect, test } from 'vitest'
import { openForReading, type Connection } from '../../src/sqlite/open.ts'
import { openReadStore } from '../../src/sqlite/read-store.ts'
import { NO_FILTER } from '../../src/store/filter/hole-filter.ts'
import type { HolesRequest } from '../../src/store/holes/holes-request.ts'
import type { PageRequest } from '../../src/store/read-store.ts'
import { createStatements, type Binding } from '../../src/sqlite/statements.ts'
import { countFeatures, readFeatures } from '../../src/sqlite/read-features.ts'
import { DELETIONS } from '../../src/sqlite/read-deletions.ts'
import { resolveAccess } from '../../src/sqlite/resolve-access.ts'
import { readTile } from '../../src/sqlite/read-tile.ts'
import { countHoles, readFilteredHoles, readFilteredTile } from '../../src/sqlite/read-filtered.ts'
import { readHoles } from '../../src/sqlite/read-holes.ts'
import { readLocations } from '../../src/sqlite/read-locations.ts'
import { readMap } from '../../src/sqlite/read-map.ts'
import { readProjectList, storedItems } from '../../src/sqlite/read-project-list.ts'
import { readDictionary, readProject, readProjects } from '../../src/sqlite/read-projects.ts'
import { METADATA } from '../../src/sqlite/read-metadata.ts'
import { readLocationRows, readMetadataRows, readProjectRows } from '../../src/sqlite/read-rows.ts'
import { readWords } from '../../src/sqlite/read-words.ts'
import { partsByRelevance, wholeSearch } from '../../src/store/words/search-parts.ts'
import type { WordSearch } from '../../src/store/words/word-search.ts'
import { createKeyFinder } from '../../src/sqlite/read-key.ts'
import { AINSLEY, HARBOUR, HOLE, LATE, seedWorld, STRATUM } from '../seed-world.ts'

const access = { companyId: AINSLEY, projectIds: null }
const page: PageRequest = { limit: 10, after: 5, sort: 'created', updatedSince: null }
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

/** SQLite's plan of every statement used by a query. */
async function plansOf(
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

const AFTER = { after: { projectSeq: 1, seq: 5, sortValue: 'BH2' }, limit: 10, sort: null }
const SORTED_AFTER = { ...AFTER, sort: { by: 'name', descending: false } } as const
const NEWEST = { after: null, limit: 10, sort: { by: 'updated', descending: true } } as const

const HOLES: HolesRequest = {
  area: { box: [-2, 53, -1, 54] },
  q: '',
  projectIds: null,
  filter: NO_FILTER,
  withStyle: true,
  withTables: true,
  limit: 10,
  after: [1, 5],
}
const CLAY = { required: [{ words: ['clay'], isBeginning: true }], excluded: [] }
const WORDS: WordSearch = {
  terms: CLAY,
  parts: [wholeSearch(CLAY)],
  projectIds: null,
  withLocation: true,
  limit: 10,
  after: null,
}
const FILTER = { ...NO_FILTER, types: ['CP'], words: CLAY }
const COUNTED = { area: { box: [-2, 53, -1, 54] }, projectIds: null, withStatuses: true } as const
const NEAR = { near: { longitude: -1.5, latitude: 53.1 }, metres: 500 }

type Statements = Parameters<typeof readLocations>[0]

test.each<[string, (s: Statements) => unknown, RegExp]>([
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
  ['a project', (s) => readProject(s, access, HARBOUR), /project USING INDEX \w+ \(id=\?\)/],
  ['a dictionary', (s) => readDictionary(s, access, HARBOUR), /project USING INDEX \w+ \(id=\?\)/],
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
  [
    'holes in a box',
    (s) => readHoles(s, access, HOLES),
    new RegExp(
      String.raw`location USING COVERING INDEX location_by_cell \(company_id=\? AND cell>\? AND ` +
        String.raw`cell<\?\)[^]*location USING PRIMARY KEY \(project_seq=\? AND seq=\?\)`,
    ),
  ],
  [
    'holes in a box, for a restricted key',
    (s) => readHoles(s, { ...access, projectIds: [HARBOUR] }, HOLES),
    /location USING COVERING INDEX location_by_cell_of_project \(project_seq=\? AND cell>\? AND cell<\?\)/,
  ],
  [
    'the nearest holes',
    (s) => readHoles(s, access, { ...HOLES, area: NEAR }),
    /location USING COVERING INDEX location_by_cell \(company_id=\? AND cell>\? AND cell<\?\)/,
  ],
  [
    'holes of every project',
    (s) => readHoles(s, access, { ...HOLES, area: null }),
    /location USING PRIMARY KEY \(project_seq=\? AND seq>\?\)/,
  ],
  [
    'a tile of clusters',
    (s) => readTile(s, access, { zoom: 8, x: 126, y: 83 }),
    /hole_count USING PRIMARY KEY \(company_id=\? AND level=\? AND cell>\? AND cell<\?\)/,
  ],
  [
    'a tile of holes',
    (s) => readTile(s, access, { zoom: 15, x: 16247, y: 10644 }),
    new RegExp(
      String.raw`location USING INDEX location_by_cell \(company_id=\? ` +
        String.raw`AND cell>\? AND cell<\?\)[^]*project ` +
        'USING INTEGER PRIMARY KEY',
    ),
  ],
  [
    'holes that a filter leaves, in a box',
    (s) => readFilteredHoles(() => s, access, { ...HOLES, filter: FILTER }),
    new RegExp(
      String.raw`project USING (?:COVERING )?INDEX project_of_company \(company_id=\? AND ` +
        String.raw`seq>\?\)[^]*hole_values USING INTEGER PRIMARY KEY[^]*location USING PRIMARY KEY ` +
        String.raw`\(project_seq=\? AND seq=\?\)`,
    ),
  ],
  [
    'holes that a filter leaves, with a part of a name',
    (s) => readFilteredHoles(() => s, access, { ...HOLES, q: 'bh', filter: FILTER }),
    /location USING COVERING INDEX location_by_name \(project_seq=\?\)/,
  ],
  [
    'counts of holes',
    (s) => countHoles(() => s, access, { ...COUNTED, filter: FILTER }),
    new RegExp(
      String.raw`described_words VIRTUAL TABLE INDEX[^]*data_row USING PRIMARY KEY \(table_seq=\? AND ` +
        String.raw`seq=\?\)[^]*hole_values USING INTEGER PRIMARY KEY`,
    ),
  ],
  [
    'a tile of holes that a filter leaves',
    (s) => readFilteredTile(() => s, access, { zoom: 15, x: 16247, y: 10644 }, FILTER),
    /hole_values USING INTEGER PRIMARY KEY[^]*location USING PRIMARY KEY \(project_seq=\? AND seq=\?\)/,
  ],
  [
    'words in descriptions',
    (s) => readWords(s, access, WORDS),
    new RegExp(
      'described_words VIRTUAL TABLE INDEX[^]*described_row USING INTEGER PRIMARY KEY ' +
        String.raw`\(rowid=\?\)[^]*data_row USING PRIMARY KEY \(table_seq=\? AND seq=\?\)`,
    ),
  ],
  [
    'words in descriptions, in order of relevance',
    (s) => readWords(s, access, { ...WORDS, parts: partsByRelevance(CLAY) }),
    /described_words VIRTUAL TABLE INDEX[^]*described_row USING INTEGER PRIMARY KEY \(rowid=\?\)/,
  ],
  [
    'words in descriptions, for a restricted key',
    (s) => readWords(s, { ...access, projectIds: [HARBOUR] }, { ...WORDS, after: { part: 0, seq: 3 } }),
    /described_words VIRTUAL TABLE INDEX[^]*described_row USING INTEGER PRIMARY KEY \(rowid=\?\)/,
  ],
  [
    'the number of holes',
    (s) => countFeatures(s, access, { kind: 'holes', projectId: null }),
    /item USING COVERING INDEX location_by_update/,
  ],
  [
    'the number of groups',
    (s) => countFeatures(s, access, { kind: 'groups', projectId: HARBOUR }),
    /item USING PRIMARY KEY \(project_seq=\?\)/,
  ],
  ['a key', (s) => createKeyFinder(s, () => '')(Buffer.alloc(32)), /api_key USING INDEX \w+ \(hash=\?\)/],
])('%s: read by an index, in order, without a sort', async (_what, question, expected) => {
  const plans = await plansOf(question)
  expect(plans.join('\n')).toMatch(expected)
  expect(plans.filter((step) => /^SCAN (location|data_row|project|data_table)\b/.test(step))).toEqual([])
  const changing = _what.startsWith('changed')
  if (!changing) expect(plans.filter((step) => step.includes('TEMP B-TREE'))).toEqual([])
})

test('a tile of holes, for a restricted key: holes of projects out of reach are not read', async () => {
  const plans = await plansOf((s) =>
    readTile(s, { ...access, projectIds: [HARBOUR] }, { zoom: 15, x: 16247, y: 10644 }),
  )
  const steps = plans.filter((step) => /\blocation\b/.test(step))
  expect(steps).not.toEqual([])
  for (const step of steps)
    expect(step).toMatch(/location_by_cell_of_project \(project_seq=\? AND cell>\? AND cell<\?\)/)
})

test('what a person reaches is found by the name of the company and names of its projects', async () => {
  const plans = await plansOf((s) => resolveAccess(s, { company: 'Ainsley Ground', projects: ['HQ-1'] }))
  expect(plans.join('\n')).toMatch(/company USING (COVERING )?INDEX \w+ \(name=\?\)/)
  expect(plans.filter((step) => /^SCAN (project|company)\b/.test(step))).toEqual([])
})

test('metadata groups, which are few, are found by their project', async () => {
  const plans = await plansOf((s) => readProjectList(s, access, HARBOUR, METADATA, page))
  expect(plans.join('\n')).toMatch(/data_table USING INDEX \w+ \(project_seq=\?\)/)
  expect(plans.filter((step) => /^SCAN (data_row|data_table)\b/.test(step))).toEqual([])
})

test('the store uses no other queries', () => {
  expect(Object.keys(openReadStore(connection.name))).toHaveLength(30)
})
