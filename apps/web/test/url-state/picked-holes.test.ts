import { expect, test } from 'vitest'
import { formatPicked, MAX_PICKED, parsePicked } from '../../src/url-state/picked-holes.ts'
import { readProjectsSearch } from '../../src/url-state/projects-search.ts'

const id = (n: number) => n.toString(16).padStart(24, '0')
const picked = (project: number, hole: number) => ({ projectId: id(project), id: id(hole) })

test('selected holes of several projects are read back from an address in order of selection', () => {
  const holes = [picked(2, 21), picked(1, 11), picked(2, 20)]
  expect(parsePicked(holes.map(formatPicked))).toEqual(holes)
  expect(readProjectsSearch({ pick: holes.map(formatPicked) }).pick).toEqual(holes.map(formatPicked))
})

test('what is no hole, a second mention, and more holes than can be selected are left out', () => {
  const hole = formatPicked(picked(1, 11))
  expect(parsePicked([hole, 'BH1', hole, id(1), `${hole}0`])).toEqual([picked(1, 11)])
  const many = Array.from({ length: MAX_PICKED + 1 }, (_, n) => formatPicked(picked(1, n)))
  expect(parsePicked(many)).toHaveLength(MAX_PICKED)
  expect(readProjectsSearch({ pick: ['BH1'] }).pick).toBeUndefined()
})
