interface OfProject {
  readonly project: { readonly id: string }
}

/** Ids of the projects of holes, sorted, each once. */
export const projectIdsOf = (holes: readonly OfProject[]): string[] =>
  [...new Set(holes.map(({ project }) => project.id))].sort()
