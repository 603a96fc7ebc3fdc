import { join } from 'node:path'
import { holeNames } from '../company-folder/stored-names.ts'
import type { ProjectFolder } from '../company-folder/read-project-folder.ts'
import { shortenedList } from '@groundsheet/rules'
import type { DiagnosticList } from '../diagnostics.ts'

/** Reports holes that files of a project folder name but the project does not have. */
export function reportUnknownHoles(
  folder: ProjectFolder,
  holes: Iterable<string>,
  diagnostics: DiagnosticList,
): void {
  const nameOf = holeNames(holes)
  const named: [string, string[]][] = [
    ['groups.json', folder.groups.flatMap(({ locationIds }) => locationIds)],
    ['styles.json', Object.keys(folder.styles.locations ?? {})],
    ['placements.json', Object.keys(folder.placements)],
  ]
  for (const [name, locaIds] of named) {
    const unknown = [...new Set(locaIds)].filter((locaId) => nameOf(locaId) === undefined)
    if (unknown.length === 0) continue
    const message = `names holes that the project does not have: ${shortenedList(unknown)}`
    const advice = 'Correct the names, or remove them from the file'
    diagnostics.add({
      file: join(folder.path, name),
      rule: 'unknown-hole',
      severity: 'warning',
      message,
      advice,
    })
  }
}
