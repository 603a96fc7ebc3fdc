import { expect, test } from 'vitest'
import { UNSTATED_COLOUR } from '../../src/data/holes/colour-holes.ts'
import { companyColours, paintHolesBy, VALUE_CLASSES } from '../../src/data/holes/company-colours.ts'
import type { CompanyHole } from '../../src/data/holes/company-holes.ts'
import { plainStyle } from '../../src/data/holes/hole.ts'
import { companyStrings } from '../../src/ui/strings/company-strings.ts'

const hole = (finalDepth: number | null, day: number | null, project = 'a') =>
  ({ finalDepth, day, project: { id: project }, style: plainStyle('CP') }) as CompanyHole
const dayOf = (text: string) => Date.parse(text) / 86_400_000
const PROJECTS = [{ id: 'a' }, { id: 'b' }]
const colourOf = (by: 'project' | 'date' | 'depth', one: CompanyHole) => companyColours(by, PROJECTS)?.(one)

test('a value at which a class begins is in it, and one that is not stated has a colour of its own', () => {
  const depths = [0, 1.99, 2, 49.99, 50, 3000, null].map((depth) => colourOf('depth', hole(depth, null)))
  const classes = VALUE_CLASSES.depth.map(({ colour }) => colour)
  expect(depths).toEqual([0, 0, 1, 4, 5, 5].map((at) => classes[at]).concat(UNSTATED_COLOUR))
  const days = ['1960-01-01', '1989-12-31', '1990-01-01', '2026-11-26'].map((day) =>
    colourOf('date', hole(null, dayOf(day))),
  )
  const ages = VALUE_CLASSES.date.map(({ colour }) => colour)
  expect(days).toEqual([ages[0], ages[0], ages[1], ages[4]])
  expect(colourOf('date', hole(3, null))).toBe(UNSTATED_COLOUR)
})

test('classes differ in their colours, and are named by their limits', () => {
  for (const by of ['date', 'depth'] as const) {
    const classes = VALUE_CLASSES[by]
    expect(new Set([...classes.map(({ colour }) => colour), UNSTATED_COLOUR]).size).toBe(classes.length + 1)
  }
  const named = (by: 'date' | 'depth') =>
    VALUE_CLASSES[by].map(({ from }, at) =>
      companyStrings.classes[by](from, VALUE_CLASSES[by][at + 1]?.from ?? Infinity),
    )
  expect(named('depth').slice(0, 2)).toEqual(['Under 2 m', '2 to under 5 m'])
  expect(named('depth').at(-1)).toBe('50 m or more')
  expect(named('date')).toEqual([
    'Before 1990',
    '1990 to 1999',
    '2000 to 2009',
    '2010 to 2019',
    '2020 or later',
  ])
})

test('projects have colours of their own; by type holes keep that of their style', () => {
  const [a, b] = [hole(1, null), hole(1, null, 'b')]
  expect(colourOf('project', a)).not.toBe(colourOf('project', b))
  expect(companyColours('type', PROJECTS)).toBeNull()
  const painted = paintHolesBy(
    [a, hole(1, null, 'unknown')],
    companyColours('project', PROJECTS) ?? (() => null),
  )
  expect(painted[0]?.style.markerColor).toBe(colourOf('project', a))
  expect(painted[1]?.style.markerColor).toBe(a.style.markerColor)
})
