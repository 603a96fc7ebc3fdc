import fc from 'fast-check'
import { expect, test } from 'vitest'
import { abridge, essentialsOf } from '../../../src/features/strip-log/abridge-description.ts'

const letters = (text: string) => text.length

test.each([
  ['Soft grey silty CLAY', 20, 'Soft grey silty CLAY'],
  ['Soft to very soft bluish grey silty CLAY with shells.', 26, 'Soft to very soft … CLAY'],
  ['Soft to very soft bluish grey silty CLAY with shells.', 16, '… CLAY'],
  ['Very stiff fissured greyish brown CLAY', 24, 'Very stiff … CLAY'],
  ['Very stiff fissured greyish brown CLAY', 16, 'Very stiff…CLAY'],
  ['Stiff, becoming very stiff with depth, brown CLAY', 22, '… CLAY'],
  ['Medium dense brown gravelly fine SAND', 21, 'Medium dense … SAND'],
  ['Medium dense brown gravelly fine SAND', 16, 'Medium dense…'],
  ['Extremely weak to very weak grey MUDSTONE', 30, 'Extremely weak to very weak…'],
  ['Stiff locally very stiff brown CLAY', 22, '… CLAY'],
  ['low to medium strength CLAY with very rare rootlets', 20, '… CLAY'],
  ['Brown grey low to medium strength CLAY with rootlets', 32, 'Brown grey … CLAY'],
  ['Grey low to medium strength silty CLAY with rootlets', 36, 'Grey low to medium strength … CLAY'],
  ['Firm to stiff consistency brown grey silty CLAY', 22, '… CLAY'],
  ['Firm to stiff consistency brown grey silty CLAY', 36, 'Firm to stiff consistency … CLAY'],
  ['Stiff locally very stiff brown CLAY', 32, 'Stiff locally very stiff … CLAY'],
  ['Dense to very dense brown gravelly SAND', 16, '… SAND'],
  ['Brown, soft to firm, with no name of a soil', 14, 'Brown…'],
  ['Firm to stiff brown sandy CLAY', 22, 'Firm to stiff … CLAY'],
  ['Soft to very soft bluish grey silty CLAY with shells.', 8, '… CLAY'],
  ['Dense brown SAND and GRAVEL of flint', 24, 'Dense … SAND and GRAVEL'],
  ['Soft CLAY with many shells and some roots', 12, 'Soft CLAY…'],
  ['Very stiff fissured greyish brown CLAY', 14, 'Very stiff…'],
  ['Firm to stiff brown sandy CLAY', 18, 'Firm to stiff…CLAY'],
  ['Firm to stiff brown sandy CLAY', 14, 'Firm to stiff…'],
  ['Very weak thinly laminated grey MUDSTONE', 12, 'Very weak…'],
  ['Moderately strong thinly bedded MUDSTONE', 16, '… MUDSTONE'],
  ['Moderately strong thinly bedded MUDSTONE', 18, 'Moderately strong…'],
])('"%s" in %i letters is "%s"', (text, width, expected) => {
  expect(abridge(text, width, letters)).toBe(expected)
})

test('the name MADE GROUND is never divided', () => {
  const text = 'MADE GROUND: Dark brown clayey SILT with brick'
  expect(abridge(text, 24, letters)).toBe('MADE GROUND: Dark … SILT')
  expect(abridge(text, 19, letters)).toBe('MADE GROUND … SILT')
  expect(abridge(text, 12, letters)).toBe('MADE GROUND…')
  expect(abridge(text, 8, letters)).toBe('MADE GR…')
})

test('text without a soil name, or all in capitals, is cut at any word', () => {
  expect(abridge('Quarry dust, compacted, and hardcore', 14, letters)).toBe('Quarry dust…')
  expect(abridge('SOFT BROWN SANDY CLAY', 12, letters)).toBe('SOFT BROWN…')
})

test('a consistency keeps its qualifier, and a range is never reduced to one end', () => {
  const states = ['Very soft', 'Soft to firm', 'Stiff to very stiff', 'Medium dense', 'Very weak to weak']
  const colours = ['brown', 'slightly sandy grey', 'locally very gravelly', 'mottled grey and brown']
  const soil = fc.constantFrom('CLAY', 'SILT', 'SAND and GRAVEL', 'MUDSTONE')
  const words = fc.tuple(fc.constantFrom(...states), fc.constantFrom(...colours), soil)
  fc.assert(
    fc.property(words, fc.integer({ min: 8, max: 50 }), ([state, colour, name], width) => {
      const line = abridge(`${state} ${colour} ${name} with flints`, width, letters)
      const shown = line.split(/ ?…/)[0] ?? ''
      if (width > state.length) expect(shown.startsWith(state)).toBe(true)
      else expect(line).toMatch(/^(… |…|\S+…$)/)
      expect(shown).not.toMatch(/\b(very|medium|slightly|and)$/i)
    }),
  )
})

