import { defineConfig } from 'vitest/config'
import { requireNode } from './scripts/require-node.ts'

requireNode()

/** Tests that set their own timeouts and measure processor time. */
const MEASURED = ['packages/*/test/**/linear-time.test.ts', 'apps/web/test/linear-time.test.ts']
/** Tests that start programs. */
const PACKED = 'packages/client/test/packed.test.ts'

/** Tests of rows that contradict each other, and of keys that are written in several ways. */
const CONTRADICTIONS =
  'apps/api/test/import/{checked-contradictions,contradictions,contradictions-in-one-import,' +
  'no-contradiction,rows-with-contradictions}.test.ts'
const KEYS = 'apps/api/test/import/{hole-names-with-blanks,key-forms,key-texts,keys}.test.ts'

/**
 * Tests that stop programs at many points, wait for timeouts or read much: `npm test` runs them by name or
 * with `--all`.
 */
const THOROUGH = [
  ...MEASURED,
  PACKED,
  'apps/api/test/cli/{backup,backup-interrupted,compile-cache,disk,doctor,doctor-files,drain,' +
    'export,failing-calls,file-modes,guide-programs,log}.test.ts',
  'apps/api/test/cli/{flipped-bits,interrupted,rebuild,serve,start,terminal,unix-socket,workers}.test.ts',
  'apps/api/test/export/{dxf-clients,exported-notes,geopackage-clients,round-trip,same-values}.test.ts',
  'apps/api/test/http/ogc/{clients,gdal-client,gdal-many-holes,qgis-client,r-client,schemas}.test.ts',
  'apps/api/test/http/{buffered-bytes,conditional,connections,cursors.property,export,' +
    'hostile{,-headers}.property,link-ends,links.property,map,request-body,response-cache,slow-export,' +
    'slow-reader,unread-answers}.test.ts',
  'apps/api/test/import/{command,command-advice,hostile,hostile-company-folder,one-transaction,' +
    'reading-thread,real-files,rebuild,split-deliveries}.test.ts',
  'apps/api/test/import/{changed-units,dates-in-two-forms,two-units,two-units-of-keys,' +
    'units-without-factor}.test.ts',
  CONTRADICTIONS,
  KEYS,
  'apps/api/test/import/{contradictions,deliveries,import-order,repeated-imports,several-numbers,' +
    'whole-positions,whole-readings,written-in-any-order}.property.test.ts',
  'apps/api/test/store/log-limit.test.ts',
  'packages/ags/test/endless-records.test.ts',
  'test/{dev,hot-replacement,library-members}.test.ts',
]

/** Tests of the store in PostgreSQL, and suites that run once more with it. */
const IN_POSTGRES = 'apps/api/test/postgres/*.test.ts'
const FOR_EVERY_STORE = [
  'apps/api/test/http/{access,contract,cursors.property,export,filtered-locations,' +
    'hostile{,-headers}.property,key-usage,link-ends,links.property,lists,long-lists,map,placed-locations,' +
    'query-problems,search,tenancy,words-of-many-rows}.test.ts',
  'apps/api/test/http/{ogc,tiles}/*.test.ts',
  'apps/api/test/import/{ags3-groups,changed-dictionary,changes,company-folder,company-folder-again,' +
    'company-folder-refused,deletions,deletions-of-groups,deliveries,dictionary,findings,groups,hostile,' +
    'hostile-company-folder,keys-of-later-dict,last-import,linked-units,merge,merge-replaced,' +
    'merged-revisions,one-transaction,order-of-deliveries,real-files,rebuild,removed-rows,rows-as-stated,' +
    'rows-equal-by-later-keys,rows-without-hole,stable-ids,whole-positions,whole-readings,' +
    'whole-readings-in-any-order}.test.ts',
  CONTRADICTIONS,
  KEYS,
  'apps/api/test/import/{contradictions,deliveries,import-order,repeated-imports,several-numbers,' +
    'whole-positions,whole-readings,written-in-any-order}.property.test.ts',
  'apps/api/test/cli/keys.test.ts',
  'apps/api/test/export/{exported-notes,geopackage,one-moment,round-trip}.test.ts',
]

export default defineConfig({
  test: {
    globalSetup: 'test/global-setup.ts',
    setupFiles: 'test/fixed-seed.ts',
    env: { NODE_ENV: 'test' },
    // A test that waits for something that never happens ends; slow machines need half of this.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    // A new process for every file, which loads all modules again, takes longer than most tests.
    isolate: false,
    // All processors; by default one is left to Vitest itself, which has little to do.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: ['packages/*/test/**/*.test.ts', 'apps/web/test/**/*.test.{ts,tsx}'],
          exclude: THOROUGH,
        },
      },
      {
        extends: true,
        test: {
          name: 'service',
          include: ['apps/api/test/**/*.test.ts', 'test/**/*.test.ts'],
          exclude: [IN_POSTGRES, ...THOROUGH],
        },
      },
      // These measure processor time, or start and stop programs.
      { extends: true, test: { name: 'thorough', include: THOROUGH, isolate: true } },
      {
        extends: true,
        test: {
          name: 'postgres',
          // Its servers, pools and listeners are of the process that opened them.
          isolate: true,
          include: [IN_POSTGRES, ...FOR_EVERY_STORE],
          globalSetup: 'apps/api/test/postgres/global-setup.ts',
          env: { TEST_STORE: 'postgres' },
          // Each import goes to a server: several times as long as into a file.
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
