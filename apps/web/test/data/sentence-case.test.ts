import { expect, test } from 'vitest'
import { sentenceCase } from '../../src/data/text/sentence-case.ts'
import { holeTypeName } from '../../src/ui/hole-type-name.ts'

test('names of types are written in sentence case', () => {
  expect(sentenceCase('Hand Auger')).toBe('Hand auger')
  expect(sentenceCase('Cable Percussion (Shell and Auger)')).toBe('Cable percussion (shell and auger)')
  expect(sentenceCase('Inspection Pit + Rotary Cored')).toBe('Inspection pit + rotary cored')
  expect(sentenceCase('Trial pit/trench')).toBe('Trial pit/trench')
})

test('abbreviations and names of people and places keep their capitals', () => {
  expect(sentenceCase('Static CPT (Dutch Cone)')).toBe('Static CPT (Dutch cone)')
  expect(sentenceCase('TRIAL PIT')).toBe('TRIAL PIT')
  expect(sentenceCase('Menard Pressuremeter by McKenna')).toBe('Menard pressuremeter by McKenna')
})

test('the type of a hole is shown so wherever it comes from', () => {
  expect(holeTypeName({ locationType: 'HA', locationTypeName: 'Hand Auger' }).name).toBe('Hand auger')
})
