/** The arrows of the design, as rules that run. */
const IO = '^(node:)?(fs|http|http2|https|net|dgram|child_process|cluster|worker_threads|dns|tls|sqlite)(/|$)'

/** A package may import only these packages of the project. `readings` and `contract` import none. */
const PACKAGES = {
  // A value that is read, checked, drawn or sent is within one set of limits, that of the readings.
  ags: ['readings'],
  contract: [],
  // Import and check gather and place the holes of a file by the same code.
  coordinates: ['ags', 'readings'],
  // A conflict between a code and its description is one rule, for symbols and findings.
  symbols: ['contract', 'readings'],
  client: ['contract'],
  // Exports read inclinations as logs do, have the colours of symbols, and are checked by the rules.
  formats: ['ags', 'contract', 'logs', 'readings', 'rules', 'symbols'],
  readings: [],
  // Depths of different units are compared in metres.
  rules: ['ags', 'readings'],
  logs: ['contract', 'readings'],
  'ogc-features': ['ags', 'contract', 'formats', 'logs', 'readings'],
  sections: [],
  plots: ['contract', 'logs', 'readings'],
  sample: ['ags', 'symbols'],
}

const forbidden = [
  { name: 'no-cycles', comment: 'No cycles, not even of types.', from: {}, to: { circular: true } },
  {
    name: 'no-orphan-modules',
    from: { orphan: true, pathNot: ['\\.d\\.ts$', '\\.config\\.', '/test/'] },
    to: {},
  },
  // `virtual:` modules are made by a plugin of Vite while it builds.
  { name: 'nothing-unresolved', from: {}, to: { couldNotResolve: true, pathNot: '\\?url$|^virtual:' } },
  {
    name: 'sources-never-import-tests',
    from: { pathNot: '^(e2e|test|(packages|apps)/[^/]+/(test|component-test))/' },
    to: { path: '^(e2e|test|packages/[^/]+/test|apps/[^/]+/test)/' },
  },
  {
    name: 'pure-packages-do-no-io',
    comment: 'AGS text, the contract, the SDK, the artwork and the sample are functions of their input.',
    from: {
      path:
        '^packages/(ags|contract|client|symbols|readings|logs|sections|plots|formats|' +
        'ogc-features|rules|sample)/src',
    },
    to: { path: IO },
  },
  {
    name: 'coordinates-read-files-in-one-place',
    from: { path: '^packages/coordinates/src', pathNot: 'data-files\\.ts$' },
    to: { path: IO },
  },
  ...Object.entries(PACKAGES).map(([name, allowed]) => ({
    name: `package-${name}`,
    from: { path: `^packages/${name}/src` },
    to: { path: '^(packages|apps)/', pathNot: `^packages/(${[name, ...allowed].join('|')})/` },
  })),
  { name: 'nothing-imports-the-bench', from: { pathNot: '^bench/' }, to: { path: '^bench/' } },
  { name: 'apps-do-not-import-each-other', from: { path: '^apps/api' }, to: { path: '^apps/web' } },
  { name: 'the-viewer-does-not-import-the-server', from: { path: '^apps/web' }, to: { path: '^apps/api' } },
  {
    name: 'the-viewer-sees-no-files',
    // The check page checks files that stay in the browser, by what reads them and data of its build.
    from: { path: '^apps/web', pathNot: '^apps/web/(src/features/check|test/features/check|build)/' },
    to: {
      path: '^packages/(?!client|contract|formats|logs|plots|readings|sections|symbols)',
      // Distances, and a table of titles: neither reads files, and the packages as a whole are not loaded.
      pathNot: '^packages/(coordinates/src/find-outliers|rules/src/finding-titles)\\.ts$',
    },
  },

  // apps/api: one module for each outside thing; modules that read cannot write.
  {
    name: 'only-one-folder-imports-sqlite',
    comment:
      'A GeoPackage is an SQLite file that we write, and no store. The lock of a temporary folder is a ' +
      'file that SQLite locks, without content.',
    from: {
      path: '^apps/api/src',
      pathNot: '^apps/api/src/((sqlite|geopackage)/|temporary/process-lock.ts)',
    },
    to: { path: 'node_modules/(better-sqlite3|@types/better-sqlite3)|^(node:)?sqlite$' },
  },
  {
    name: 'only-one-folder-imports-postgresql',
    from: { path: '^apps/api/src', pathNot: '^apps/api/src/postgres/' },
    to: {
      path: 'node_modules/(pg|pg-copy-streams|pg-connection-string|pgpass|@types/pg|@types/pg-copy-streams)/',
    },
  },
  {
    name: 'stores-do-not-import-each-other',
    from: { path: '^apps/api/src/(sqlite|postgres)/' },
    to: { path: '^apps/api/src/(sqlite|postgres)/', pathNot: '^apps/api/src/$1/' },
  },
  {
    name: 'http-reads-through-the-store-port',
    from: { path: '^apps/api/src/http/' },
    to: { path: '^apps/api/src/((sqlite|postgres|import|backup|copy|cli)/|open-store\\.ts)' },
  },
  {
    name: 'stores-are-opened-in-one-place',
    from: {
      path: '^apps/api/src/',
      // What is done to the file itself: a copy of it, its lock, the mode of its folder.
      pathNot: '^apps/api/src/(sqlite/|backup/|temporary/|open-store\\.ts|start/sample-database\\.ts)',
    },
    to: { path: '^apps/api/src/sqlite/' },
  },
  {
    name: 'postgresql-is-opened-in-one-place',
    from: { path: '^apps/api/src/', pathNot: '^apps/api/src/(postgres/|open-store\\.ts|database-file\\.ts)' },
    to: { path: '^apps/api/src/postgres/' },
  },
  {
    name: 'the-store-port-imports-no-other-module',
    from: { path: '^apps/api/src/store/' },
    to: { path: '^apps/api/src/(?!store/)' },
  },
  {
    name: 'a-store-imports-neither-http-nor-import',
    from: { path: '^apps/api/src/(sqlite|postgres)/' },
    to: { path: '^apps/api/src/(http|import|cli)/' },
  },
  {
    name: 'only-http-imports-express',
    from: { path: '^apps/api/src', pathNot: '^apps/api/src/(http/|app\\.ts|server\\.ts)' },
    to: { path: 'node_modules/(express|helmet|pino-http)/' },
  },
  {
    name: 'serving-does-not-import-files',
    from: { path: '^apps/api/src/(http|store|app\\.ts|server\\.ts)' },
    to: { path: '^apps/api/src/import/' },
  },

  // apps/web: features never import each other; they meet in app.
  {
    name: 'features-do-not-import-each-other',
    from: { path: '^apps/web/src/features/([^/]+)/' },
    to: { path: '^apps/web/src/features/([^/]+)/', pathNot: '^apps/web/src/features/$1/' },
  },
  {
    name: 'only-app-uses-features',
    from: { path: '^apps/web/src/(data|url-state|ui)/' },
    to: { path: '^apps/web/src/(features|app)/' },
  },
  {
    name: 'features-do-not-import-app',
    from: { path: '^apps/web/src/features/' },
    to: { path: '^apps/web/src/app/' },
  },
  // Screens show views, views read the state of the address; never the other way.
  {
    name: 'state-does-not-import-screens',
    from: { path: '^apps/web/src/app/state/' },
    to: { path: '^apps/web/src/app/(?!state/)' },
  },
  {
    name: 'views-do-not-import-screens',
    from: { path: '^apps/web/src/app/views/' },
    to: { path: '^apps/web/src/app/(project|projects|print)/' },
  },
  {
    name: 'screens-do-not-import-each-other',
    from: { path: '^apps/web/src/app/(project|projects|print)/' },
    to: { path: '^apps/web/src/app/(project|projects|print)/', pathNot: '^apps/web/src/app/$1/' },
  },
  {
    name: 'only-the-map-imports-maplibre',
    from: { path: '^apps/web/src', pathNot: '^apps/web/src/features/map/' },
    to: { path: 'node_modules/maplibre-gl/' },
  },
  {
    name: 'only-data-uses-the-network',
    from: { path: '^apps/web/src', pathNot: '^apps/web/src/data/' },
    to: { path: '^packages/client/', dependencyTypesNot: ['type-only'] },
  },
]

export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    // Pages of the bench are the browser's; what they name is served or installed by the bench.
    exclude: { path: '(^|/)(dist|[.]types)/|^bench/[^/]+/pages/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
    },
  },
}
