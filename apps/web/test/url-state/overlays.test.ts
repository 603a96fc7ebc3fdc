import { expect, test } from 'vitest'
import { parseOverlays, withOverlay } from '../../src/url-state/overlays.ts'
import { readProjectSearch } from '../../src/url-state/project-search.ts'

test('overlays are parsed with their opacity; invalid ones are left out', () =>
  expect(parseOverlays(['bedrock', 'aerial-2024~40', 'x~101', '~5', 'bedrock~0', ''])).toEqual([
    { id: 'bedrock', opacity: 0 },
    { id: 'aerial-2024', opacity: 40 },
  ]))

test('an overlay is selected, changed in opacity and deselected', () => {
  const on = withOverlay(undefined, 'bedrock', { id: 'bedrock' })
  expect(on).toEqual(['bedrock'])
  const two = withOverlay(on, 'aerial', { id: 'aerial' })
  expect(withOverlay(two, 'bedrock', { id: 'bedrock', opacity: 35 })).toEqual(['aerial', 'bedrock~35'])
  expect(withOverlay(two, 'bedrock', null)).toEqual(['aerial'])
  expect(withOverlay(on, 'bedrock', null)).toBeUndefined()
})

test('the address of a project keeps its overlays', () =>
  expect(readProjectSearch({ overlay: ['bedrock~35', 'nonsense~', 'aerial'] }).overlay).toEqual([
    'bedrock~35',
    'aerial',
  ]))
