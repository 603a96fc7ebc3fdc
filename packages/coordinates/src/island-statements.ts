import { findClues, type CountryClue, type ProjectText } from './country-clues.ts'
import { findPlaceNames, partsOf, simplifyName, type Place } from './gazetteer.ts'
import { isNamedAfter } from './name-in-context.ts'
import { findPostcodes } from './postcodes.ts'
import { GREAT_BRITAIN, type Region } from './regions.ts'

/** The two islands, whose grids may both fit the same coordinates. */
export type Island = 'Great Britain' | 'island of Ireland'

/** Something in the text of a project that lies on one of the islands. */
export interface IslandStatement {
  /** As it is printed: `Gwynedd`, `EH1 3PP`. */
  readonly name: string
  readonly kind: 'country' | 'postcode' | 'place' | CountryClue['kind']
  readonly island: Island
  /** The countries that it may lie in. */
  readonly regions: readonly string[]
  /** 1 stands against the name of one place elsewhere. */
  readonly weight: number
  /** The most people of a place of that name; null: it is no place. */
  readonly people: number | null
}

const ISLANDS: Readonly<Record<string, Island>> = {
  England: 'Great Britain',
  Scotland: 'Great Britain',
  Wales: 'Great Britain',
  'Isle of Man': 'Great Britain',
  'Northern Ireland': 'island of Ireland',
  Ireland: 'island of Ireland',
}

/** Countries by their names in a text, as `simplifyName` has them. */
const COUNTRIES: Readonly<Record<string, readonly Region[]>> = {
  england: ['England'],
  scotland: ['Scotland'],
  wales: ['Wales'],
  cymru: ['Wales'],
  'great britain': GREAT_BRITAIN,
  'northern ireland': ['Northern Ireland'],
  ireland: ['Ireland'],
  eire: ['Ireland'],
}

/** Of a country, a postcode or a place, as of a county in `findClues`. */
const CLUE_WEIGHT = 1
const NO_PLACE = { weight: CLUE_WEIGHT, people: null }

/**
 * What the text of a project says of the island it is on. Evidence is names of countries, postcodes, places
 * that are on one island only, counties, roads and organisations. Used against a position only, since an
 * address of a client is no evidence for one.
 */
export function findIslandStatements(text: ProjectText): IslandStatement[] {
  const all = [text.place, ...(text.organisations ?? [])]
  const found = [
    ...findClues(text).flatMap(({ kind, name, regions, weight }) =>
      statement({ kind, name, regions, weight, people: null }),
    ),
    ...all.flatMap(findCountries),
    ...all
      .flatMap(findPostcodes)
      .flatMap(({ name, regions }) => statement({ ...NO_PLACE, kind: 'postcode', name, regions })),
    ...findPlaceNames(text.place).flatMap(({ words, places }) =>
      statement({
        kind: 'place',
        name: printedName(words, places[0]),
        regions: [...new Set(places.map(({ region }) => region))],
        weight: CLUE_WEIGHT,
        people: Math.max(...places.map(({ population }) => population)),
      }),
    ),
  ]
  return [...Map.groupBy(found, ({ name }) => simplifyName(name)).values()].flatMap(unite)
}

/** A county that is named as its main town is more than a place. */
function unite(alike: readonly IslandStatement[]): IslandStatement[] {
  const more = alike.find(({ people }) => people === null)
  return alike.slice(-1).map((one) => (more === undefined ? one : { ...one, kind: more.kind, people: null }))
}

/** The statements that lie on the other island than a position in these regions. */
export function statementsAgainst(
  statements: readonly IslandStatement[],
  regions: ReadonlySet<string>,
): IslandStatement[] {
  return regions.size === 0 ? [] : statements.filter((statement) => isOnOtherIsland(statement, regions))
}

/** `regions`: of a position. */
export const isOnOtherIsland = ({ island }: IslandStatement, regions: ReadonlySet<string>): boolean =>
  !islandsOf([...regions]).has(island)

/** The island of a country, if it is on one. */
export const islandOf = (region: string): Island | undefined => ISLANDS[region]

const islandsOf = (regions: readonly string[]): ReadonlySet<Island | undefined> =>
  new Set(regions.map((region) => ISLANDS[region]))

/** None where the regions are on both islands, or on others. */
function statement(stated: Omit<IslandStatement, 'island'>): IslandStatement[] {
  const [island, ...others] = islandsOf(stated.regions)
  return island === undefined || others.length > 0 ? [] : [{ ...stated, island }]
}

/** A street, a company or a person may be called England. */
function findCountries(text: string): IslandStatement[] {
  return partsOf(text).flatMap((part) =>
    Array.from(part.matchAll(COUNTRY), ({ 0: words, index }) => {
      const beside = { before: part.slice(0, index).trim(), after: part.slice(index + words.length).trim() }
      const regions = COUNTRIES[words]
      return regions === undefined || isNamedAfter(beside)
        ? []
        : statement({ ...NO_PLACE, kind: 'country', name: capitals(words), regions })
    }).flat(),
  )
}

const COUNTRY = new RegExp(String.raw`\b(?:${Object.keys(COUNTRIES).join('|')})\b`, 'g')

/** `Powys` stands for its main town in the gazetteer. */
const printedName = (words: string, place: Place | undefined): string =>
  place !== undefined && simplifyName(place.name) === words ? place.name : capitals(words)

const capitals = (words: string): string => words.replaceAll(/\b\p{L}/gu, (letter) => letter.toUpperCase())
