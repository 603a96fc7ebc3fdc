import type { ProjectItem } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { countStatuses, inView, ofStatus } from '../src/features/project-list/filter-projects.ts'
import { columnsOf } from '../src/features/project-list/project-columns.tsx'
import { sortProjects } from '../src/features/project-list/sort-projects.ts'
import { splitByMatch } from '../src/data/text/split-by-match.ts'
import {
  formatOrder,
  parseOrder,
  PROJECT_COLUMNS,
  readProjectsSearch,
} from '../src/url-state/projects-search.ts'
import { parseSearch, stringifySearch } from '../src/url-state/search-text.ts'

const project = (projectName: string, values: Partial<ProjectItem> = {}): ProjectItem => ({
  id: '0'.repeat(24),
  projectId: `ref ${projectName}`,
  projectName,
  status: 'open',
  client: null,
  contractor: null,
  consultant: null,
  contractStartDate: null,
  hasSiteBoundary: false,
  createdAt: '2026-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
  location: null,
  ...values,
})
const at = (longitude: number, latitude: number) => ({ location: { longitude, latitude, count: 1 } })
const names = (projects: readonly ProjectItem[]) => projects.map(({ projectName }) => projectName)

test('names are in natural order; a project without a name is sorted by its reference', () => {
  const projects = [project('Site 10'), project('Site 2'), project('', { projectId: 'Site 1' })]
  expect(names(sortProjects(projects, { column: 'name', descending: false }))).toEqual([
    '',
    'Site 2',
    'Site 10',
  ])
})

test.each([false, true])('projects without a start date are last, descending: %s', (descending) => {
  const projects = [
    project('none'),
    project('early', { contractStartDate: '2009-05-11' }),
    project('late', { contractStartDate: '2021-03-08' }),
  ]
  const sorted = names(sortProjects(projects, { column: 'start', descending }))
  expect(sorted).toEqual(descending ? ['late', 'early', 'none'] : ['early', 'late', 'none'])
})

test('columns without a value in any project are left out', () => {
  const columns = (projects: readonly ProjectItem[]) => columnsOf(projects).map(({ heads }) => heads[0])
  expect(columns([project('A', { consultant: '' })])).toEqual(['name', 'status', 'holes', 'updated'])
  const some = [project('A'), project('B', { contractor: 'Drill Ltd', contractStartDate: '2021-03-08' })]
  expect(columns(some)).toEqual(['name', 'status', 'contractor', 'holes', 'start', 'updated'])
})

test('projects are sorted by the number of all holes, with and without a position', () => {
  const projects = [
    project('three', { locationCount: 3, ...at(0, 0) }),
    project('twelve', { locationCount: 12 }),
    project('none', { locationCount: 0 }),
  ]
  const sorted = sortProjects(projects, { column: 'holes', descending: true })
  expect(names(sorted)).toEqual(['twelve', 'three', 'none'])
})

test('an empty client counts as none', () => {
  const projects = [project('empty', { client: '' }), project('named', { client: 'Ann' })]
  expect(names(sortProjects(projects, { column: 'client', descending: false }))).toEqual(['named', 'empty'])
})

test('clients that differ only in case or blanks are equal in sorting', () => {
  const projects = [
    project('Site 3', { client: 'Arup' }),
    project('Site 2', { client: 'ARUP ' }),
    project('Site 1', { client: 'arup' }),
    project('Site 0', { client: 'Arup Ltd' }),
  ]
  const sorted = sortProjects(projects, { column: 'client', descending: false })
  expect(names(sorted)).toEqual(['Site 1', 'Site 2', 'Site 3', 'Site 0'])
  expect(sorted.map(({ client }) => client)).toEqual(['arup', 'ARUP ', 'Arup', 'Arup Ltd'])
})

test('projects updated on one day are sorted by name', () => {
  const projects = [
    project('B', { updatedAt: '2026-01-01T09:00:00.000Z' }),
    project('C', { updatedAt: '2026-01-02T00:00:00.000Z' }),
    project('A', { updatedAt: '2026-01-01T08:00:00.000Z' }),
  ]
  expect(names(sortProjects(projects, { column: 'updated', descending: true }))).toEqual(['C', 'A', 'B'])
})

test('statuses filter the list; without a status all projects are listed', () => {
  const projects = [project('a'), project('b', { status: 'closed' }), project('c', { status: 'tender' })]
  expect(names(ofStatus(projects, ['closed', 'tender']))).toEqual(['b', 'c'])
  expect(ofStatus(projects, [])).toBe(projects)
  expect(countStatuses(projects, ['open', 'closed', 'archived'])).toEqual([
    ['open', 1],
    ['closed', 1],
    ['tender', 1],
  ])
})

test('a view contains the projects inside it, also across the antimeridian, none without a position', () => {
  const projects = [project('Leeds', at(-1.5, 53.8)), project('Suva', at(178.4, -18.1)), project('nowhere')]
  expect(names(inView(projects, [-3, 53, 0, 55]))).toEqual(['Leeds'])
  expect(names(inView(projects, [170, -30, 190, -10]))).toEqual(['Suva'])
  expect(names(inView(projects, [-190, -30, -170, -10]))).toEqual(['Suva'])
  expect(names(inView([project('Apia', at(-172, -14))], [170, -30, 190, -10]))).toEqual(['Apia'])
  expect(names(inView(projects, [-180, -85, 180, 85]))).toEqual(['Leeds', 'Suva'])
})

test('search matches in a name ignore case', () => {
  expect(splitByMatch('Lower Don, lower still', 'LOWER')).toEqual(['', 'Lower', ' Don, ', 'lower', ' still'])
  expect(splitByMatch('Lower Don', '')).toEqual(['Lower Don'])
  expect(splitByMatch('a+b (c)', '+b (')).toEqual(['a', '+b (', 'c)'])
})

test('an order survives the address, and the default order is left out', () => {
  for (const column of PROJECT_COLUMNS)
    for (const descending of [true, false])
      expect(parseOrder(formatOrder({ column, descending }))).toEqual({ column, descending })
  expect(formatOrder({ column: 'updated', descending: true })).toBeUndefined()
  expect(readProjectsSearch(parseSearch('?sort=colour&card=x&only=some&show=list'))).toEqual({})
})

test('the address of the project list is parsed and formatted without change', () => {
  const text =
    `?q=mill&sort=-start&status=open&status=closed&card=${'0a'.repeat(12)}&at=6.00/53.00000/-1.50000&` +
    'base=offline&only=view&show=map'
  expect(stringifySearch({ ...readProjectsSearch(parseSearch(text)) })).toBe(text)
})
