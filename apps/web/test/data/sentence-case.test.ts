import { expect, test } from 'vitest'
import { sentenceCase } from '../../src/data/text/sentence-case.ts'
import { holeTypeName } from '../../src/ui/hole-type-name.ts'

test('names of types are written in sentence case', () => {
  expect(sentenceCase('Hand Auger')).toBe('Hand auger')
  expect(sentenceCase('Cable Percussion (Shell and Auger)')).toBe('Cable percussion (shell and auger)')
  expect(sentenceCase('Inspection Pit + Rotary Cored')).toBe('Inspection pit + rotary cored')
  expect(sentenceCase('Trial pit/trench')).toBe('Trial pit/trench')
})

test('names of groups are written in sentence case', () => {
  expect(sentenceCase('Triaxial Tests - Effective Stress - General')).toBe(
    'Triaxial tests - effective stress - general',
  )
  expect(sentenceCase('In Situ California Bearing Ratio Tests')).toBe(
    'In situ California bearing ratio tests',
  )
  expect(sentenceCase('Los Angeles Abrasion Tests')).toBe('Los Angeles abrasion tests')
  expect(sentenceCase('Aggregate Determination of the Resistance to Wear (micro-Deval)')).toBe(
    'Aggregate determination of the resistance to wear (micro-Deval)',
  )
})

test('abbreviations and names of people and places keep their capitals', () => {
  expect(sentenceCase('Static CPT (Dutch Cone)')).toBe('Static CPT (Dutch cone)')
  expect(sentenceCase('TRIAL PIT')).toBe('TRIAL PIT')
  expect(sentenceCase('Menard Pressuremeter by McKenna')).toBe('Menard pressuremeter by McKenna')
})

test('the type of a hole is shown in the same form from any source', () => {
  expect(holeTypeName({ locationType: 'HA', locationTypeName: 'Hand Auger' }).name).toBe('Hand auger')
})
