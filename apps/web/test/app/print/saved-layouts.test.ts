import { expect, test } from 'vitest'
import { layoutChoices, readSaved } from '../../../src/app/print/saved-layouts.ts'

test('a layout keeps layout, columns, paper and scale, and nothing of the holes or their texts', () => {
  const choices = layoutChoices({
    layout: 'pit',
    column: ['legend'],
    paper: 'A3',
    scale: '25',
    hole: 'a',
    title: 'T',
  })
  expect(choices).toEqual({ layout: 'pit', column: ['legend'], paper: 'A3', scale: '25' })
  expect(readSaved(JSON.stringify([{ name: 'Ours', choices }]))).toEqual([{ name: 'Ours', choices }])
})

test.each([
  null,
  '',
  'not JSON',
  '{"name":"x"}',
  '[1,null,{"name":"","choices":{}},{"name":"x","choices":7}]',
])('kept text %s gives no layout', (text) => {
  expect(readSaved(text)).toEqual([])
})

test('kept values that an address would not understand are left out', () => {
  const kept = JSON.stringify([{ name: 'x', choices: { paper: 'A9', scale: '-1', layout: 'cone' } }])
  expect(readSaved(kept)).toEqual([{ name: 'x', choices: { layout: 'cone' } }])
})
