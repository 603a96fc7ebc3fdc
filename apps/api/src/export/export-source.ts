import { dictionaryOf, extendDictionary, type Dictionary, type Edition } from '@groundsheet/ags'
import type { Boundary, LocationGroup, LocationStyle, Project } from '@groundsheet/contract'
import type { ExportHole, ExportSource } from '@groundsheet/formats'
import type { ExportedProject, ExportReader } from '../database/read-export.ts'
import { createExposure, type Exposure, type ExposureSettings } from '../import/rows/exposure.ts'
import { storedValues } from '../import/rows/stored-values.ts'
import { completeTables, shownTables } from './export-tables.ts'

/**
 * A project as input of the formats. `isComplete`: all delivered values under AGS names; otherwise what the
 * API sends.
 */
export function exportSource(
  reader: ExportReader,
  project: ExportedProject,
  isComplete: boolean,
): ExportSource {
  const exposure = createExposure(JSON.parse(project.configuration) as ExposureSettings)
  const dictionary = projectDictionary(reader, project, exposure)
  const { client } = JSON.parse(`${project.body}}`) as Pick<Project, 'client'>
  const { reference, name, company, updatedAt } = project
  const tables = reader.tables(project.seq)
  const filled = tables.filter(({ rows }) => rows > 0)
  const terms = { reader, exposure, dictionary }
  return {
    project: { reference, name, company, client, updatedAt, edition: project.edition as Edition },
    tables: isComplete ? completeTables(tables, terms) : shownTables(filled, terms),
    holes: () => holesOf(reader, project.seq),
    boundaries: reader.shapes('boundary', project.seq).map((body) => parseBody(body) as Boundary),
    groups: reader.shapes('location_group', project.seq).map((body) => parseBody(body) as LocationGroup),
    codes: (heading) => dictionary.codes(isComplete ? heading : exposure.heading(heading)),
  }
}

function* holesOf(reader: ExportReader, projectSeq: number): Generator<ExportHole> {
  for (const { body, style } of reader.holes(projectSeq)) {
    const hole = parseBody(body) as Omit<ExportHole, 'style'>
    yield { ...hole, style: JSON.parse(style) as LocationStyle }
  }
}

function parseBody(body: string): unknown {
  return JSON.parse(`${body}}`)
}

/** The dictionary of the edition with the project's own DICT and ABBR. */
function projectDictionary(reader: ExportReader, project: ExportedProject, exposure: Exposure): Dictionary {
  const tables = reader.tables(project.seq)
  const records = (group: string) => {
    const table = tables.find((candidate) => candidate.group === group)
    const rows = table === undefined ? [] : [...reader.rows(table.seq)]
    return rows.map((row) => Object.fromEntries(storedValues(row, exposure)))
  }
  return extendDictionary(dictionaryOf(project.edition as Edition), records('DICT'), records('ABBR'))
}
