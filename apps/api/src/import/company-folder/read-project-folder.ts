import { join } from 'node:path'
import { readJsonFile } from './read-json-file.ts'
import {
  boundariesGeojson,
  groupsJson,
  placementsJson,
  projectJson,
  stylesJson,
  type BoundariesGeojson,
  type GroupsJson,
  type PlacementsJson,
  type ProjectJson,
  type StylesJson,
} from './schemas.ts'

/** Settings of a project folder besides its AGS files. A missing file clears earlier settings. */
export interface ProjectFolder {
  readonly path: string
  readonly project: ProjectJson
  readonly boundaries: BoundariesGeojson['features']
  readonly groups: GroupsJson
  readonly styles: StylesJson
  readonly placements: PlacementsJson
}

/** Throws UserError naming file, path and reason. */
export function readProjectFolder(path: string): ProjectFolder {
  return {
    path,
    project: readJsonFile(join(path, 'project.json'), projectJson) ?? {},
    boundaries: readJsonFile(join(path, 'boundaries.geojson'), boundariesGeojson)?.features ?? [],
    groups: readJsonFile(join(path, 'groups.json'), groupsJson) ?? [],
    styles: readJsonFile(join(path, 'styles.json'), stylesJson) ?? {},
    placements: readJsonFile(join(path, 'placements.json'), placementsJson) ?? {},
  }
}
