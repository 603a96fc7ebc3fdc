/** A hole selected among those of several projects. */
export interface SelectedHole {
  readonly projectId: string
  readonly id: string
}

/** As many holes of several projects can be selected: 100 are 5 kB of an address. */
export const MAX_SELECTED_HOLES = 100

const SELECTED_HOLE = /^([0-9a-f]{24})-([0-9a-f]{24})$/

/** The id of the project and that of the hole: `5f…-60…`. */
export const formatSelectedHole = ({ projectId, id }: SelectedHole): string => `${projectId}-${id}`

/** Each hole once, in order of selection; what is no hole is left out. */
export function parseSelectedHoles(texts: readonly string[] | undefined): readonly SelectedHole[] {
  const found = [...new Set(texts)].flatMap((text) => {
    const [, projectId, id] = SELECTED_HOLE.exec(text) ?? []
    return projectId !== undefined && id !== undefined ? [{ projectId, id }] : []
  })
  return found.slice(0, MAX_SELECTED_HOLES)
}
