import { test } from 'vitest'
import { expectLinear } from '../../contract/test/expect-linear.ts'
import {
  conversionFactor,
  findImpossibleRecoveries,
  headingFactor,
  levelDatum,
  readDate,
  readDip,
  readLimits,
  readMeasure,
  readNumber,
  readSpt,
  readSptDetails,
  sptLabel,
  sptLogText,
  sulphateKind,
  waterText,
} from '../src/index.ts'

const SPACES = [' ', '\t', '\n']

/** A row in which every heading holds `text`. */
const rowOf = (text: string) => new Proxy<Record<string, string>>({}, { get: () => text })

test('numbers, measures and units are read in linear time', () => {
  const parts = [...'0 1 . - + > >= ≤ e / kN MPa mg/l ^ ² x'.split(' '), ...SPACES]
  expectLinear(readNumber, parts)
  expectLinear(readMeasure, parts)
  expectLinear((text) => conversionFactor(text, 'MPa'), parts)
  expectLinear((text) => headingFactor('SCPT_RES', text, 'MPa'), parts)
})

test('dates and times are read in linear time', () => {
  const parts = [...'0 12 / - : T Z . + ( ) 2026-01-31 31/01/2026 31/01/2026T 14:05'.split(' '), ...SPACES]
  expectLinear(readDate, parts)
  expectLinear((time) => readDate('2026-01-31', { time }), parts)
  expectLinear((unit) => readDate('31/01/2026', { unit }), [...parts, 'mm', 'dd'])
})

test('SPT results are read in linear time', () => {
  const words = [
    ...'0 9 50 N = ( ) / , - + > * for in mm R S C'.split(' '),
    'refusal',
    'seating',
    'self weight',
  ]
  const parts = [...words, 'N=37 (9 for 84mm/7,9,9,12)', '50 (5,9/12,15,19,4 for 10mm)', ...SPACES]
  expectLinear((text) => {
    sptLabel(readSpt(rowOf(text)))
    sptLogText(rowOf(text))
    readSptDetails(rowOf(text))
  }, parts)
  expectLinear((report) => sptLogText({ ISPT_REP: report }), parts)
})

test('limits, recoveries, sulphate and levels are read in linear time', () => {
  const parts = [...'0 1 . - > NP non plastic OD m water soil 2:1 SO4'.split(' '), ...SPACES]
  expectLinear((text) => readLimits(rowOf(text)), parts)
  expectLinear((text) => findImpossibleRecoveries(rowOf(text)), parts)
  expectLinear((text) => sulphateKind(text, text), parts)
  expectLinear((text) => levelDatum(rowOf(text)), parts)
})

test('water readings and their remarks are read in linear time', () => {
  const words =
    'dry damp no ground groundwater water not encountered standing was in pipe due to weather sunny'
  const tests = [
    'permeability results',
    'falling head',
    'packer test',
    'slug in',
    'before',
    ' - ',
    '. ',
    '1. ',
  ]
  const parts = [...words.split(' ').map((word) => `${word} `), ...tests, ...SPACES]
  expectLinear((text) => readDip(text, text), parts)
  expectLinear((remark) => readDip('', remark), parts)
  expectLinear((text) => waterText(text, text), parts)
})
