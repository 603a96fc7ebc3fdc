import { describe, expect, it } from 'vitest'
import { resolveCrs } from '../src/index.ts'

const understood: [string, string[]][] = [
  ['EPSG:27700', ['EPSG:27700', 'epsg::27700', ' 27700 ', 'EPSG 27700', 'urn:ogc:def:crs:EPSG::27700']],
  [
    'EPSG:27700',
    ['http://www.opengis.net/def/crs/EPSG/0/27700', 'EPSG:27700 - OSGB36 / British National Grid'],
  ],
  ['EPSG:27700', ['OSGB', 'osgb', 'OSGB36', 'NGR', 'N.G.R.', 'BNG', 'British National Grid', 'OSGB36 (BNG)']],
  ['EPSG:27700', ['OSGB36 / British National Grid', 'OS National Grid', 'EPSG:7405']],
  ['EPSG:29903', ['OSI', 'osi ', 'OSNI', 'Irish Grid', 'Irish National Grid', 'TM75 / Irish Grid', '29903']],
  ['EPSG:29902', ['TM65 / Irish Grid', 'EPSG:29902', 'EPSG:29900']],
  ['EPSG:2157', ['ITM', 'i.t.m.', 'IRENET95 / Irish Transverse Mercator', 'Irish Transverse Mercator']],
  ['EPSG:32630', ['UTM30N', 'utm 30', 'UTM zone 30N', 'UTM30U', 'WGS 84 / UTM zone 30N', 'WGS84 UTM30N']],
  ['EPSG:25831', ['ETRS89 / UTM zone 31N', 'etrs89 utm31']],
  ['EPSG:32756', ['UTM zone 56S', 'UTM 56H']],
]

const notUnderstood = [
  '',
  ' ',
  'WGS84',
  'LOCAL',
  'UTM',
  'UTM 61N',
  'OSGB/OSI',
  'EPSG',
  'EPSG:12',
  'TQ',
  '12',
  'ETRS89 UTM 50N',
]

describe('a CRS by any of its names', () => {
  for (const [code, spellings] of understood) {
    it.each(spellings)(`reads "%s" as ${code}`, (text) => {
      expect(resolveCrs(text)).toBe(code)
    })
  }

  it.each(notUnderstood)('does not understand "%s"', (text) => {
    expect(resolveCrs(text)).toBeNull()
  })
})
