import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatCamera, parseCamera } from '../src/url-state/camera.ts'
import { readProjectSearch, toggled } from '../src/url-state/project-search.ts'
import { readProjectsSearch } from '../src/url-state/projects-search.ts'
import { parseSearch, stringifySearch } from '../src/url-state/search-text.ts'

const HOLE = '4edab98d51f7fcf2c3d4667a'

test('the address of a project is parsed and formatted without change', () => {
  const text =
    `?hole=${HOLE}&tab=GEOL&find=BH+1&at=16.25/51.50735/-0.12776&base=offline&hide=CP%2BRC&hide=TP&` +
    'off=groups&on=labels&inside=-1.5,53.4;-1.4,53.4;-1.4,53.5'
  expect(stringifySearch({ ...readProjectSearch(parseSearch(text)) })).toBe(text)
})

test('any search text survives the address', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', minLength: 1 }), (q) => {
      expect(readProjectsSearch(parseSearch(stringifySearch({ q })))).toEqual({ q })
    }),
  )
})

test.each([
  ['?hole=../../etc', {}],
  ['?hole=4EDAB98D51F7FCF2C3D4667A', {}],
  ['?at=nowhere', {}],
  ['?at=5/91/0', {}],
  ['?at=5/10', {}],
  ['?tab=', {}],
  ['?unknown=1', {}],
  ['?tab=GEOL&tab=SAMP', { tab: 'SAMP' }],
])('of %s only valid values are kept', (text, expected) => {
  expect(readProjectSearch(parseSearch(text))).toEqual(expected)
})

test('filters of an address are parsed and formatted without change', () => {
  const text = '?type=CP&type=WS&depth=10-25&has=GEOL&group=north&placed=no&order=-depth'
  expect(stringifySearch({ ...readProjectSearch(parseSearch(text)) })).toBe(text)
  expect(readProjectSearch(parseSearch('?depth=deep&placed=yes&order=name'))).toEqual({})
})

test('filters of holes of all projects are parsed and formatted without change', () => {
  const text =
    '?status=open&side=filters&type=CP&type=WS&depth=10-25&date=2021-03-08..&has=GEOL&words=made+ground'
  expect(stringifySearch({ ...readProjectsSearch(parseSearch(text)) })).toBe(text)
  expect(readProjectsSearch(parseSearch('?depth=deep&date=soon&side=lists'))).toEqual({})
})

test('numbers and words stay text', () => {
  expect(readProjectSearch(parseSearch('?find=101&tab=true'))).toEqual({ find: '101', tab: 'true' })
})

test('a camera survives the address to within about a metre', () => {
  const camera = { zoom: 15.5, latitude: 54.123456, longitude: -179.999999 }
  const back = parseCamera(formatCamera(camera))
  expect(back?.latitude).toBeCloseTo(54.12346, 5)
  expect(back?.longitude).toBeCloseTo(-180, 5)
  expect(back?.zoom).toBe(15.5)
})

test('a rotated map keeps its bearing in the address; a map with north up has none', () => {
  const camera = { zoom: 12, latitude: 54, longitude: -3 }
  expect(parseCamera(formatCamera({ ...camera, bearing: -37.25 }))).toEqual({ ...camera, bearing: -37.2 })
  expect(formatCamera({ ...camera, bearing: 0.01 })).toBe('12.00/54.00000/-3.00000')
})

test.each(['', '1/2/3/4/5', '1/2/3/181', '1/2/3/', '1//3', 'NaN/0/0', '-1/0/0', '25/0/0', '5/0/181'])(
  '%s is not a camera',
  (text) => {
    expect(parseCamera(text)).toBeNull()
  },
)

test('toggling twice leaves nothing', () => {
  expect(toggled(undefined, 'CP')).toEqual(['CP'])
  expect(toggled(['CP', 'TP'], 'CP')).toEqual(['TP'])
  expect(toggled(['CP'], 'CP')).toBeUndefined()
})

test('an address may use any name, including names of Object.prototype', () => {
  const search = parseSearch('?__proto__=a&constructor=b&hole=c&toString=d')
  expect(Object.entries(search)).toEqual([
    ['__proto__', ['a']],
    ['constructor', ['b']],
    ['hole', ['c']],
    ['toString', ['d']],
  ])
})
