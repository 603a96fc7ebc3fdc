declare module 'virtual:position-data/shift-grid' {
  import type { readShiftGrid } from '@groundsheet/coordinates/data-files'
  /** As `PackedShiftGrid`. */
  const grid: Omit<Awaited<ReturnType<typeof readShiftGrid>>, 'shift'> & {
    readonly perSecond: number
    readonly packed: string
  }
  export default grid
}

declare module 'virtual:position-data/land' {
  /** Base64 of deflated bytes. */
  const packed: string
  export default packed
}

declare module 'virtual:position-data/definitions' {
  import type { CrsDefinition } from '@groundsheet/coordinates/data-files'
  const definitions: Readonly<Record<string, CrsDefinition>>
  export default definitions
}

declare module 'virtual:position-data/places' {
  const places: string
  export default places
}
