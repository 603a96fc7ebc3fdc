import {
  FILTER_LANGUAGES,
  FilterProblem,
  intersectsBox,
  intervalsMeet,
  isOnGlobe,
  queryablesOf,
  readBox,
  readFilter,
  readInterval,
  splitBox,
  timeOf,
  projectGeometry,
  type Box,
  type Collection,
  type Feature,
  type Property,
  type ReferenceSystem,
} from '@groundsheet/ogc-features'
import { badParameter, quote } from '../split-query.ts'
import type { Parameters } from './ogc-parameters.ts'

export type Condition = (feature: Feature) => boolean

/** Reference systems of `bbox` and of shapes in `filter`. */
interface Systems {
  readonly box: ReferenceSystem
  readonly filter: ReferenceSystem
}

/** What selects features: all of the conditions hold. Throws `invalid_parameter`. */
export const readConditions = (
  parameters: Parameters,
  collection: Collection,
  systems: Systems,
): Condition[] => [
  ...boxCondition(parameters.get('bbox'), systems.box),
  ...filterCondition(parameters, collection, systems.filter),
  ...timeCondition(parameters.get('datetime'), collection),
  ...queryablesOf(collection).flatMap((property) => valueCondition(property, parameters.get(property.name))),
]

/** Features without a geometry match any box: OGC 17-069r4, requirement fc-bbox-response. */
function boxCondition(text: string | undefined, system: ReferenceSystem): Condition[] {
  if (text === undefined) return []
  const boxes = readBoxes(text, system)
  return [
    (feature) => {
      if (feature.geometry === null) return true
      const placed = projectGeometry(feature, system)
      return placed !== null && boxes.some((one) => intersectsBox(placed, one))
    },
  ]
}

/** East is first in the result, whatever the order of the axes. */
function readBoxes(text: string, { isEastFirst, isGeographic }: ReferenceSystem): readonly Box[] {
  const stated = readBox(text)
  const box = stated && !isEastFirst ? swapBox(stated) : stated
  if (box !== null && (isGeographic ? isOnGlobe(box) : isOrdered(box)))
    return isGeographic ? splitBox(box) : [box]
  const order = isEastFirst ? 'west,south,east,north' : 'south,west,north,east'
  const unit = isGeographic ? 'degrees' : 'metres'
  throw badParameter('bbox', `${quote(text)} is not ${order} in ${unit}, or with heights as six numbers`)
}

const swapBox = ([south, west, north, east]: Box): Box => [west, south, east, north]

const isOrdered = ([west, south, east, north]: Box): boolean => west <= east && south <= north

/** OGC 19-079r2, Part 3. */
function filterCondition(
  parameters: Parameters,
  collection: Collection,
  system: ReferenceSystem,
): Condition[] {
  const named = parameters.get('filter-lang') ?? FILTER_LANGUAGES[0]
  const language = FILTER_LANGUAGES.find((one) => one === named)
  if (language === undefined)
    throw badParameter('filter-lang', `${quote(named)} is not one of: ${FILTER_LANGUAGES.join(', ')}`)
  const text = parameters.get('filter')
  if (text === undefined) return []
  try {
    return [readFilter(text, language, queryablesOf(collection), system)]
  } catch (error) {
    if (error instanceof FilterProblem) throw badParameter('filter', error.message)
    throw error
  }
}

/** Features without a time match any time: OGC 17-069r4, requirement fc-time-response. */
function timeCondition(text: string | undefined, { time }: Collection): Condition[] {
  if (text === undefined) return []
  const interval = readInterval(text)
  if (interval === null)
    throw badParameter(
      'datetime',
      `${quote(text)} is not a date, an RFC 3339 date-time, or an interval of them`,
    )
  if (time === null) return []
  return [
    (feature) => {
      const stated = timeOf(feature, time)
      return stated === null || intervalsMeet(stated, interval)
    },
  ]
}

const valueCondition = (property: Property, text: string | undefined): Condition[] =>
  text === undefined ? [] : [hasValue(property, text)]

function hasValue({ name, type }: Property, text: string): Condition {
  if (type === 'number') {
    const number = text.trim() === '' ? NaN : Number(text)
    if (Number.isNaN(number)) throw badParameter(name, `${quote(text)} is not a number`)
    return ({ properties }) => properties[name] === number
  }
  if (type === 'boolean') {
    if (text !== 'true' && text !== 'false')
      throw badParameter(name, `${quote(text)} is neither true nor false`)
    return ({ properties }) => properties[name] === (text === 'true')
  }
  return ({ properties }) => properties[name] === text
}
