import { expect, test } from 'vitest'
import { findTowns } from '../../src/data/map/find-towns.ts'
import { readTowns } from '../../src/data/map/read-towns.ts'

const { features: towns } = readTowns(
  [
    'name\tcountry\tadmin\tpopulation\tlongitude\tlatitude',
    'Newport\tGB\tWLS\t117326\t-2.99\t51.58',
    'Newport\tGB\tENG\t25000\t-1.29\t50.70',
    'Newport Pagnell\tGB\tENG\t15118\t-0.72\t52.08',
    'St. Ives\tGB\tENG\t11000\t-5.48\t50.21',
    'Dún Laoghaire\tIE\tL\t185400\t-6.13\t53.29',
  ].join('\n'),
)

test.each([
  ['Newport', [-2.99, -1.29, -0.72]],
  ['newport p', [-0.72]],
  ['st ives', [-5.48]],
  ['dun laoghaire', [-6.13]],
])('"%s" is found: towns of the name, then those that begin with it, the largest first', (text, found) => {
  expect(findTowns(text, towns, 5).map(({ longitude }) => longitude)).toEqual(found)
})

test('no more are found than requested, each with its region', () => {
  expect(findTowns('newport', towns, 2).map(({ region }) => region)).toEqual(['Wales', 'England'])
})

test.each(['', 'N', 'Atlantis', '...'])('"%s" is no town', (text) =>
  expect(findTowns(text, towns, 5)).toEqual([]),
)
