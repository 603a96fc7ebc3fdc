import type { SearchHit } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { linesOf } from '../../src/data/export/export-search-hits.ts'

const HIT: SearchHit = {
  id: 'a'.repeat(24),
  table: 'GEOL',
  locationId: 'BH1',
  project: { id: 'b'.repeat(24), projectId: 'P-7', projectName: 'Quay, north' },
  depthTop: 1.2,
  depthBase: null,
  matches: [
    {
      heading: 'GEOL_DESC',
      text: 'MADE GROUND of brick',
      marks: [
        [0, 4],
        [5, 11],
        [15, 20],
      ],
    },
    { heading: 'GEOL_REM', text: '=SUM(A1)', marks: [] },
  ],
}

test('each value is a line with its project, hole, depths, heading, text and found words', () => {
  expect(linesOf(HIT)).toEqual([
    'P-7,"Quay, north",BH1,GEOL,1.2,,GEOL_DESC,MADE GROUND of brick,"MADE; GROUND; brick"\r\n',
    'P-7,"Quay, north",BH1,GEOL,1.2,,GEOL_REM,"\'=SUM(A1)",\r\n',
  ])
})
