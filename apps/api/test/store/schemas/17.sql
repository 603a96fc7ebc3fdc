CREATE TABLE company (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL UNIQUE,
  configuration TEXT NOT NULL,          -- JSON, as company.json says, with defaults not filled in
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  next_seq INTEGER NOT NULL DEFAULT 1,  -- of what is created next in this company
  answers_version INTEGER NOT NULL DEFAULT 0, -- of the program's answers when its prepared texts were written
  checksum INTEGER                      -- of the other columns
) STRICT, WITHOUT ROWID;

CREATE TABLE project (
  seq INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  company_id TEXT NOT NULL REFERENCES company,
  reference TEXT NOT NULL,              -- projectId of the API: the caller's own job reference
  name TEXT NOT NULL,
  folded_reference TEXT NOT NULL,       -- case-folded, for q
  folded_name TEXT NOT NULL,
  edition TEXT NOT NULL,                -- AGS4 or AGS3: what an export writes
  crs TEXT NOT NULL,                    -- JSON { code, name, source, reason }; code and name null: undecided
  settings TEXT NOT NULL,               -- JSON of project.json and styles.json as last given
  created_at TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  body TEXT NOT NULL,
  location TEXT NOT NULL,               -- JSON { longitude, latitude, count } or null
  tables TEXT NOT NULL,                 -- JSON [{ code, rows, name }], only tables with rows
  dictionary TEXT NOT NULL,             -- JSON { tables, codes }, as the API sends it
  checksum INTEGER,                     -- of the other columns
  UNIQUE (company_id, reference)
) STRICT;
CREATE INDEX project_of_company ON project (company_id, seq);

