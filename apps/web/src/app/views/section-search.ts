import type { SectionOptions } from '../../features/section/section-options.ts'

type Drawn = Omit<SectionOptions, 'maxOffset'>

/** Options of a section as they are in the address; defaults are left out. */
export const sectionSearchOf = ({ exaggeration, flat, ties, tests }: Partial<Drawn>) => ({
  ...(exaggeration === undefined ? {} : { times: exaggeration === null ? undefined : String(exaggeration) }),
  ...(flat === undefined ? {} : { datum: flat ? ('flat' as const) : undefined, stretch: undefined }),
  ...(ties === undefined ? {} : { ties: ties ? ('yes' as const) : undefined }),
  ...(tests === undefined ? {} : { spt: tests ? ('yes' as const) : undefined }),
})
