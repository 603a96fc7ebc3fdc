import { LANE_IDS } from '@groundsheet/logs'
import { plotNamed } from '@groundsheet/plots'
import { expect, test } from 'vitest'
import { logStrings } from '../../src/ui/strings/log-strings.ts'
import { plotStrings } from '../../src/ui/strings/plot-strings.ts'

test('every lane with a name is a lane of the log, or that of other rows', () => {
  expect(Object.keys(logStrings.lanes).toSorted()).toEqual([...LANE_IDS, 'other'].toSorted())
})

test('every plot with a name is a plot of the list', () => {
  const named = Object.keys(plotStrings.names)
  expect(named.filter((id) => plotNamed(id, () => undefined) === null)).toEqual([])
})