CREATE TABLE location (
  project_seq INTEGER NOT NULL REFERENCES project,
  seq INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  loca_id TEXT NOT NULL,
  updated_at TEXT NOT NULL,
  body TEXT NOT NULL,
  style TEXT NOT NULL,                  -- JSON, the cascade resolved
  tables TEXT NOT NULL,                 -- JSON [{ code, rows, name }]
  company_id TEXT REFERENCES company,   -- of a hole with a position
  cell INTEGER,                         -- of the position, on a space-filling curve; null: not on the map
  latitude REAL,                        -- as pinned, else as surveyed
  longitude REAL,
  checksum INTEGER,                     -- of the other columns
  PRIMARY KEY (project_seq, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX location_by_id ON location (id);
CREATE INDEX location_by_name ON location (project_seq, loca_id, seq);
CREATE INDEX location_by_update ON location (project_seq, updated_at, seq);
CREATE INDEX location_by_cell ON location (company_id, cell, seq, latitude, longitude) WHERE cell IS NOT NULL;
CREATE INDEX location_by_cell_of_project ON location (project_seq, cell, seq, latitude, longitude)
  WHERE cell IS NOT NULL;

CREATE TABLE hole_count (
  company_id TEXT NOT NULL REFERENCES company,
  level INTEGER NOT NULL,               -- of the quadtree
  cell INTEGER NOT NULL,                -- of that level, on a space-filling curve
  project_seq INTEGER NOT NULL REFERENCES project,
  holes INTEGER NOT NULL,
  longitude INTEGER NOT NULL,           -- sum over the holes, in millionths of a degree
  latitude INTEGER NOT NULL,
  checksum INTEGER,                     -- of the other columns
  PRIMARY KEY (company_id, level, cell, project_seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX hole_count_of_project ON hole_count (project_seq);

CREATE TABLE hole_style (
  project_seq INTEGER NOT NULL REFERENCES project,
  style TEXT NOT NULL,                  -- JSON; every style of its holes once
  checksum INTEGER,                     -- of the other columns
  PRIMARY KEY (project_seq, style)
) STRICT, WITHOUT ROWID;

CREATE TABLE hole_values (
  project_seq INTEGER PRIMARY KEY REFERENCES project,
  holes INTEGER NOT NULL,
  west REAL,                            -- around its holes on the map; null: none is
  south REAL,
  east REAL,
  north REAL,
  packed BLOB NOT NULL,                 -- what its holes are filtered by, in columns
  checksum INTEGER                      -- of the other columns
) STRICT;

CREATE TABLE data_table (
  seq INTEGER PRIMARY KEY,
  project_seq INTEGER NOT NULL REFERENCES project,
  group_code TEXT NOT NULL,             -- the AGS group in the file
  code TEXT,                            -- AGS code in addresses; null: counted, not fetchable
  name TEXT NOT NULL,
  addressable INTEGER NOT NULL,         -- 0: hangs on no hole, kept for export only
  position INTEGER NOT NULL,            -- order in the dictionary
  headings TEXT NOT NULL,               -- JSON [{ heading, unit, type }], in the order of the file
  rows INTEGER NOT NULL,
  checksum INTEGER,                     -- of the other columns
  UNIQUE (project_seq, group_code)
) STRICT;
CREATE INDEX data_table_by_code ON data_table (project_seq, code) WHERE addressable = 1;

CREATE TABLE data_row (
  table_seq INTEGER NOT NULL REFERENCES data_table,
  seq INTEGER NOT NULL,
  id BLOB NOT NULL,                     -- 12 bytes of the 24-hex id
  location_seq INTEGER,                 -- null: the hole is not in the project, or the group hangs on none
  updated_at TEXT NOT NULL,
  body TEXT NOT NULL,
  internal TEXT,                        -- JSON { heading: value } of fields that are never sent, for export
  checksum INTEGER,                     -- of the other columns
  PRIMARY KEY (table_seq, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX data_row_by_id ON data_row (id);
CREATE INDEX data_row_by_location ON data_row (location_seq, table_seq, seq) WHERE location_seq IS NOT NULL;
CREATE INDEX data_row_by_update ON data_row (table_seq, updated_at, seq);

CREATE TABLE described_row (
  seq INTEGER PRIMARY KEY,              -- of the row of data
  table_seq INTEGER NOT NULL,
  project_seq INTEGER NOT NULL
) STRICT;
CREATE INDEX described_row_of_table ON described_row (table_seq);
CREATE VIRTUAL TABLE described_words USING fts5(
  words, owner, content='', contentless_delete=1, tokenize='ascii');
CREATE TABLE described_word (
  owner TEXT NOT NULL,                  -- the mark of a company or a project, as in described_words
  word TEXT NOT NULL,                   -- of a row of the owner; some may be in no row any more
  checksum INTEGER,                     -- of the other columns
  PRIMARY KEY (owner, word)
) STRICT, WITHOUT ROWID;

CREATE TABLE boundary (
  project_seq INTEGER NOT NULL REFERENCES project,
  seq INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  updated_at TEXT NOT NULL,
  body TEXT NOT NULL,
  checksum INTEGER,                     -- of the other columns
  PRIMARY KEY (project_seq, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE location_group (
  project_seq INTEGER NOT NULL REFERENCES project,
  seq INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  updated_at TEXT NOT NULL,
  body TEXT NOT NULL,
  checksum INTEGER,                     -- of the other columns
  PRIMARY KEY (project_seq, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE finding (
  project_seq INTEGER NOT NULL REFERENCES project,
  seq INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  updated_at TEXT NOT NULL,
  body TEXT NOT NULL,                   -- what the import found in a file, or in the project
  checksum INTEGER,                     -- of the other columns
  PRIMARY KEY (project_seq, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE delivery (
  project_seq INTEGER NOT NULL REFERENCES project,
  seq INTEGER NOT NULL,
  id TEXT NOT NULL UNIQUE,
  updated_at TEXT NOT NULL,
  body TEXT NOT NULL,                   -- a file of the project, and what its import did
  facts TEXT NOT NULL,                  -- JSON of what the import knows of it: age, counts by group
  checksum INTEGER,                     -- of the other columns
  PRIMARY KEY (project_seq, seq)
) STRICT, WITHOUT ROWID;

CREATE TABLE delivery_rows (
  delivery_seq INTEGER NOT NULL,
  page INTEGER NOT NULL,                -- of 65,536 rows, by their seq
  bits BLOB NOT NULL,                   -- one bit for each row that the delivery stated
  checksum INTEGER,                     -- of the other columns
  PRIMARY KEY (delivery_seq, page)
) STRICT, WITHOUT ROWID;

CREATE TABLE delivery_gaps (
  delivery_seq INTEGER NOT NULL,
  heading TEXT NOT NULL,
  page INTEGER NOT NULL,                -- of 65,536 rows, by their seq
  bits BLOB NOT NULL,                   -- one bit for each row with a value that the delivery did not state
  checksum INTEGER,                     -- of the other columns
  PRIMARY KEY (delivery_seq, heading, page)
) STRICT, WITHOUT ROWID;

CREATE TABLE delivery_erased (
  delivery_seq INTEGER NOT NULL,
  heading TEXT NOT NULL,
  page INTEGER NOT NULL,                -- of 65,536 rows, by their seq
  bits BLOB NOT NULL,                   -- one bit for each row whose value it removed, or said to be none
  checksum INTEGER,                     -- of the other columns
  PRIMARY KEY (delivery_seq, heading, page)
) STRICT, WITHOUT ROWID;

CREATE TABLE deletion (
  project_seq INTEGER NOT NULL REFERENCES project,
  seq INTEGER NOT NULL,
  id BLOB NOT NULL,                     -- 12 bytes, of the row that was removed
  group_code TEXT NOT NULL,
  code TEXT,                            -- AGS code in addresses; null: not sent
  loca_id TEXT NOT NULL,
  updated_at TEXT NOT NULL,             -- when it was removed
  replaced_by BLOB,                     -- 12 bytes, the id that the row has now; null: it is gone
  checksum INTEGER,                     -- of the other columns
  PRIMARY KEY (project_seq, seq)
) STRICT, WITHOUT ROWID;
CREATE INDEX deletion_by_update ON deletion (project_seq, updated_at, seq);
CREATE INDEX deletion_by_code ON deletion (project_seq, code);

CREATE TABLE icon (
  id TEXT PRIMARY KEY,
  company_id TEXT NOT NULL REFERENCES company,
  name TEXT NOT NULL,
  svg TEXT NOT NULL,                    -- sanitised
  updated_at TEXT NOT NULL,
  checksum INTEGER,                     -- of the other columns
  UNIQUE (company_id, name)
) STRICT, WITHOUT ROWID;

CREATE TABLE source_file (
  project_seq INTEGER NOT NULL REFERENCES project,
  sha256 TEXT NOT NULL,
  path TEXT NOT NULL,
  edition TEXT NOT NULL,
  encoding TEXT NOT NULL,
  imported_at TEXT NOT NULL,
  checksum INTEGER,                     -- of the other columns
  PRIMARY KEY (project_seq, sha256)
) STRICT, WITHOUT ROWID;

CREATE TABLE project_import (
  project_seq INTEGER PRIMARY KEY REFERENCES project,
  fingerprint TEXT NOT NULL,            -- of everything the last import was made of
  report TEXT NOT NULL,                 -- JSON of what it said, diagnostics too
  checksum INTEGER                      -- of the other columns
) STRICT;

CREATE TABLE api_key (
  id TEXT PRIMARY KEY,
  company_id TEXT NOT NULL REFERENCES company,
  name TEXT NOT NULL,
  prefix TEXT NOT NULL,                 -- first characters, to tell keys apart in a list
  hash BLOB NOT NULL UNIQUE,            -- SHA-256 of the key; the key itself is nowhere
  scopes TEXT NOT NULL,                 -- JSON array
  projects TEXT,                        -- JSON array of project ids; null: all
  rate_limit INTEGER,                   -- requests a minute; null: the server's default
  created_at TEXT NOT NULL,
  revoked_at TEXT,
  expires_at TEXT,                      -- the key is refused from this moment on; null: it has no end
  link_public_key BLOB,                 -- 32 bytes, of the Ed25519 pair of the key; null: made before links
  link_epoch INTEGER NOT NULL DEFAULT 0, -- links that state another one have ended
  ended_links TEXT NOT NULL DEFAULT '[]', -- JSON array of ids of links that were ended one by one
  links_changed_at TEXT,                -- when links were last ended
  checksum INTEGER                      -- of the other columns
) STRICT, WITHOUT ROWID;
CREATE TRIGGER company_inserted AFTER INSERT ON company BEGIN
  UPDATE company SET checksum = checksum_of(new.id, new.name, new.configuration, new.created_at, new.updated_at, new.next_seq, new.answers_version)
  WHERE id = new.id;
END;
CREATE TRIGGER company_updated AFTER UPDATE OF id, name, configuration, created_at, updated_at, next_seq, answers_version ON company BEGIN
  UPDATE company SET checksum = checksum_of(new.id, new.name, new.configuration, new.created_at, new.updated_at, new.next_seq, new.answers_version)
  WHERE id = new.id;
END;
CREATE TRIGGER project_inserted AFTER INSERT ON project BEGIN
  UPDATE project SET checksum = checksum_of(new.seq, new.id, new.company_id, new.reference, new.name, new.edition, new.crs, new.settings, new.created_at, new.updated_at, new.body, new.location, new.tables, new.dictionary)
  WHERE seq = new.seq;
END;
CREATE TRIGGER project_updated AFTER UPDATE OF seq, id, company_id, reference, name, edition, crs, settings, created_at, updated_at, body, location, tables, dictionary ON project BEGIN
  UPDATE project SET checksum = checksum_of(new.seq, new.id, new.company_id, new.reference, new.name, new.edition, new.crs, new.settings, new.created_at, new.updated_at, new.body, new.location, new.tables, new.dictionary)
  WHERE seq = new.seq;
END;
CREATE TRIGGER location_inserted AFTER INSERT ON location BEGIN
  UPDATE location SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.updated_at, new.body, new.loca_id, new.style, new.tables, new.company_id, new.cell, new.latitude, new.longitude)
  WHERE project_seq = new.project_seq AND seq = new.seq;
END;
CREATE TRIGGER location_updated AFTER UPDATE OF project_seq, seq, id, updated_at, body, loca_id, style, tables, company_id, cell, latitude, longitude ON location BEGIN
  UPDATE location SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.updated_at, new.body, new.loca_id, new.style, new.tables, new.company_id, new.cell, new.latitude, new.longitude)
  WHERE project_seq = new.project_seq AND seq = new.seq;
END;
CREATE TRIGGER hole_count_inserted AFTER INSERT ON hole_count BEGIN
  UPDATE hole_count SET checksum = checksum_of(new.company_id, new.level, new.cell, new.project_seq, new.holes, new.longitude, new.latitude)
  WHERE company_id = new.company_id AND level = new.level AND cell = new.cell AND project_seq = new.project_seq;
END;
CREATE TRIGGER hole_count_updated AFTER UPDATE OF company_id, level, cell, project_seq, holes, longitude, latitude ON hole_count BEGIN
  UPDATE hole_count SET checksum = checksum_of(new.company_id, new.level, new.cell, new.project_seq, new.holes, new.longitude, new.latitude)
  WHERE company_id = new.company_id AND level = new.level AND cell = new.cell AND project_seq = new.project_seq;
END;
CREATE TRIGGER hole_style_inserted AFTER INSERT ON hole_style BEGIN
  UPDATE hole_style SET checksum = checksum_of(new.project_seq, new.style)
  WHERE project_seq = new.project_seq AND style = new.style;
END;
CREATE TRIGGER hole_style_updated AFTER UPDATE OF project_seq, style ON hole_style BEGIN
  UPDATE hole_style SET checksum = checksum_of(new.project_seq, new.style)
  WHERE project_seq = new.project_seq AND style = new.style;
END;
CREATE TRIGGER hole_values_inserted AFTER INSERT ON hole_values BEGIN
  UPDATE hole_values SET checksum = checksum_of(new.project_seq, new.holes, new.west, new.south, new.east, new.north, new.packed)
  WHERE project_seq = new.project_seq;
END;
CREATE TRIGGER hole_values_updated AFTER UPDATE OF project_seq, holes, west, south, east, north, packed ON hole_values BEGIN
  UPDATE hole_values SET checksum = checksum_of(new.project_seq, new.holes, new.west, new.south, new.east, new.north, new.packed)
  WHERE project_seq = new.project_seq;
END;
CREATE TRIGGER data_table_inserted AFTER INSERT ON data_table BEGIN
  UPDATE data_table SET checksum = checksum_of(new.seq, new.project_seq, new.group_code, new.code, new.name, new.addressable, new.position, new.headings, new.rows)
  WHERE seq = new.seq;
END;
CREATE TRIGGER data_table_updated AFTER UPDATE OF seq, project_seq, group_code, code, name, addressable, position, headings, rows ON data_table BEGIN
  UPDATE data_table SET checksum = checksum_of(new.seq, new.project_seq, new.group_code, new.code, new.name, new.addressable, new.position, new.headings, new.rows)
  WHERE seq = new.seq;
END;
CREATE TRIGGER boundary_inserted AFTER INSERT ON boundary BEGIN
  UPDATE boundary SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.updated_at, new.body)
  WHERE project_seq = new.project_seq AND seq = new.seq;
END;
CREATE TRIGGER boundary_updated AFTER UPDATE OF project_seq, seq, id, updated_at, body ON boundary BEGIN
  UPDATE boundary SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.updated_at, new.body)
  WHERE project_seq = new.project_seq AND seq = new.seq;
END;
CREATE TRIGGER location_group_inserted AFTER INSERT ON location_group BEGIN
  UPDATE location_group SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.updated_at, new.body)
  WHERE project_seq = new.project_seq AND seq = new.seq;
END;
CREATE TRIGGER location_group_updated AFTER UPDATE OF project_seq, seq, id, updated_at, body ON location_group BEGIN
  UPDATE location_group SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.updated_at, new.body)
  WHERE project_seq = new.project_seq AND seq = new.seq;
END;
CREATE TRIGGER finding_inserted AFTER INSERT ON finding BEGIN
  UPDATE finding SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.updated_at, new.body)
  WHERE project_seq = new.project_seq AND seq = new.seq;
END;
CREATE TRIGGER finding_updated AFTER UPDATE OF project_seq, seq, id, updated_at, body ON finding BEGIN
  UPDATE finding SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.updated_at, new.body)
  WHERE project_seq = new.project_seq AND seq = new.seq;
END;
CREATE TRIGGER delivery_inserted AFTER INSERT ON delivery BEGIN
  UPDATE delivery SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.updated_at, new.body, new.facts)
  WHERE project_seq = new.project_seq AND seq = new.seq;
END;
CREATE TRIGGER delivery_updated AFTER UPDATE OF project_seq, seq, id, updated_at, body, facts ON delivery BEGIN
  UPDATE delivery SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.updated_at, new.body, new.facts)
  WHERE project_seq = new.project_seq AND seq = new.seq;
END;
CREATE TRIGGER delivery_rows_inserted AFTER INSERT ON delivery_rows BEGIN
  UPDATE delivery_rows SET checksum = checksum_of(new.delivery_seq, new.page, new.bits)
  WHERE delivery_seq = new.delivery_seq AND page = new.page;
END;
CREATE TRIGGER delivery_rows_updated AFTER UPDATE OF delivery_seq, page, bits ON delivery_rows BEGIN
  UPDATE delivery_rows SET checksum = checksum_of(new.delivery_seq, new.page, new.bits)
  WHERE delivery_seq = new.delivery_seq AND page = new.page;
END;
CREATE TRIGGER delivery_gaps_inserted AFTER INSERT ON delivery_gaps BEGIN
  UPDATE delivery_gaps SET checksum = checksum_of(new.delivery_seq, new.heading, new.page, new.bits)
  WHERE delivery_seq = new.delivery_seq AND heading = new.heading AND page = new.page;
END;
CREATE TRIGGER delivery_gaps_updated AFTER UPDATE OF delivery_seq, heading, page, bits ON delivery_gaps BEGIN
  UPDATE delivery_gaps SET checksum = checksum_of(new.delivery_seq, new.heading, new.page, new.bits)
  WHERE delivery_seq = new.delivery_seq AND heading = new.heading AND page = new.page;
END;
CREATE TRIGGER delivery_erased_inserted AFTER INSERT ON delivery_erased BEGIN
  UPDATE delivery_erased SET checksum = checksum_of(new.delivery_seq, new.heading, new.page, new.bits)
  WHERE delivery_seq = new.delivery_seq AND heading = new.heading AND page = new.page;
END;
CREATE TRIGGER delivery_erased_updated AFTER UPDATE OF delivery_seq, heading, page, bits ON delivery_erased BEGIN
  UPDATE delivery_erased SET checksum = checksum_of(new.delivery_seq, new.heading, new.page, new.bits)
  WHERE delivery_seq = new.delivery_seq AND heading = new.heading AND page = new.page;
END;
CREATE TRIGGER deletion_inserted AFTER INSERT ON deletion BEGIN
  UPDATE deletion SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.group_code, new.code, new.loca_id, new.updated_at, new.replaced_by)
  WHERE project_seq = new.project_seq AND seq = new.seq;
END;
CREATE TRIGGER deletion_updated AFTER UPDATE OF project_seq, seq, id, group_code, code, loca_id, updated_at, replaced_by ON deletion BEGIN
  UPDATE deletion SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.group_code, new.code, new.loca_id, new.updated_at, new.replaced_by)
  WHERE project_seq = new.project_seq AND seq = new.seq;
