import { expect, test } from 'vitest'
import { convertLength, lengthOf, readLengthUnit } from '../src/index.ts'

const convert = (heading: string, unit: string, text: string) => {
  const reading = readLengthUnit(heading, unit)
  return reading?.kind === 'converted' ? convertLength(text, reading.factor, reading.target) : reading?.kind
}

test.each([
  ['GEOL_TOP', 'ft', '10', '3.048'],
  ['LOCA_FDEP', 'Feet', '100', '30.48'],
  ['HOLE_GL', 'ft OD', '-10', '-3.048'],
  ['SAMP_TOP', 'mm', '1250', '1.25'],
  ['WSTK_DEP', 'cm', '450', '4.5'],
  ['MONG_DIS', 'ft b.g.l.', '32.81', '10.0005'],
  ['SCPT_DPTH', 'km', '0.02', '20'],
  ['ISPT_NPEN', 'in', '18', '457.2'],
  ['ISPT_NPEN', 'cm', '45', '450'],
  ['ISPT_PEN3', 'm', '0.075', '75'],
  ['GEOL_TOP', 'ft', 'Dry', 'Dry'],
  ['LOCA_NATE', 'ft', '1640419.95', '500000.0008'],
  ['HOLE_NATN', 'km', '180.5', '180500'],
])('%s in %s: %s is read as %s', (heading, unit, text, converted) => {
  expect(convert(heading, unit, text)).toBe(converted)
})

test.each([
  ['GEOL_TOP', 'm'],
  ['GEOL_TOP', ''],
  ['GEOL_TOP', '-'],
  ['GEOL_TOP', 'm bgl'],
  ['LOCA_GL', 'mAOD'],
  ['LOCA_GL', 'm.O.D.'],
  ['HOLE_FDEP', 'Metres'],
  ['ISPT_NPEN', 'mm'],
  ['LOCA_NATE', 'm E'],
  ['HOLE_NATN', 'm OSGB'],
  ['CBRT_TOP', '%'],
  ['GEOL_DESC', 'ft'],
])('%s in “%s” is read as it stands', (heading, unit) => {
  expect(readLengthUnit(heading, unit)).toBeNull()
})

test('a unit of another quantity is wrong, and any other text is not known', () => {
  expect(readLengthUnit('CORE_TOP', '%')).toEqual({ kind: 'wrong-unit', target: 'm' })
  expect(readLengthUnit('GEOL_TOP', 'kN/m2')).toEqual({ kind: 'wrong-unit', target: 'm' })
  expect(readLengthUnit('GEOL_TOP', 'fathom')).toEqual({ kind: 'unknown-unit' })
})

test('a coordinate is not read in a unit of another quantity, as a hole would be in the wrong place', () => {
  expect(readLengthUnit('LOCA_NATE', '%')).toEqual({ kind: 'unknown-unit' })
  expect(lengthOf(530000, 'LOCA_NATE', 'links')).toBeNull()
  expect(lengthOf(530000, 'LOCA_NATE', 'm')).toBe(530000)
})

test('a length is a number in the unit of AGS, and none in an unknown unit', () => {
  expect(lengthOf(141.73, 'LOCA_GL', 'ft')).toBe(43.1993)
  expect(lengthOf(5000, 'HOLE_FDEP', 'mm')).toBe(5)
  expect(lengthOf(5, 'LOCA_FDEP', 'm')).toBe(5)
  expect(lengthOf(5, 'LOCA_FDEP', '%')).toBe(5)
  expect(lengthOf(5, 'LOCA_FDEP', 'cubits')).toBeNull()
  expect(lengthOf(null, 'LOCA_FDEP', 'ft')).toBeNull()
})
