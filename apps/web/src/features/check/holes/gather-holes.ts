import { locationsGroup, NUMBER, type AgsBlock, type AgsHandler } from '@groundsheet/ags'

/** A hole as its row states it. Texts are as in the file, without blanks around them. */
export interface StatedHole {
  readonly id: string
  readonly type: string
  /** Metres of the grid of the file; null: not stated, or not a number. */
  readonly easting: number | null
  readonly northing: number | null
  /** LOCA_LAT and LOCA_LON, or HOLE_LAT and HOLE_LON. */
  readonly latitude: string
  readonly longitude: string
  readonly gref: string
}

export interface StatedSite {
  /** LOCA_GREF or HOLE_GREF. */
  readonly grefHeading: string
  readonly projectName: string
  readonly projectLocation: string
  /** In the order of the file; of rows with the same name, the first. */
  readonly holes: readonly StatedHole[]
}

/** Gathers the holes of a file while it is read. */
export function gatherHoles(): { readonly handler: AgsHandler; readonly site: () => StatedSite } {
  const holes = new Map<string, StatedHole>()
  const project = { name: '', location: '' }
  let locations = 'LOCA'
  let take: ((values: readonly string[]) => void) | null = null

  const addHole = ({ code, headings }: AgsBlock) => {
    const valueOf = columns(headings)
    locations = code
    take = (values) => {
      const value = (name: string) => valueOf(values, `${code}_${name}`)
      const id = value('ID')
      if (id !== '' && !holes.has(id)) holes.set(id, readHole(id, value))
    }
  }
  const readProject = ({ headings }: AgsBlock) => {
    const valueOf = columns(headings)
    take = (values) => {
      project.name ||= valueOf(values, 'PROJ_NAME')
      project.location ||= valueOf(values, 'PROJ_LOC')
    }
  }
  return {
    handler: {
      block(block) {
        take = null
        if (block.code === locationsGroup(block.stated.edition)) addHole(block)
        else if (block.code === 'PROJ') readProject(block)
      },
      row: (values) => take?.(values),
      diagnostic: () => undefined,
    },
    site: () => ({
      grefHeading: `${locations}_GREF`,
      projectName: project.name,
      projectLocation: project.location,
      holes: [...holes.values()],
    }),
  }
}

function columns(headings: readonly string[]) {
  const places = new Map(headings.map((heading, place) => [heading, place]))
  return (values: readonly string[], heading: string): string =>
    values[places.get(heading) ?? -1]?.trim() ?? ''
}

function readHole(id: string, value: (name: string) => string): StatedHole {
  const [easting, northing] = [readMetres(value('NATE')), readMetres(value('NATN'))]
  // Programs write 0, 0 for missing coordinates.
  const isMissing = easting === 0 && northing === 0
  return {
    id,
    type: value('TYPE'),
    easting: isMissing ? null : easting,
    northing: isMissing ? null : northing,
    latitude: value('LAT'),
    longitude: value('LON'),
    gref: value('GREF'),
  }
}

function readMetres(text: string): number | null {
  const metres = NUMBER.test(text) ? Number(text) : NaN
  return Number.isFinite(metres) ? metres : null
}