END;
CREATE TRIGGER icon_inserted AFTER INSERT ON icon BEGIN
  UPDATE icon SET checksum = checksum_of(new.id, new.company_id, new.name, new.svg, new.updated_at)
  WHERE id = new.id;
END;
CREATE TRIGGER icon_updated AFTER UPDATE OF id, company_id, name, svg, updated_at ON icon BEGIN
  UPDATE icon SET checksum = checksum_of(new.id, new.company_id, new.name, new.svg, new.updated_at)
  WHERE id = new.id;
END;
CREATE TRIGGER source_file_inserted AFTER INSERT ON source_file BEGIN
  UPDATE source_file SET checksum = checksum_of(new.project_seq, new.sha256, new.path, new.edition, new.encoding, new.imported_at)
  WHERE project_seq = new.project_seq AND sha256 = new.sha256;
END;
CREATE TRIGGER source_file_updated AFTER UPDATE OF project_seq, sha256, path, edition, encoding, imported_at ON source_file BEGIN
  UPDATE source_file SET checksum = checksum_of(new.project_seq, new.sha256, new.path, new.edition, new.encoding, new.imported_at)
  WHERE project_seq = new.project_seq AND sha256 = new.sha256;
END;
CREATE TRIGGER project_import_inserted AFTER INSERT ON project_import BEGIN
  UPDATE project_import SET checksum = checksum_of(new.project_seq, new.fingerprint, new.report)
  WHERE project_seq = new.project_seq;
