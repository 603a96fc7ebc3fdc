import { expect, test } from 'vitest'
import { plainStyle, type Hole } from '../../src/data/holes/hole.ts'
import { holesNamed } from '../../src/data/search/holes-named.ts'

const named = (name: string, type = 'CP') => ({ name, style: plainStyle(type) }) as Hole
const namesOf = (text: string, ...holes: Hole[]) => holesNamed(text, holes).map(({ name }) => name)

test('the hole of the name is first, then names that begin with it in natural order, then others', () => {
  const holes = ['WS-BH1', 'BH10', 'BH2', 'BH1', 'BH11'].map((name) => named(name))
  expect(namesOf('bh1', ...holes)).toEqual(['BH1', 'BH10', 'BH11', 'WS-BH1'])
})

test('holes of a type of the text come last, and without a text there are none', () => {
  expect(namesOf('cpt', named('A', 'CPT'), named('CPT4', 'X'), named('B', 'TP'))).toEqual(['CPT4', 'A'])
  expect(namesOf('  ', named('A'))).toEqual([])
})
