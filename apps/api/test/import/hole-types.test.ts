import { dictionaryOf } from '@groundsheet/ags'
import { expect, test } from 'vitest'
import { familyOf } from '../../src/import/styles/hole-families.ts'
import { nameOfType } from '../../src/import/styles/location-type-name.ts'
import { ags4 } from './ags-text.ts'
import { createWorkspace } from './workspace.ts'

const MEANINGS: Readonly<Record<string, string>> = {
  CP: 'Cable percussion (shell and auger)',
  RC: 'Rotary cored',
  IP: 'Inspection pit',
  TP: 'Trial pit/trench',
  'CP+CPT': 'Cable percussion then CPT',
  PP: 'Pavement pit',
  TPW: 'Hand auger hole',
  BHR: 'Inspection pit, cable percussion with rotary follow-on',
  WLS2: 'Windowless sampler',
  WELL: 'Borehole with standpipe',
  COM: 'Percussion (Competitor)',
  SB: 'Sonic Boring',
}
const meaningOf = (code: string) => (Object.hasOwn(MEANINGS, code) ? MEANINGS[code] : undefined)

test.each([
  ['IP+CP+RC', 'rotary-cored', '#7c3aed'],
  ['CP+RC', 'rotary-cored', '#7c3aed'],
  ['RO+RC', 'rotary-cored', '#7c3aed'],
  ['RO', 'rotary-open', '#7c3aed'],
  ['IP+RO', 'rotary-open', '#7c3aed'],
  ['RCG', 'borehole', '#7c3aed'],
  ['Rotary open-hole', 'rotary-open', '#7c3aed'],
  ['Rotary drilled, core taken', 'rotary-cored', '#7c3aed'],
  ['IP+CP', 'borehole', '#1d4ed8'],
  ['IP + WS', 'window-sample', '#0f766e'],
  ['TP/SCR', 'trial-pit', '#b45309'],
  ['IP+SB', 'rotary-cored', '#7c3aed'],
  ['IP+COM', 'borehole', '#1d4ed8'],
  ['HA, IP', 'square', '#92400e'],
  ['IP', 'square', '#92400e'],
  ['ip+cp', 'borehole', '#1d4ed8'],
  ['HP', 'square', '#92400e'],
  ['SHDP', 'dynamic-probe', '#be185d'],
  ['PP', 'trial-pit', '#b45309'],
  ['TPW', 'hand-auger', '#4d7c0f'],
  ['BHR', 'borehole', '#7c3aed'],
  ['WLS2', 'window-sample', '#0f766e'],
  ['WELL', 'borehole', '#1d4ed8'],
  ['Rotary', 'borehole', '#7c3aed'],
  ['Dynamic sampling', 'window-sample', '#0f766e'],
])('a hole of type %s is drawn as a %s in %s', (type, markerSymbol, markerColor) => {
  expect(familyOf(type, meaningOf)).toMatchObject({ markerSymbol, markerColor })
})

test('PP is a probe unless the file describes it otherwise', () => {
  const undescribed = () => undefined
  expect(familyOf('PP', undescribed)).toMatchObject({ markerSymbol: 'dynamic-probe' })
  expect(nameOfType('PP', undescribed)).toBe('Peat probe or pocket penetrometer')
  expect(nameOfType('PP', meaningOf)).toBe('Pavement pit')
})

test.each(['', 'XYZ', '+', 'constructor', 'IP+XYZ'])('“%s” has no family', (type) => {
  expect(familyOf(type, meaningOf)).toBeNull()
})

test.each([
  ['CP', 'Cable percussion (shell and auger)'],
  ['IP+CP+RC', 'Inspection pit + cable percussion + rotary cored'],
  ['CP+CPT', 'Cable percussion then CPT'],
  ['TP/SCR', 'Trial pit/trench + SCR'],
  ['IP+COM+RC', 'Inspection pit + percussion + rotary cored'],
  ['CP rig 2', 'CP rig 2'],
  ['SCR+XYZ', 'SCR+XYZ'],
  ['XYZ', 'XYZ'],
  ['SHDP', 'Super heavy dynamic probe'],
  ['dpsh', 'Super heavy dynamic probe'],
  ['IP+DPH', 'Inspection pit + heavy dynamic probe'],
  ['HP', 'Hand-dug pit'],
  ['', ''],
])('the type %s is called “%s”', (type, name) => {
  expect(nameOfType(type, meaningOf)).toBe(name)
})

test('every type of the AGS list has a symbol and a name', () => {
  const codes = dictionaryOf('AGS4').codes('LOCA_TYPE')
  expect(codes.size).toBeGreaterThan(50)
  const known = (code: string) => codes.get(code)
  for (const [code, name] of codes) {
    expect(
      familyOf(code, () => undefined),
      code,
    ).not.toBeNull()
    expect(nameOfType(code, known)).toBe(name)
  }
})

test('a hole of a combined type has the symbol of its main part, and a name of all parts', async () => {
  const workspace = createWorkspace()
  const groups = {
    PROJ: [['PROJ_ID'], ['J1']],
    LOCA: [
      ['LOCA_ID', 'LOCA_TYPE'],
      ['BH1', 'IP+CP+RC'],
    ],
  }
  await workspace.import(workspace.write('site.ags', ags4(groups)))
  expect(workspace.styles().BH1).toMatchObject({
    locationType: 'IP+CP+RC',
    locationTypeName: 'Inspection pit + cable percussion + rotary cored',
    markerSymbol: 'rotary-cored',
    markerColor: '#7c3aed',
    source: 'default',
  })
})