END;
CREATE TRIGGER project_import_updated AFTER UPDATE OF project_seq, fingerprint, report ON project_import BEGIN
  UPDATE project_import SET checksum = checksum_of(new.project_seq, new.fingerprint, new.report)
  WHERE project_seq = new.project_seq;
END;
CREATE TRIGGER api_key_inserted AFTER INSERT ON api_key BEGIN
  UPDATE api_key SET checksum = checksum_of(new.id, new.company_id, new.name, new.prefix, new.hash, new.scopes, new.projects, new.rate_limit, new.created_at, new.revoked_at, new.expires_at, new.link_public_key, new.link_epoch, new.ended_links, new.links_changed_at)
  WHERE id = new.id;
END;
CREATE TRIGGER api_key_updated AFTER UPDATE OF id, company_id, name, prefix, hash, scopes, projects, rate_limit, created_at, revoked_at, expires_at, link_public_key, link_epoch, ended_links, links_changed_at ON api_key BEGIN
  UPDATE api_key SET checksum = checksum_of(new.id, new.company_id, new.name, new.prefix, new.hash, new.scopes, new.projects, new.rate_limit, new.created_at, new.revoked_at, new.expires_at, new.link_public_key, new.link_epoch, new.ended_links, new.links_changed_at)
  WHERE id = new.id;
END;
