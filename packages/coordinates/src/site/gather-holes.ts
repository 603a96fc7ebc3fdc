import {
  copyString,
  HOLE_NUMBERS,
  locationsGroup,
  readHoleNumbers,
  unusedCoordinates,
  type AgsBlock,
  type AgsHandler,
  type Dictionary,
} from '@groundsheet/ags'
import type { HoleToPlace } from '../holes/hole-to-place.ts'

/** A hole as its rows state it. Texts are as in the file, without blanks around them. */
export interface StatedHole extends HoleToPlace {
  readonly type: string
  /** The line of its first row, from 1. */
  readonly line: number
}

type Row = ReadonlyMap<string, string>

export interface StatedSite {
  /** LOCA_GREF or HOLE_GREF. */
  readonly grefHeading: string
  /** What a code in that heading means, by the file itself. */
  readonly meaningOf: (code: string) => string | undefined
  /** The first value of each heading of PROJ. */
  readonly proj: Row
  readonly transmissions: readonly Row[]
  /** Its name without extension, for a project without a name. */
  readonly fileTitle: string
  /** In the order of the file. */
  readonly holes: readonly StatedHole[]
}

interface HoleGatherer {
  readonly handler: AgsHandler
  readonly site: (fileName: string, definitions: Pick<Dictionary, 'codes'>) => StatedSite
}

/** Gathers the holes of a file while it is read, and what its text says of where they are. */
export function gatherHoles(): HoleGatherer {
  const holes = new Map<string, StatedHole>()
  const proj = new Map<string, string>()
  const transmissions: Row[] = []
  let locations = 'LOCA'
  let take: ((values: readonly string[], line: number) => void) | null = null

  const addHole = ({ code, headings, units }: AgsBlock) => {
    const valueOf = columns(headings)
    locations = code
    take = (values, line) => {
      const value = (name: string) => valueOf(values, `${code}_${name}`)
      const hole = { ...readHole(value, (name) => valueOf(units, `${code}_${name}`)), line }
      const before = holes.get(hole.locaId)
      if (hole.locaId !== '') holes.set(hole.locaId, before === undefined ? hole : completeHole(before, hole))
    }
  }
  const addProject = ({ headings }: AgsBlock) => {
    take = (values) => {
      for (const [heading, value] of readRow(headings, values))
        if (value.trim() !== '' && !proj.has(heading)) proj.set(heading, value)
    }
  }
  const addTransmission = ({ headings }: AgsBlock) => {
    take = (values) => transmissions.push(readRow(headings, values))
  }
  return {
    handler: {
      block(block) {
        take = null
        if (block.code === locationsGroup(block.stated.edition)) addHole(block)
        else if (block.code === 'PROJ') addProject(block)
        else if (block.code === 'TRAN') addTransmission(block)
      },
      row: (values, line) => take?.(values, line),
      diagnostic: () => undefined,
    },
    site: (fileName, definitions) => ({
      grefHeading: `${locations}_GREF`,
      meaningOf: (code) => definitions.codes(`${locations}_GREF`).get(code),
      proj,
      transmissions,
      fileTitle: (fileName.split('/').at(-1) ?? '').replace(/\.[^.]*$/, ''),
      holes: [...holes.values()],
    }),
  }
}

const readRow = (headings: readonly string[], values: readonly string[]): Row =>
  new Map(headings.map((heading, place) => [heading, values[place] ?? '']))

function columns(headings: readonly string[]) {
  const places = new Map(headings.map((heading, place) => [heading, place]))
  return (values: readonly string[], heading: string): string =>
    values[places.get(heading) ?? -1]?.trim() ?? ''
}

type ByName = (name: string) => string

function readHole(value: ByName, unit: ByName): Omit<StatedHole, 'line'> {
  const numbers = readHoleNumbers((number) => {
    const { name } = HOLE_NUMBERS[number]
    return { text: value(name), unit: unit(name) }
  })
  const { easting, northing, latitude, longitude } = numbers
  const position = { easting, northing, latitude, longitude }
  const text = (name: string) => copyString(value(name))
  const unused = unusedCoordinates(value('NATE'), value('NATN'))
  return {
    locaId: text('ID'),
    type: text('TYPE'),
    ...position,
    unused,
    gref: text('GREF'),
    datum: text('LLZ'),
  }
}

const FIELDS = ['type', 'easting', 'northing', 'latitude', 'longitude', 'gref', 'datum'] as const

/**
 * A further row of a hole adds what the ones before it leave empty; one that contradicts them adds nothing.
 */
function completeHole(before: StatedHole, further: StatedHole): StatedHole {
  const isStated = (hole: StatedHole, field: (typeof FIELDS)[number]) =>
    hole[field] !== null && hole[field] !== ''
  const stated = FIELDS.filter((field) => isStated(further, field))
  if (stated.some((field) => isStated(before, field) && before[field] !== further[field])) return before
  return { ...before, ...Object.fromEntries(stated.map((field) => [field, further[field]])) }
}
