import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDip } from '../src/index.ts'

const DRY = [
  'Dry',
  'DRY at 4.95m',
  'Pipe dry',
  'Standpipe found to be dry.',
  '1. Groundwater Monitoring Result. 2. No Groundwater.',
  'No ground water',
  'No water in pipe',
  'No standing water',
  'Groundwater not encountered',
  'None encountered',
  'Groundwater: none encountered',
  'Gas tap fitted; installation dry to base',
  'Damp',
]
const UNREAD = [
  '1. Groundwater Monitoring Result.',
  '1. Groundwater Monitoring Result. 2. Hole under water/flooded',
  '1. Groundwater Monitoring Result. 2. Car parked over.',
  'No groundwater level recorded due to blockage',
  'No groundwater recorded, pipe blocked',
  'No water sample taken',
  'Standpipe not found',
  'Could not locate',
  'Destroyed',
  'No access',
  'Dry weather',
  'not dry',
  'Ground dry and dusty',
  '1. Purged 2.5 litres. 2. Water quality meter malfunction of pH probe',
  '',
]
const TESTS = [
  'Permeability results',
  'Permeability results - Hole dry at 5.5 min',
  'Permeability results - Test Complete (Standpipe Dry)',
  'Falling head test, 30 s',
  'Rising-head test no. 2',
  'Constant head',
  'Pumping test, 10 minutes',
  'Packer test stage 1',
  'Slug test',
]

test.each(DRY)('%j is dry, whatever the number beside it', (remark) => {
  expect(readDip('', remark)).toEqual({ kind: 'dry' })
  expect(readDip('5.00', remark)).toEqual({ kind: 'dry' })
  expect(readDip(remark)).toEqual({ kind: 'dry' })
})

test.each(UNREAD)('a blank beside %j is not read, and a number is a reading', (remark) => {
  expect(readDip('', remark)).toEqual({ kind: 'not-read' })
  expect(readDip('2.10', remark)).toEqual({ kind: 'reading', value: 2.1 })
})

test.each(TESTS)('a reading with the remark %j belongs to a test', (remark) => {
  expect(readDip('2.10', remark)).toEqual({ kind: 'test' })
  expect(readDip('', remark)).toEqual({ kind: 'test' })
})

test.each([
  'Rest level before falling head test',
  'Prior to pumping test',
  'No permeability test',
  'Dry, sunny',
])('a number beside %j is a reading of monitoring', (remark) => {
  expect(readDip('2.10', remark)).toEqual({ kind: 'reading', value: 2.1 })
})

test('a statement counts in any position, case and numbering', () => {
  const other = fc.constantFrom(
    'Groundwater Monitoring Result',
    '19mm Piezometer to 6m',
    'Cap replaced',
    'Bung',
  )
  const join = fc.constantFrom('. ', '; ', ', ', ' - ', '\n', '. 2. ')
  const all = fc.tuple(fc.array(other), fc.nat(), join, fc.boolean())
  const remarkWith = (
    statement: string,
    [others, at, between, isUpper]: [string[], number, string, boolean],
  ) => {
    const text = others.toSpliced(at % (others.length + 1), 0, statement).join(between)
    return isUpper ? text.toUpperCase() : text
  }
  fc.assert(
    fc.property(all, fc.constantFrom(...DRY), (shape, statement) => {
      expect(readDip('', remarkWith(statement, shape)).kind).toBe('dry')
    }),
  )
  fc.assert(
    fc.property(all, fc.constantFrom(...TESTS), (shape, statement) => {
      expect(readDip('1.5', remarkWith(statement, shape)).kind).toBe('test')
    }),
  )
  fc.assert(
    fc.property(all, fc.constantFrom(...UNREAD), (shape, statement) => {
      expect(readDip('', remarkWith(statement, shape)).kind).toBe('not-read')
    }),
  )
})
