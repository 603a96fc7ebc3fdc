import { expect, test } from 'vitest'
import { formatNear, parseNear } from '../../src/url-state/near.ts'

test('a place and its radius are read back as they were written', () => {
  const near = { longitude: -1.4905, latitude: 53.1, radius: 500 }
  expect(formatNear(near)).toBe('-1.49050,53.10000,500')
  expect(parseNear(formatNear(near))).toEqual(near)
})

test.each([
  '',
  '1,2',
  '1,2,3,4',
  'a,b,c',
  '181,0,100',
  '0,91,100',
  '0,0,0',
  '0,0,-5',
  '0,0,100001',
  '0,,100',
  ' 1,2,3',
])('"%s" is no place with a radius', (text) => expect(parseNear(text)).toBeNull())
