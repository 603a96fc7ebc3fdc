import { afterAll, beforeAll, expect, test } from 'vitest'
import { openForReading, type Connection } from '../../src/sqlite/open.ts'
import { NO_FILTER } from '../../src/store/filter/hole-filter.ts'
import type { HolesRequest } from '../../src/store/holes/holes-request.ts'
import { countFeatures } from '../../src/sqlite/read/read-features.ts'
import { readTile } from '../../src/sqlite/read/read-tile.ts'
import { countHoles, readFilteredHoles, readFilteredTile } from '../../src/sqlite/read/read-filtered.ts'
import { readHoles } from '../../src/sqlite/read/read-holes.ts'
import { readWords } from '../../src/sqlite/read/read-words.ts'
import { partsByRelevance, wholeSearch } from '../../src/store/words/search-parts.ts'
import type { WordSearch } from '../../src/store/words/word-search.ts'
import { createKeyFinder } from '../../src/sqlite/read/read-key.ts'
import { HARBOUR, seedWorld } from '../seed-world.ts'
import { CLAY, access, plansOf, type Case } from './query-plans.ts'

let connection: Connection
const { database, remove } = seedWorld()
beforeAll(() => {
  connection = openForReading(database)
})
afterAll(() => {
  connection.close()
  remove()
})

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

const CASES: readonly Case[] = [
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
]

test.each(CASES)('%s: read by an index, in order, without a sort', async (_what, question, expected) => {
  const plans = await plansOf(connection, question)
  expect(plans.join('\n')).toMatch(expected)
  expect(plans.filter((step) => /^SCAN (location|data_row|project|data_table)\b/.test(step))).toEqual([])
  const changing = _what.startsWith('changed')
  if (!changing) expect(plans.filter((step) => step.includes('TEMP B-TREE'))).toEqual([])
})

test('a tile of holes, for a restricted key: holes of projects out of reach are not read', async () => {
  const plans = await plansOf(connection, (s) =>
    readTile(s, { ...access, projectIds: [HARBOUR] }, { zoom: 15, x: 16247, y: 10644 }),
  )
  const steps = plans.filter((step) => /\blocation\b/.test(step))
  expect(steps).not.toEqual([])
  for (const step of steps)
    expect(step).toMatch(/location_by_cell_of_project \(project_seq=\? AND cell>\? AND cell<\?\)/)
})
