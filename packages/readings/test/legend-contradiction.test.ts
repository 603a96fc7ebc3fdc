import { expect, test } from 'vitest'
import { findLegendContradiction } from '../src/index.ts'

/** As files of the British Geological Survey's collection state them. */
test.each([
  ['999', 'Void', 'Plastic pipe installed as ground level made up using granular fill.', 'no-void'],
  ['999', 'Void', 'MADE GROUND: Tarmacadam.', 'no-void'],
  ['999', null, 'Assumed Zone of Core Loss', 'no-void'],
  ['999', 'Void', 'No Recovery (driller notes loose sand and gravel)', 'no-void'],
  ['999', 'Void', 'VOID: Base of bridge to stream bed.', null],
  ['999', 'Void', 'No recovery. Driller notes void/very soft silt/clay.', null],
  ['999', 'Void', 'Probable COAL WORKINGS. Driller notes possible void.', null],
  ['999', 'Void', '', null],
  ['999', 'Made ground', 'MADE GROUND', null],
  ['998', 'No Recovery', 'NO RECOVERY.', null],
  ['805', 'CHALK', 'ZONE OF CORE LOSS. (Probable Chalk)', 'no-recovery'],
  ['801', 'MUDSTONE', 'ASSESSED ZONE OF CORE LOSS (Foremans Description)', 'no-recovery'],
  ['808', 'CONGLOMERATE', 'AZCL', 'no-recovery'],
  ['101', 'TOPSOIL', 'No recovery', 'no-recovery'],
  ['401', 'SAND', 'AZCL (Driller notes brown sand) (Possible HEAD)', null],
  ['224', 'Gravelly CLAY', "Assumed zone of core loss. Boulder CLAY (Driller's description)", null],
  ['801', 'MUDSTONE', 'No recovery:- Driller notes Mudstone', null],
  ['801', 'MUDSTONE', 'Weak grey MUDSTONE. 3.20-3.40 No recovery.', null],
  ['666', 'NO RECOVERY', 'AZCL', null],
  ['100', 'Topsoil, Void or  Blank', 'ZONE OF CORE LOSS', null],
  ['100', null, 'No recovery.', null],
])('code %s (%s), %s: %s', (code, meaning, description, expected) => {
  expect(findLegendContradiction({ code, meaning, description })).toBe(expected)
})
