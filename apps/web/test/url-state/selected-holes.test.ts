import { expect, test } from 'vitest'
import {
  formatSelectedHole,
  MAX_SELECTED_HOLES,
  parseSelectedHoles,
} from '../../src/url-state/selected-holes.ts'
import { readProjectsSearch } from '../../src/url-state/projects-search.ts'

const id = (n: number) => n.toString(16).padStart(24, '0')
const selected = (project: number, hole: number) => ({ projectId: id(project), id: id(hole) })

test('selected holes of several projects are read back from an address in order of selection', () => {
  const holes = [selected(2, 21), selected(1, 11), selected(2, 20)]
  expect(parseSelectedHoles(holes.map(formatSelectedHole))).toEqual(holes)
  expect(readProjectsSearch({ pick: holes.map(formatSelectedHole) }).pick).toEqual(
    holes.map(formatSelectedHole),
  )
})

test('what is no hole, a second mention, and more holes than can be selected are left out', () => {
  const hole = formatSelectedHole(selected(1, 11))
  expect(parseSelectedHoles([hole, 'BH1', hole, id(1), `${hole}0`])).toEqual([selected(1, 11)])
  const many = Array.from({ length: MAX_SELECTED_HOLES + 1 }, (_, n) => formatSelectedHole(selected(1, n)))
  expect(parseSelectedHoles(many)).toHaveLength(MAX_SELECTED_HOLES)
  expect(readProjectsSearch({ pick: ['BH1'] }).pick).toBeUndefined()
})
