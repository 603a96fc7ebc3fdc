import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { LANE_IDS } from '../../logs/src/index.ts'
import { PLOTS } from '../src/plots.ts'

const readme = readFileSync(new URL('../../readings/README.md', import.meta.url), 'utf8')
const section = (title: string) => readme.split(/^## /m).find((part) => part.startsWith(title)) ?? ''

test('the rule of every lane and plot is in the documentation', () => {
  const missing = (ids: readonly string[], text: string) => ids.filter((id) => !text.includes(`\`${id}\``))
  expect(missing(LANE_IDS, section('Lanes'))).toEqual([])
  const plots = PLOTS.map(({ id }) => id)
  expect(missing(plots, section('Plots'))).toEqual([])
})
