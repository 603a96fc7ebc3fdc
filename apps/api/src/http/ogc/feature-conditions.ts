import {
  intersectsBox,
  intervalsMeet,
  isOnGlobe,
  queryablesOf,
  readBox,
  readInterval,
  splitBox,
  timeOf,
  type Collection,
  type Feature,
  type Property,
} from '@groundsheet/ogc-features'
import { quote, refuse, type Parameters } from './ogc-parameters.ts'

export type Condition = (feature: Feature) => boolean

/** What selects features: all of the conditions hold. Throws `invalid_parameter`. */
export const readConditions = (parameters: Parameters, collection: Collection): Condition[] => [
  ...boxCondition(parameters.get('bbox')),
  ...timeCondition(parameters.get('datetime'), collection),
  ...queryablesOf(collection).flatMap((property) => valueCondition(property, parameters.get(property.name))),
]

/** Features without a geometry match any box: OGC 17-069r4, requirement fc-bbox-response. */
function boxCondition(text: string | undefined): Condition[] {
  if (text === undefined) return []
  const box = readBox(text)
  if (box === null || !isOnGlobe(box))
    throw refuse(
      'bbox',
      `${quote(text)} is not west,south,east,north in degrees, or with heights as six numbers`,
    )
  const boxes = splitBox(box)
  return [({ geometry }) => geometry === null || boxes.some((one) => intersectsBox(geometry, one))]
}

/** Features without a time match any time: OGC 17-069r4, requirement fc-time-response. */
function timeCondition(text: string | undefined, { time }: Collection): Condition[] {
  if (text === undefined) return []
  const interval = readInterval(text)
  if (interval === null)
    throw refuse('datetime', `${quote(text)} is not a date, an RFC 3339 date-time, or an interval of them`)
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
    if (Number.isNaN(number)) throw refuse(name, `${quote(text)} is not a number`)
    return ({ properties }) => properties[name] === number
  }
  if (type === 'boolean') {
    if (text !== 'true' && text !== 'false') throw refuse(name, `${quote(text)} is neither true nor false`)
    return ({ properties }) => properties[name] === (text === 'true')
  }
  return ({ properties }) => properties[name] === text
}
