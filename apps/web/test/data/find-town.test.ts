import { expect, test } from 'vitest'
import { findTown } from '../../src/data/map/find-town.ts'
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
  ['Newport', -2.99],
  ['newport p', -0.72],
  ['st ives', -5.48],
  ['dun laoghaire', -6.13],
])('"%s" is found, the largest of its name first', (text, longitude) => {
  expect(findTown(text, towns)?.longitude).toBe(longitude)
})

test.each(['', 'N', 'Atlantis', '...'])('"%s" is no town', (text) => expect(findTown(text, towns)).toBeNull())
