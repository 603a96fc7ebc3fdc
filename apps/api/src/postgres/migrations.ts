/**
 * Upgrades of the tables: the first SQL text leads from version 1 to 2, and so on. A released text never
 * changes, and `schemaSql` is always their result.
 */
export const MIGRATIONS: readonly string[] = [
  // Some databases of version 1 have the column already, since it came before it had a version.
  `ALTER TABLE company ADD COLUMN IF NOT EXISTS answers_version integer NOT NULL DEFAULT 0;
ALTER TABLE company ALTER COLUMN answers_version DROP DEFAULT`,
  `ALTER TABLE api_key ADD COLUMN expires_at text;
CREATE TABLE key_usage (
  key_id text COLLATE "C" PRIMARY KEY,
  day text COLLATE "C" NOT NULL
)`,
  `ALTER TABLE api_key ADD COLUMN link_public_key bytea;
ALTER TABLE api_key ADD COLUMN link_epoch integer NOT NULL DEFAULT 0;
ALTER TABLE api_key ADD COLUMN ended_links text NOT NULL DEFAULT '[]';
ALTER TABLE api_key ADD COLUMN links_changed_at text`,
  // The positions are filled in where the values of a company are derived again.
  `ALTER TABLE location ADD COLUMN cell bigint;
ALTER TABLE location ADD COLUMN latitude double precision;
ALTER TABLE location ADD COLUMN longitude double precision;
CREATE INDEX location_by_cell ON location (company_id, cell, seq) INCLUDE (project_seq, latitude, longitude) WHERE cell IS NOT NULL;
CREATE INDEX location_by_cell_of_project ON location (company_id, project_seq, cell, seq) INCLUDE (latitude, longitude) WHERE cell IS NOT NULL`,
  // Filled in with the positions. In partitions as the other tables of the database.
  `DO $upgrade$
DECLARE
  parts integer := (SELECT count(*) FROM pg_inherits WHERE inhparent = 'project'::regclass);
  columns text;
  named text;
BEGIN
  FOR named, columns IN VALUES
    ('hole_count', 'level integer NOT NULL, cell bigint NOT NULL, project_seq bigint NOT NULL, holes bigint NOT NULL,
      longitude bigint NOT NULL, latitude bigint NOT NULL, PRIMARY KEY (company_id, level, cell, project_seq)'),
    ('hole_style', 'project_seq bigint NOT NULL, digest text COLLATE "C" NOT NULL, style text NOT NULL,
      PRIMARY KEY (company_id, project_seq, digest)')
  LOOP
    EXECUTE format('CREATE TABLE %I (company_id text COLLATE "C" NOT NULL REFERENCES company, %s,
      FOREIGN KEY (company_id, project_seq) REFERENCES project)%s',
      named, columns, CASE WHEN parts > 0 THEN ' PARTITION BY HASH (company_id)' ELSE '' END);
    FOR part IN 0 .. parts - 1 LOOP
      EXECUTE format('CREATE TABLE %I PARTITION OF %I FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
        named || '_' || part, named, parts, part);
    END LOOP;
  END LOOP;
  CREATE INDEX hole_count_of_project ON hole_count (company_id, project_seq);
END $upgrade$`,
  // Filled in where the values of a company are derived again. In partitions as the other tables.
  `DO $upgrade$
DECLARE
  parts integer := (SELECT count(*) FROM pg_inherits WHERE inhparent = 'project'::regclass);
BEGIN
  EXECUTE format('CREATE TABLE described_row (company_id text COLLATE "C" NOT NULL REFERENCES company,
    seq bigint NOT NULL, table_seq bigint NOT NULL, project_seq bigint NOT NULL, words tsvector NOT NULL,
    PRIMARY KEY (company_id, seq))%s', CASE WHEN parts > 0 THEN ' PARTITION BY HASH (company_id)' ELSE '' END);
  FOR part IN 0 .. parts - 1 LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF described_row FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
      'described_row_' || part, parts, part);
  END LOOP;
  CREATE INDEX described_row_of_table ON described_row (company_id, table_seq);
  CREATE INDEX described_row_by_words ON described_row USING gin (words);
END $upgrade$`,
  // Rows for searching stayed where an import removed their table.
  `DELETE FROM described_row WHERE NOT EXISTS (SELECT FROM data_table
  WHERE data_table.company_id = described_row.company_id AND data_table.seq = described_row.table_seq)`,
  // Filled in where the values of a company are derived again. In partitions as the other tables.
  `DO $upgrade$
DECLARE
  parts integer := (SELECT count(*) FROM pg_inherits WHERE inhparent = 'project'::regclass);
BEGIN
  EXECUTE format('CREATE TABLE hole_values (company_id text COLLATE "C" NOT NULL REFERENCES company,
    project_seq bigint NOT NULL, holes bigint NOT NULL, west double precision, south double precision,
    east double precision, north double precision, packed bytea NOT NULL, PRIMARY KEY (company_id, project_seq),
    FOREIGN KEY (company_id, project_seq) REFERENCES project)%s',
    CASE WHEN parts > 0 THEN ' PARTITION BY HASH (company_id)' ELSE '' END);
  FOR part IN 0 .. parts - 1 LOOP
    EXECUTE format('CREATE TABLE %I PARTITION OF hole_values FOR VALUES WITH (MODULUS %s, REMAINDER %s)',
      'hole_values_' || part, parts, part);
  END LOOP;
END $upgrade$`,
  // The company was looked up for each row of an import.
  `ALTER TABLE data_row DROP CONSTRAINT data_row_company_id_fkey;
ALTER TABLE described_row DROP CONSTRAINT described_row_company_id_fkey`,
]

/** The version of the schema that this program reads and writes. */
export const SCHEMA_VERSION = 1 + MIGRATIONS.length
