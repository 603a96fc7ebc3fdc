
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

CREATE TABLE project (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  seq bigint NOT NULL,
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
  UNIQUE (company_id, reference)
);

CREATE TABLE location (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  project_seq bigint NOT NULL,
  seq bigint NOT NULL,
  id text COLLATE "C" NOT NULL,
  updated_at text COLLATE "C" NOT NULL,
  body text NOT NULL,
  loca_id text COLLATE "C" NOT NULL,
  folded_loca_id text NOT NULL,
  style text NOT NULL,
  tables text NOT NULL,
  cell bigint,
  latitude double precision,
  longitude double precision,
  PRIMARY KEY (company_id, project_seq, seq),
  UNIQUE (company_id, id),
  FOREIGN KEY (company_id, project_seq) REFERENCES project
);
CREATE INDEX location_by_name ON location (company_id, project_seq, loca_id, seq);
CREATE INDEX location_by_update ON location (company_id, project_seq, updated_at, seq);
CREATE INDEX location_by_cell ON location (company_id, cell, seq) INCLUDE (project_seq, latitude, longitude)
  WHERE cell IS NOT NULL;
CREATE INDEX location_by_cell_of_project ON location (company_id, project_seq, cell, seq)
  INCLUDE (latitude, longitude) WHERE cell IS NOT NULL;
CREATE TABLE hole_count (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  level integer NOT NULL,
  cell bigint NOT NULL,
  project_seq bigint NOT NULL,
  holes bigint NOT NULL,
  longitude bigint NOT NULL,
  latitude bigint NOT NULL,
  PRIMARY KEY (company_id, level, cell, project_seq),
  FOREIGN KEY (company_id, project_seq) REFERENCES project
);
CREATE INDEX hole_count_of_project ON hole_count (company_id, project_seq);
CREATE TABLE hole_style (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  project_seq bigint NOT NULL,
  digest text COLLATE "C" NOT NULL,
  style text NOT NULL,
  PRIMARY KEY (company_id, project_seq, digest),
  FOREIGN KEY (company_id, project_seq) REFERENCES project
);

CREATE TABLE hole_values (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  project_seq bigint NOT NULL,
  holes bigint NOT NULL,
  west double precision,
  south double precision,
  east double precision,
  north double precision,
  packed bytea NOT NULL,
  PRIMARY KEY (company_id, project_seq),
  FOREIGN KEY (company_id, project_seq) REFERENCES project
);

CREATE TABLE data_table (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  seq bigint NOT NULL,
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
  FOREIGN KEY (company_id, project_seq) REFERENCES project
);
CREATE INDEX data_table_by_code ON data_table (company_id, project_seq, code) WHERE addressable = 1;
CREATE TABLE data_row (
  company_id text COLLATE "C" NOT NULL,
  table_seq bigint NOT NULL,
  seq bigint NOT NULL,
  id bytea NOT NULL,
  location_seq bigint,
  updated_at text COLLATE "C" NOT NULL,
  body text NOT NULL,
  internal text,
  PRIMARY KEY (company_id, table_seq, seq),
  UNIQUE (company_id, id)
);
CREATE INDEX data_row_by_location ON data_row (company_id, location_seq, table_seq, seq)
  WHERE location_seq IS NOT NULL;
CREATE INDEX data_row_by_update ON data_row (company_id, table_seq, updated_at, seq);
CREATE TABLE described_row (
  company_id text COLLATE "C" NOT NULL,
  seq bigint NOT NULL,
  table_seq bigint NOT NULL,
  project_seq bigint NOT NULL,
  words tsvector NOT NULL,
  PRIMARY KEY (company_id, seq)
);
CREATE INDEX described_row_of_table ON described_row (company_id, table_seq);
CREATE INDEX described_row_by_words ON described_row USING gin (words);
CREATE TABLE boundary (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  project_seq bigint NOT NULL,
  seq bigint NOT NULL,
  id text COLLATE "C" NOT NULL,
  updated_at text COLLATE "C" NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (company_id, project_seq, seq),
  UNIQUE (company_id, id),
  FOREIGN KEY (company_id, project_seq) REFERENCES project
);

