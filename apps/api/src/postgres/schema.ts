import { SCHEMA_VERSION } from './migrations.ts'

/**
 * The tables in PostgreSQL. The rules of the SQLite schema apply: `body` is prepared JSON text without its
 * closing brace, `seq` is creation order. Further:
 * - Every key of a table of data begins with `company_id`, so the tables can be distributed by it.
 * - `company` and `api_key` are found without knowing the company: they are small, and whole on every
 *   machine.
 * - Text compares by its bytes, as in SQLite.
 */
const DIRECTORY = `
CREATE TABLE schema_version (version integer NOT NULL);

CREATE SEQUENCE company_number AS bigint MINVALUE 0;

CREATE TABLE company (
  id text COLLATE "C" PRIMARY KEY,
  name text COLLATE "C" NOT NULL UNIQUE,
  configuration text NOT NULL,
  created_at text NOT NULL,
  updated_at text NOT NULL,
  next_seq bigint NOT NULL,             -- creation order of the company, in a range of its own
  last_moment text NOT NULL,            -- of its newest import: a later import has a later one
  version bigint NOT NULL,              -- counts imports
  answers_version integer NOT NULL      -- of the program's derived values when those stored were written
);

CREATE TABLE api_key (
  id text COLLATE "C" PRIMARY KEY,
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  name text NOT NULL,
  prefix text NOT NULL,
  hash bytea NOT NULL UNIQUE,           -- SHA-256 of the key; the key itself is nowhere
  scopes text NOT NULL,
  projects text,
  rate_limit integer,
  created_at text NOT NULL,
  revoked_at text,
  expires_at text,                      -- the key is refused from this moment on; null: it has no end
  link_public_key bytea,                -- of the pair derived from the key; null: made before links
  link_epoch integer NOT NULL DEFAULT 0,
  ended_links text NOT NULL DEFAULT '[]',
  links_changed_at text                 -- when links were last ended
);

-- The days on which keys were last used. Servers write them, which write no table of data.
CREATE TABLE key_usage (
  key_id text COLLATE "C" PRIMARY KEY,
  day text COLLATE "C" NOT NULL
);

CREATE TABLE key_version (version bigint NOT NULL);
INSERT INTO key_version VALUES (1);

-- Requests of the present minute, which nobody needs after a crash; replicas do not have it.
CREATE UNLOGGED TABLE rate_window (
  key_id text COLLATE "C" PRIMARY KEY,
  ends_at timestamptz NOT NULL,
  used bigint NOT NULL,                 -- requests that were leased to servers
  granted bigint NOT NULL               -- of the newest lease
) WITH (fillfactor = 50);
`

interface DataTable {
  readonly name: string
  readonly columns: string
  readonly indexes: string
  /** For each row the server would look up its company, a third of the time of storing it. */
  readonly withoutForeignKey?: true
}

/** A list of a project: the same columns, and what is special. */
const listOfProject = (name: string, special = '', indexes = ''): DataTable => ({
  name,
  columns: `project_seq bigint NOT NULL,
  seq bigint NOT NULL,
  id text COLLATE "C" NOT NULL,
  updated_at text COLLATE "C" NOT NULL,
  body text NOT NULL,${special}
  PRIMARY KEY (company_id, project_seq, seq),
  UNIQUE (company_id, id),
  FOREIGN KEY (company_id, project_seq) REFERENCES project`,
  indexes,
})

const headingPages = (name: string): DataTable => ({
  name,
  columns: `delivery_seq bigint NOT NULL,
  heading text COLLATE "C" NOT NULL,
  page bigint NOT NULL,
  bits bytea NOT NULL,
  PRIMARY KEY (company_id, delivery_seq, heading, page)`,
  indexes: '',
})

