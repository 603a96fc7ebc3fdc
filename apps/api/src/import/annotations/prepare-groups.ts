import type { GroupsJson } from '../company-folder/schemas.ts'
import { groupId } from '../ids.ts'
import { createOrdinals, type PreparedAnnotation } from './mirror-annotations.ts'
import { completeShapeStyle } from './shape-style.ts'

/** `idOf`: the id of a hole by its name; unknown names are left out. */
export function prepareGroups(
  project: string,
  groups: GroupsJson,
  idOf: (locaId: string) => string | undefined,
): PreparedAnnotation[] {
  const ordinalOf = createOrdinals()
  return groups.map((group) => {
    const members = new Set(group.locationIds.map(idOf).filter((id) => id !== undefined))
    return {
      id: groupId(project, group.name, ordinalOf(group.name)),
      name: group.name,
      locationIds: [...members],
      locationCount: members.size,
      markerSymbol: group.markerSymbol ?? 'circle',
      showMarkers: group.showMarkers ?? true,
      visible: group.visible ?? true,
      labelVisible: group.labelVisible ?? true,
      style: completeShapeStyle(group.style),
    }
  })
}