CREATE TABLE location_group (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  project_seq bigint NOT NULL,
  seq bigint NOT NULL,
  id text COLLATE "C" NOT NULL,
  updated_at text COLLATE "C" NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (company_id, project_seq, seq),
  UNIQUE (company_id, id),
  FOREIGN KEY (company_id, project_seq) REFERENCES project
);

CREATE TABLE finding (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  project_seq bigint NOT NULL,
  seq bigint NOT NULL,
  id text COLLATE "C" NOT NULL,
  updated_at text COLLATE "C" NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (company_id, project_seq, seq),
  UNIQUE (company_id, id),
  FOREIGN KEY (company_id, project_seq) REFERENCES project
);

CREATE TABLE delivery (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  project_seq bigint NOT NULL,
  seq bigint NOT NULL,
  id text COLLATE "C" NOT NULL,
  updated_at text COLLATE "C" NOT NULL,
  body text NOT NULL,
  facts text NOT NULL,
  PRIMARY KEY (company_id, project_seq, seq),
  UNIQUE (company_id, id),
  FOREIGN KEY (company_id, project_seq) REFERENCES project
);

CREATE TABLE delivery_rows (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  delivery_seq bigint NOT NULL,
  page bigint NOT NULL,
  bits bytea NOT NULL,
  PRIMARY KEY (company_id, delivery_seq, page)
);

CREATE TABLE delivery_gaps (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  delivery_seq bigint NOT NULL,
  heading text COLLATE "C" NOT NULL,
  page bigint NOT NULL,
  bits bytea NOT NULL,
  PRIMARY KEY (company_id, delivery_seq, heading, page)
);

CREATE TABLE delivery_erased (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  delivery_seq bigint NOT NULL,
  heading text COLLATE "C" NOT NULL,
  page bigint NOT NULL,
  bits bytea NOT NULL,
  PRIMARY KEY (company_id, delivery_seq, heading, page)
);

CREATE TABLE deletion (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  project_seq bigint NOT NULL,
  seq bigint NOT NULL,
  id bytea NOT NULL,
  group_code text COLLATE "C" NOT NULL,
  code text COLLATE "C",
  loca_id text NOT NULL,
  updated_at text COLLATE "C" NOT NULL,
  replaced_by bytea,
  PRIMARY KEY (company_id, project_seq, seq),
  FOREIGN KEY (company_id, project_seq) REFERENCES project
);
CREATE INDEX deletion_by_update ON deletion (company_id, project_seq, updated_at, seq);
CREATE INDEX deletion_by_code ON deletion (company_id, project_seq, code);
CREATE TABLE icon (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  id text COLLATE "C" NOT NULL,
  name text COLLATE "C" NOT NULL,
  svg text NOT NULL,
  updated_at text NOT NULL,
  PRIMARY KEY (company_id, id),
  UNIQUE (company_id, name)
);

CREATE TABLE source_file (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  project_seq bigint NOT NULL,
  sha256 text COLLATE "C" NOT NULL,
  path text NOT NULL,
  edition text NOT NULL,
  encoding text NOT NULL,
  imported_at text NOT NULL,
  PRIMARY KEY (company_id, project_seq, sha256),
  FOREIGN KEY (company_id, project_seq) REFERENCES project
);

CREATE TABLE project_import (
  company_id text COLLATE "C" NOT NULL REFERENCES company,
  project_seq bigint NOT NULL,
  fingerprint text NOT NULL,
  report text NOT NULL,
  PRIMARY KEY (company_id, project_seq),
  FOREIGN KEY (company_id, project_seq) REFERENCES project
);

INSERT INTO schema_version VALUES (10);