import { expect, test } from 'vitest'
import { sectionCandidates } from '../../../src/app/state/section-path.ts'
import { holeOf } from '../../../src/data/holes/hole.ts'

const hole = (locationId: string, at: number) =>
  holeOf({
    ...{ id: at.toString(16).padStart(24, '0'), locationId, table: 'LOCA', easting: null, northing: null },
    ...{ longitude: at, latitude: 55, groundLevel: 20, finalDepth: 5, mapPlacement: null, data: {} },
    updatedAt: '2026-01-01T00:00:00.000Z',
  })

const [first, between, last] = [hole('BH1', 0), hole('BH2', 1), hole('BH3', 2)]
const all = [first, between, last]

test('a section through selected holes has no other hole, even if one is on the line between them', () => {
  expect(sectionCandidates({}, [first, last], all)).toEqual([first, last])
  expect(sectionCandidates({ offset: '0' }, [first, last], all)).toEqual([first, last])
})

test('with an offset or a drawn line, a section also has the holes that pass the filters', () => {
  expect(sectionCandidates({ offset: '25' }, [last, first], all)).toEqual([last, first, between])
  expect(sectionCandidates({ line: '1,2;3,4' }, [], all)).toEqual(all)
})
