import { expect, test } from 'vitest'
import { layoutChoices, readSaved } from '../../../src/app/print/saved-layouts.ts'

test('a saved layout has layout, columns, paper and scale, but no holes and no texts', () => {
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
])('the stored text %s gives no layout', (text) => {
  expect(readSaved(text)).toEqual([])
})

test('stored values that are invalid in an address are left out', () => {
  const stored = JSON.stringify([{ name: 'x', choices: { paper: 'A9', scale: '-1', layout: 'cone' } }])
  expect(readSaved(stored)).toEqual([{ name: 'x', choices: { layout: 'cone' } }])
})