test('any text becomes one line that fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 2, max: 60 }), (text, width) => {
      expect(abridge(text, width, letters).length).toBeLessThanOrEqual(Math.max(width, 3))
    }),
  )
})

test('a size of grains or a content of cobbles is no term of consistency, density or strength', () => {
  expect(essentialsOf('Green grey fine and medium SAND with much gravel')).toBeNull()
  expect(essentialsOf('Brown slightly sandy low cobble content GRAVEL')).toBeNull()
  expect(essentialsOf('Medium dense brown medium SAND')).toEqual({ term: 'Medium dense', soil: 'SAND' })
  // A first word that is misspelt is part of the term, since `dense to dense` is not what was written.
  expect(essentialsOf('MKedium dense to dense light grey flint GRAVEL')).toEqual({
    term: 'MKedium dense to dense',
    soil: 'GRAVEL',
  })
  expect(essentialsOf('Dark brown dense SAND')).toEqual({ term: 'dense', soil: 'SAND' })
  expect(essentialsOf('Low to very high strength grey CLAY')).toEqual({
    term: 'Low to very high strength',
    soil: 'CLAY',
  })
})

test.each([
  ['NO CORE RECOVERY: Driller records VOID.', 16, 'NO CORE RECOVER…'],
  ['NO CORE RECOVERY: Driller records VOID.', 24, 'NO CORE RECOVERY: Drill…'],
  ['CORE NOT RECOVERED in run', 12, '…'],
  ['CLAY not encountered above 4.00 m', 12, '…'],
  ['Grey sandstone, without visible joints, over MUDSTONE', 30, 'Grey sandstone…'],
  // Words that are no adjectives of the soil: it is not what the stratum is.
  ['Brown fragments of weathered SANDSTONE', 22, 'Brown fragments of we…'],
  ['Brown possibly reworked sandy CLAY', 22, 'Brown possibly rework…'],
  ['Brown and grey DRILLING FLUSH', 18, 'Brown and grey DR…'],
])('"%s" in %i letters is "%s", which states nothing else', (text, width, expected) => {
  expect(abridge(text, width, letters)).toBe(expected)
})

test('an abridged description never loses a negation before or behind what it shows', () => {
  const negation = fc.constantFrom('no', 'NO', 'not', 'NOT', 'non', 'without', 'WITHOUT', 'nil', 'NIL')
  const plain = fc.constantFrom(
    'Firm',
    'brown',
    'sandy',
    'very',
    'CLAY',
    'CORE',
    'RECOVERY',
    'SAND',
    'visible',
  )
  const text = fc.array(fc.oneof({ arbitrary: plain, weight: 3 }, { arbitrary: negation, weight: 1 }), {
    minLength: 2,
    maxLength: 9,
  })
  fc.assert(
    fc.property(text, fc.integer({ min: 4, max: 50 }), (words, width) => {
      const stated = words.map((word, place) => ({ word, place }))
      const line = abridge(words.join(' '), width, letters)
      const [start = '', end = ''] = line.split('…')
      const shown = start.trim().split(/\s+/).filter(Boolean)
      // What is shown before the ellipsis is the beginning; behind it is one soil, with what denies it.
      expect(words.join(' ').startsWith(start.trim())).toBe(true)
      const hidden = stated.slice(shown.length)
      const soil = end.trim().split(/\s+/)[0] ?? ''
      const soilAt = soil === '' ? -1 : hidden.findIndex(({ word }) => word === soil)
      const dropped = soil === '' ? hidden.slice(0, 1) : hidden.slice(0, soilAt + 2)
      for (const { word } of dropped)
        if (/^(?:not|nil)$/i.test(word) && shown.length > 0) expect(line).toMatch(/\b(?:not?|nil?)/i)
      for (const { word } of soil === '' ? [] : hidden.slice(0, soilAt))
        expect(word).not.toMatch(/^(?:no|not|non|without|nil)$/i)
    }),
  )
})

test('essentials without what denies them are none', () => {
  expect(essentialsOf('Firm, not stiff, brown CLAY')).toBeNull()
  expect(essentialsOf('No firm CLAY')).toEqual({ term: 'No firm', soil: 'CLAY' })
  expect(essentialsOf('Firm CLAY not recovered')).toBeNull()
  expect(essentialsOf('Firm fragments of CLAY')).toBeNull()
})