/** Tables of data, in an order in which they can be filled. */
const DATA_TABLES: readonly DataTable[] = [
  {
    name: 'project',
    columns: `seq bigint NOT NULL,
  id text COLLATE "C" NOT NULL,
  reference text COLLATE "C" NOT NULL,
  name text NOT NULL,
  folded_reference text NOT NULL,
  folded_name text NOT NULL,
  folded_parties text NOT NULL,         -- client, contractor and consultant, a line each
  edition text NOT NULL,
  crs text NOT NULL,
  settings text NOT NULL,
  created_at text NOT NULL,
  updated_at text COLLATE "C" NOT NULL,
  body text NOT NULL,
  location text NOT NULL,
  tables text NOT NULL,
  dictionary text NOT NULL,
  PRIMARY KEY (company_id, seq),
  UNIQUE (company_id, id),
  UNIQUE (company_id, reference)`,
    indexes: '',
  },
  listOfProject(
    'location',
    `
  loca_id text COLLATE "C" NOT NULL,
  folded_loca_id text NOT NULL,
  style text NOT NULL,
  tables text NOT NULL,
  cell bigint,
  latitude double precision,
  longitude double precision,`,
    `CREATE INDEX location_by_name ON location (company_id, project_seq, loca_id, seq);
CREATE INDEX location_by_update ON location (company_id, project_seq, updated_at, seq);
CREATE INDEX location_by_cell ON location (company_id, cell, seq) INCLUDE (project_seq, latitude, longitude)
  WHERE cell IS NOT NULL;
CREATE INDEX location_by_cell_of_project ON location (company_id, project_seq, cell, seq)
  INCLUDE (latitude, longitude) WHERE cell IS NOT NULL;`,
  ),
  {
    name: 'hole_count',
    columns: `level integer NOT NULL,
  cell bigint NOT NULL,
  project_seq bigint NOT NULL,
  holes bigint NOT NULL,
  longitude bigint NOT NULL,
  latitude bigint NOT NULL,
  PRIMARY KEY (company_id, level, cell, project_seq),
  FOREIGN KEY (company_id, project_seq) REFERENCES project`,
    indexes: 'CREATE INDEX hole_count_of_project ON hole_count (company_id, project_seq);',
  },
  {
    // A digest in the key, since a style may be longer than an entry of an index.
    name: 'hole_style',
    columns: `project_seq bigint NOT NULL,
  digest text COLLATE "C" NOT NULL,
  style text NOT NULL,
  PRIMARY KEY (company_id, project_seq, digest),
  FOREIGN KEY (company_id, project_seq) REFERENCES project`,
    indexes: '',
  },
  {
    name: 'hole_values',
    columns: `project_seq bigint NOT NULL,
  holes bigint NOT NULL,
  west double precision,
  south double precision,
  east double precision,
  north double precision,
  packed bytea NOT NULL,
  PRIMARY KEY (company_id, project_seq),
  FOREIGN KEY (company_id, project_seq) REFERENCES project`,
    indexes: '',
  },
  {
    name: 'data_table',
    columns: `seq bigint NOT NULL,
  project_seq bigint NOT NULL,
  group_code text COLLATE "C" NOT NULL,
  code text COLLATE "C",
  name text NOT NULL,
  addressable integer NOT NULL,
  position integer NOT NULL,
  headings text NOT NULL,
  rows bigint NOT NULL,
  PRIMARY KEY (company_id, seq),
  UNIQUE (company_id, project_seq, group_code),
  FOREIGN KEY (company_id, project_seq) REFERENCES project`,
    indexes:
      'CREATE INDEX data_table_by_code ON data_table (company_id, project_seq, code) WHERE addressable = 1;',
  },
  {
    name: 'data_row',
    withoutForeignKey: true,
    columns: `table_seq bigint NOT NULL,
  seq bigint NOT NULL,
  id bytea NOT NULL,
  location_seq bigint,
  updated_at text COLLATE "C" NOT NULL,
  body text NOT NULL,
  internal text,
  PRIMARY KEY (company_id, table_seq, seq),
  UNIQUE (company_id, id)`,
    indexes: `CREATE INDEX data_row_by_location ON data_row (company_id, location_seq, table_seq, seq)
  WHERE location_seq IS NOT NULL;
CREATE INDEX data_row_by_update ON data_row (company_id, table_seq, updated_at, seq);`,
  },
  {
    // Words of descriptions as they are compared, with marks of the company and the project.
    name: 'described_row',
    withoutForeignKey: true,
    columns: `seq bigint NOT NULL,
  table_seq bigint NOT NULL,
  project_seq bigint NOT NULL,
  words tsvector NOT NULL,
  PRIMARY KEY (company_id, seq)`,
    indexes: `CREATE INDEX described_row_of_table ON described_row (company_id, table_seq);
CREATE INDEX described_row_by_words ON described_row USING gin (words);`,
  },
  listOfProject('boundary'),
  listOfProject('location_group'),
  listOfProject('finding'),
  listOfProject('delivery', '\n  facts text NOT NULL,'),
  {
    name: 'delivery_rows',
    columns: `delivery_seq bigint NOT NULL,
  page bigint NOT NULL,
  bits bytea NOT NULL,
  PRIMARY KEY (company_id, delivery_seq, page)`,
    indexes: '',
  },
  headingPages('delivery_gaps'),
  headingPages('delivery_erased'),
  {
    name: 'deletion',
    columns: `project_seq bigint NOT NULL,
  seq bigint NOT NULL,
  id bytea NOT NULL,
  group_code text COLLATE "C" NOT NULL,
  code text COLLATE "C",
  loca_id text NOT NULL,
  updated_at text COLLATE "C" NOT NULL,
  replaced_by bytea,
  PRIMARY KEY (company_id, project_seq, seq),
  FOREIGN KEY (company_id, project_seq) REFERENCES project`,
    indexes: `CREATE INDEX deletion_by_update ON deletion (company_id, project_seq, updated_at, seq);
CREATE INDEX deletion_by_code ON deletion (company_id, project_seq, code);`,
  },
  {
    name: 'icon',
    columns: `id text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  svg text NOT NULL,
  updated_at text NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, name)`,
    indexes: '',
  },
  {
    name: 'source_file',
    columns: `project_seq bigint NOT NULL,
  sha256 text COLLATE "C" NOT NULL,
  path text NOT NULL,
  edition text NOT NULL,
  encoding text NOT NULL,
  imported_at text NOT NULL,
  PRIMARY KEY (company_id, project_seq, sha256),
  FOREIGN KEY (company_id, project_seq) REFERENCES project`,
    indexes: '',
  },
  {
    name: 'project_import',
    columns: `project_seq bigint NOT NULL,
  fingerprint text NOT NULL,
  report text NOT NULL,
  PRIMARY KEY (company_id, project_seq),
  FOREIGN KEY (company_id, project_seq) REFERENCES project`,
    indexes: '',
  },
]

/**
 * SQL that creates every table. `partitions`: of each table of data by a hash of the company; 0: not
 * partitioned.
 */
export function schemaSql(partitions = 0): string {
  const tables = DATA_TABLES.map(({ name, columns, indexes, withoutForeignKey }) => {
    const create = `CREATE TABLE ${name} (
  company_id text COLLATE "C" NOT NULL${withoutForeignKey ? '' : ' REFERENCES company'},
  ${columns}
)`
    return (
      `${create}${partitions === 0 ? '' : ' PARTITION BY HASH (company_id)'};\n` +
      `${partitionsOf(name, partitions)}${indexes}`
    )
  })
  return [DIRECTORY, ...tables, `INSERT INTO schema_version VALUES (${SCHEMA_VERSION});`].join('\n')
}

function partitionsOf(table: string, count: number): string {
  return Array.from(
    { length: count },
    (_, part) =>
      `CREATE TABLE ${table}_${part} PARTITION OF ${table} FOR VALUES WITH (MODULUS ` +
      `${count}, REMAINDER ${part});\n`,
  ).join('')
}
