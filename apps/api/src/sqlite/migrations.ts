import type Database from 'better-sqlite3'
import { ADD_CHECKSUMS } from './add-checksums.ts'

type Connection = Database.Database

/**
 * Upgrades of a database: the first SQL text leads from version 1 to 2, and so on. A released text never
 * changes, and `SCHEMA` is always their result.
 */
const MIGRATIONS: readonly string[] = [
  `CREATE TABLE project_import (
  project_seq INTEGER PRIMARY KEY REFERENCES project,
  fingerprint TEXT NOT NULL,            -- of everything the last import was made of
  report TEXT NOT NULL                  -- JSON of what it said, diagnostics too
) STRICT`,
  `CREATE TABLE finding (
  project_seq INTEGER NOT NULL REFERENCES project,
  seq INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  updated_at TEXT NOT NULL,
  body TEXT NOT NULL,                   -- what the import found in a file of the project, or of the project itself
  PRIMARY KEY (project_seq, seq)
) STRICT, WITHOUT ROWID`,
  `CREATE TABLE delivery (
  project_seq INTEGER NOT NULL REFERENCES project,
  seq INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  updated_at TEXT NOT NULL,
  body TEXT NOT NULL,                   -- a file of the project, and what its import did
  facts TEXT NOT NULL,                  -- JSON of what the import knows of it: age, counts by group
  PRIMARY KEY (project_seq, seq)
) STRICT, WITHOUT ROWID;
CREATE TABLE delivery_rows (
  delivery_seq INTEGER NOT NULL,
  page INTEGER NOT NULL,                -- of 65,536 rows, by their seq
  bits BLOB NOT NULL,                   -- one bit for each row that the delivery stated
  PRIMARY KEY (delivery_seq, page)
) STRICT, WITHOUT ROWID;
CREATE TABLE deletion (
  project_seq INTEGER NOT NULL REFERENCES project,
  seq INTEGER NOT NULL,
  id BLOB NOT NULL,                     -- 12 bytes, of the row that was removed
  group_code TEXT NOT NULL,
  code TEXT,                            -- AGS code in addresses; null: not sent
  loca_id TEXT NOT NULL,
  updated_at TEXT NOT NULL,             -- when it was removed
  PRIMARY KEY (project_seq, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX deletion_by_update ON deletion (project_seq, updated_at, seq);
CREATE INDEX deletion_by_code ON deletion (project_seq, code)`,
  `ALTER TABLE deletion ADD COLUMN replaced_by BLOB;
CREATE TABLE delivery_gaps (
  delivery_seq INTEGER NOT NULL,
  heading TEXT NOT NULL,
  page INTEGER NOT NULL,                -- of 65,536 rows, by their seq
  bits BLOB NOT NULL,                   -- one bit for each row with a value there that the delivery did not state
  PRIMARY KEY (delivery_seq, heading, page)
) STRICT, WITHOUT ROWID`,
  `CREATE TABLE delivery_erased (
  delivery_seq INTEGER NOT NULL,
  heading TEXT NOT NULL,
  page INTEGER NOT NULL,                -- of 65,536 rows, by their seq
  bits BLOB NOT NULL,                   -- one bit for each row of which the delivery removed the value, or said that there is none
  PRIMARY KEY (delivery_seq, heading, page)
) STRICT, WITHOUT ROWID`,
  `ALTER TABLE company ADD COLUMN next_seq INTEGER NOT NULL DEFAULT 1;
UPDATE company SET next_seq =
  CASE WHEN ordinal = 0 THEN (SELECT next FROM sequence) ELSE ordinal * 34359738368 + 1 END
FROM (SELECT id AS numbered, row_number() OVER (ORDER BY created_at, id) - 1 AS ordinal FROM company)
WHERE id = numbered;
DROP TABLE sequence`,
  `ALTER TABLE company ADD COLUMN answers_version INTEGER NOT NULL DEFAULT 0`,
  `ALTER TABLE api_key ADD COLUMN expires_at TEXT`,
  `ALTER TABLE api_key ADD COLUMN link_public_key BLOB;
ALTER TABLE api_key ADD COLUMN link_epoch INTEGER NOT NULL DEFAULT 0;
ALTER TABLE api_key ADD COLUMN ended_links TEXT NOT NULL DEFAULT '[]';
ALTER TABLE api_key ADD COLUMN links_changed_at TEXT`,
  // The positions are filled in where the values of a company are derived again.
  `ALTER TABLE location ADD COLUMN company_id TEXT REFERENCES company;
ALTER TABLE location ADD COLUMN cell INTEGER;
ALTER TABLE location ADD COLUMN latitude REAL;
ALTER TABLE location ADD COLUMN longitude REAL;
CREATE INDEX location_by_cell ON location (company_id, cell, seq, latitude, longitude) WHERE cell IS NOT NULL;
CREATE INDEX location_by_cell_of_project ON location (project_seq, cell, seq, latitude, longitude) WHERE cell IS NOT NULL`,
  // Filled in with the positions.
  `CREATE TABLE hole_count (
  company_id TEXT NOT NULL REFERENCES company,
  level INTEGER NOT NULL,               -- of the quadtree
  cell INTEGER NOT NULL,                -- of that level, on a space-filling curve
  project_seq INTEGER NOT NULL REFERENCES project,
  holes INTEGER NOT NULL,
  longitude INTEGER NOT NULL,           -- sum over the holes, in millionths of a degree
  latitude INTEGER NOT NULL,
  PRIMARY KEY (company_id, level, cell, project_seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX hole_count_of_project ON hole_count (project_seq);
CREATE TABLE hole_style (
  project_seq INTEGER NOT NULL REFERENCES project,
  style TEXT NOT NULL,                  -- JSON; every style of its holes once
  PRIMARY KEY (project_seq, style)
) STRICT, WITHOUT ROWID`,
  // Filled in where the values of a company are derived again.
  `CREATE TABLE described_row (
  seq INTEGER PRIMARY KEY,              -- of the row of data
  table_seq INTEGER NOT NULL,
  project_seq INTEGER NOT NULL
) STRICT;
CREATE INDEX described_row_of_table ON described_row (table_seq);
CREATE VIRTUAL TABLE described_words USING fts5(words, owner, content='', contentless_delete=1, tokenize='ascii');
CREATE TABLE described_word (
  owner TEXT NOT NULL,                  -- the mark of a company or a project, as in described_words
  word TEXT NOT NULL,                   -- of a row of the owner; some may be in no row any more
  PRIMARY KEY (owner, word)
) STRICT, WITHOUT ROWID`,
  ADD_CHECKSUMS,
  // Filled in where the values of a company are derived again.
  `CREATE TABLE hole_values (
  project_seq INTEGER PRIMARY KEY REFERENCES project,
  holes INTEGER NOT NULL,
  west REAL,                            -- around its holes on the map; null: none is
  south REAL,
  east REAL,
  north REAL,
  packed BLOB NOT NULL,                 -- what its holes are filtered by, in columns
  checksum INTEGER                      -- of the other columns
) STRICT;
CREATE TRIGGER hole_values_inserted AFTER INSERT ON hole_values BEGIN
  UPDATE hole_values SET checksum = checksum_of(new.project_seq, new.holes, new.west, new.south, new.east, new.north, new.packed)
  WHERE project_seq = new.project_seq;
END;
CREATE TRIGGER hole_values_updated AFTER UPDATE OF project_seq, holes, west, south, east, north, packed ON hole_values BEGIN
  UPDATE hole_values SET checksum = checksum_of(new.project_seq, new.holes, new.west, new.south, new.east, new.north, new.packed)
  WHERE project_seq = new.project_seq;
END`,
  // Their writer states the checksum, which takes half of the time.
  'DROP TRIGGER described_word_inserted; DROP TRIGGER described_word_updated',
  // Where SQLite uses the index of UNIQUE, it reads the row in the table, too.
  'CREATE INDEX location_by_id ON location (id)',
]

/** The version of the schema that this program reads and writes. */
export const SCHEMA_VERSION = 1 + MIGRATIONS.length

export const versionOf = (connection: Connection): number =>
  Number(connection.pragma('user_version', { simple: true }))

/**
 * Runs all steps or none. The version is read under the lock, since another process may have upgraded the
 * database.
 */
export function migrate(connection: Connection, migrations: readonly string[] = MIGRATIONS): void {
  const migrate = connection.transaction(() => {
    const version = versionOf(connection)
    for (const sql of migrations.slice(version - 1)) connection.exec(sql)
    connection.pragma(`user_version = ${Math.max(version, 1 + migrations.length)}`)
  })
  migrate.immediate()
}
