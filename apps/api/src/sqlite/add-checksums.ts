/**
 * The upgrade to version 14: every row of stored data gets a checksum of its other columns, and triggers that
 * keep it. Rows of data have none: their writers state the checksum, which takes half of the time. Rows for
 * searching stayed where an import removed their table.
 */
export const ADD_CHECKSUMS = `DELETE FROM described_words WHERE rowid IN (SELECT seq FROM described_row
  WHERE table_seq NOT IN (SELECT seq FROM data_table));
DELETE FROM described_row WHERE table_seq NOT IN (SELECT seq FROM data_table);
ALTER TABLE company ADD COLUMN checksum INTEGER;
ALTER TABLE project ADD COLUMN checksum INTEGER;
ALTER TABLE location ADD COLUMN checksum INTEGER;
ALTER TABLE hole_count ADD COLUMN checksum INTEGER;
ALTER TABLE hole_style ADD COLUMN checksum INTEGER;
ALTER TABLE described_word ADD COLUMN checksum INTEGER;
ALTER TABLE data_table ADD COLUMN checksum INTEGER;
ALTER TABLE boundary ADD COLUMN checksum INTEGER;
ALTER TABLE location_group ADD COLUMN checksum INTEGER;
ALTER TABLE finding ADD COLUMN checksum INTEGER;
ALTER TABLE delivery ADD COLUMN checksum INTEGER;
ALTER TABLE delivery_rows ADD COLUMN checksum INTEGER;
ALTER TABLE delivery_gaps ADD COLUMN checksum INTEGER;
ALTER TABLE delivery_erased ADD COLUMN checksum INTEGER;
ALTER TABLE deletion ADD COLUMN checksum INTEGER;
ALTER TABLE icon ADD COLUMN checksum INTEGER;
ALTER TABLE source_file ADD COLUMN checksum INTEGER;
ALTER TABLE project_import ADD COLUMN checksum INTEGER;
ALTER TABLE api_key ADD COLUMN checksum INTEGER;
ALTER TABLE data_row ADD COLUMN checksum INTEGER;
UPDATE company SET checksum = checksum_of(id, name, configuration, created_at, updated_at, next_seq,
  answers_version);
UPDATE project SET checksum = checksum_of(seq, id, company_id, reference, name, edition, crs, settings,
  created_at, updated_at, body, location, tables, dictionary);
UPDATE location SET checksum = checksum_of(project_seq, seq, id, updated_at, body, loca_id, style, tables,
  company_id, cell, latitude, longitude);
UPDATE hole_count SET checksum = checksum_of(company_id, level, cell, project_seq, holes, longitude,
  latitude);
UPDATE hole_style SET checksum = checksum_of(project_seq, style);
UPDATE described_word SET checksum = checksum_of(owner, word);
UPDATE data_table SET checksum = checksum_of(seq, project_seq, group_code, code, name, addressable, position,
  headings, rows);
UPDATE boundary SET checksum = checksum_of(project_seq, seq, id, updated_at, body);
UPDATE location_group SET checksum = checksum_of(project_seq, seq, id, updated_at, body);
UPDATE finding SET checksum = checksum_of(project_seq, seq, id, updated_at, body);
UPDATE delivery SET checksum = checksum_of(project_seq, seq, id, updated_at, body, facts);
UPDATE delivery_rows SET checksum = checksum_of(delivery_seq, page, bits);
UPDATE delivery_gaps SET checksum = checksum_of(delivery_seq, heading, page, bits);
UPDATE delivery_erased SET checksum = checksum_of(delivery_seq, heading, page, bits);
UPDATE deletion SET checksum = checksum_of(project_seq, seq, id, group_code, code, loca_id, updated_at,
  replaced_by);
UPDATE icon SET checksum = checksum_of(id, company_id, name, svg, updated_at);
UPDATE source_file SET checksum = checksum_of(project_seq, sha256, path, edition, encoding, imported_at);
UPDATE project_import SET checksum = checksum_of(project_seq, fingerprint, report);
UPDATE api_key SET checksum = checksum_of(id, company_id, name, prefix, hash, scopes, projects, rate_limit,
  created_at, revoked_at, expires_at, link_public_key, link_epoch, ended_links, links_changed_at);
UPDATE data_row SET checksum = checksum_of(table_seq, seq, id, location_seq, updated_at, body, internal);
CREATE TRIGGER company_inserted AFTER INSERT ON company BEGIN
  UPDATE company SET checksum = checksum_of(new.id, new.name, new.configuration, new.created_at,
    new.updated_at, new.next_seq, new.answers_version)
  WHERE id = new.id;
END;
CREATE TRIGGER company_updated AFTER UPDATE OF id, name, configuration, created_at, updated_at, next_seq,
  answers_version ON company BEGIN
  UPDATE company SET checksum = checksum_of(new.id, new.name, new.configuration, new.created_at,
    new.updated_at, new.next_seq, new.answers_version)
  WHERE id = new.id;
END;
CREATE TRIGGER project_inserted AFTER INSERT ON project BEGIN
  UPDATE project SET checksum = checksum_of(new.seq, new.id, new.company_id, new.reference, new.name,
    new.edition, new.crs, new.settings, new.created_at, new.updated_at, new.body, new.location, new.tables,
    new.dictionary)
  WHERE seq = new.seq;
END;
CREATE TRIGGER project_updated AFTER UPDATE OF seq, id, company_id, reference, name, edition, crs, settings,
  created_at, updated_at, body, location, tables, dictionary ON project BEGIN
  UPDATE project SET checksum = checksum_of(new.seq, new.id, new.company_id, new.reference, new.name,
    new.edition, new.crs, new.settings, new.created_at, new.updated_at, new.body, new.location, new.tables,
    new.dictionary)
  WHERE seq = new.seq;
END;
CREATE TRIGGER location_inserted AFTER INSERT ON location BEGIN
  UPDATE location SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.updated_at, new.body,
    new.loca_id, new.style, new.tables, new.company_id, new.cell, new.latitude, new.longitude)
  WHERE project_seq = new.project_seq AND seq = new.seq;
END;
CREATE TRIGGER location_updated AFTER UPDATE OF project_seq, seq, id, updated_at, body, loca_id, style,
  tables, company_id, cell, latitude, longitude ON location BEGIN
  UPDATE location SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.updated_at, new.body,
    new.loca_id, new.style, new.tables, new.company_id, new.cell, new.latitude, new.longitude)
  WHERE project_seq = new.project_seq AND seq = new.seq;
END;
CREATE TRIGGER hole_count_inserted AFTER INSERT ON hole_count BEGIN
  UPDATE hole_count SET checksum = checksum_of(new.company_id, new.level, new.cell, new.project_seq,
    new.holes, new.longitude, new.latitude)
  WHERE company_id = new.company_id AND level = new.level AND cell = new.cell
    AND project_seq = new.project_seq;
END;
CREATE TRIGGER hole_count_updated AFTER UPDATE OF company_id, level, cell, project_seq, holes, longitude,
  latitude ON hole_count BEGIN
  UPDATE hole_count SET checksum = checksum_of(new.company_id, new.level, new.cell, new.project_seq,
    new.holes, new.longitude, new.latitude)
  WHERE company_id = new.company_id AND level = new.level AND cell = new.cell
    AND project_seq = new.project_seq;
END;
CREATE TRIGGER hole_style_inserted AFTER INSERT ON hole_style BEGIN
  UPDATE hole_style SET checksum = checksum_of(new.project_seq, new.style)
  WHERE project_seq = new.project_seq AND style = new.style;
END;
CREATE TRIGGER hole_style_updated AFTER UPDATE OF project_seq, style ON hole_style BEGIN
  UPDATE hole_style SET checksum = checksum_of(new.project_seq, new.style)
  WHERE project_seq = new.project_seq AND style = new.style;
END;
CREATE TRIGGER described_word_inserted AFTER INSERT ON described_word BEGIN
  UPDATE described_word SET checksum = checksum_of(new.owner, new.word)
  WHERE owner = new.owner AND word = new.word;
END;
CREATE TRIGGER described_word_updated AFTER UPDATE OF owner, word ON described_word BEGIN
  UPDATE described_word SET checksum = checksum_of(new.owner, new.word)
  WHERE owner = new.owner AND word = new.word;
END;
CREATE TRIGGER data_table_inserted AFTER INSERT ON data_table BEGIN
  UPDATE data_table SET checksum = checksum_of(new.seq, new.project_seq, new.group_code, new.code, new.name,
    new.addressable, new.position, new.headings, new.rows)
  WHERE seq = new.seq;
END;
CREATE TRIGGER data_table_updated AFTER UPDATE OF seq, project_seq, group_code, code, name, addressable,
  position, headings, rows ON data_table BEGIN
  UPDATE data_table SET checksum = checksum_of(new.seq, new.project_seq, new.group_code, new.code, new.name,
    new.addressable, new.position, new.headings, new.rows)
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
CREATE TRIGGER location_group_updated AFTER UPDATE OF project_seq, seq, id, updated_at, body ON location_group
  BEGIN
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
  UPDATE delivery SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.updated_at, new.body,
    new.facts)
  WHERE project_seq = new.project_seq AND seq = new.seq;
END;
CREATE TRIGGER delivery_updated AFTER UPDATE OF project_seq, seq, id, updated_at, body, facts ON delivery
  BEGIN
  UPDATE delivery SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.updated_at, new.body,
    new.facts)
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
CREATE TRIGGER delivery_erased_updated AFTER UPDATE OF delivery_seq, heading, page, bits ON delivery_erased
  BEGIN
  UPDATE delivery_erased SET checksum = checksum_of(new.delivery_seq, new.heading, new.page, new.bits)
  WHERE delivery_seq = new.delivery_seq AND heading = new.heading AND page = new.page;
END;
CREATE TRIGGER deletion_inserted AFTER INSERT ON deletion BEGIN
  UPDATE deletion SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.group_code, new.code,
    new.loca_id, new.updated_at, new.replaced_by)
  WHERE project_seq = new.project_seq AND seq = new.seq;
END;
CREATE TRIGGER deletion_updated AFTER UPDATE OF project_seq, seq, id, group_code, code, loca_id, updated_at,
  replaced_by ON deletion BEGIN
  UPDATE deletion SET checksum = checksum_of(new.project_seq, new.seq, new.id, new.group_code, new.code,
    new.loca_id, new.updated_at, new.replaced_by)
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
  UPDATE source_file SET checksum = checksum_of(new.project_seq, new.sha256, new.path, new.edition,
    new.encoding, new.imported_at)
  WHERE project_seq = new.project_seq AND sha256 = new.sha256;
END;
CREATE TRIGGER source_file_updated AFTER UPDATE OF project_seq, sha256, path, edition, encoding,
  imported_at ON source_file BEGIN
  UPDATE source_file SET checksum = checksum_of(new.project_seq, new.sha256, new.path, new.edition,
    new.encoding, new.imported_at)
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
  UPDATE api_key SET checksum = checksum_of(new.id, new.company_id, new.name, new.prefix, new.hash,
    new.scopes, new.projects, new.rate_limit, new.created_at, new.revoked_at, new.expires_at,
    new.link_public_key, new.link_epoch, new.ended_links, new.links_changed_at)
  WHERE id = new.id;
END;
CREATE TRIGGER api_key_updated AFTER UPDATE OF id, company_id, name, prefix, hash, scopes, projects,
  rate_limit, created_at, revoked_at, expires_at, link_public_key, link_epoch, ended_links,
  links_changed_at ON api_key BEGIN
  UPDATE api_key SET checksum = checksum_of(new.id, new.company_id, new.name, new.prefix, new.hash,
    new.scopes, new.projects, new.rate_limit, new.created_at, new.revoked_at, new.expires_at,
    new.link_public_key, new.link_epoch, new.ended_links, new.links_changed_at)
  WHERE id = new.id;
END`
