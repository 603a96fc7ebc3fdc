import type { LocationStyle } from '@groundsheet/contract'
import { expect, test } from 'vitest'
import { holeTypesOf, ownMarkersOf } from '../../src/data/holes/hole-types.ts'
import { hole } from './hole-fixture.ts'

test('without styles a hole is a plain marker of its type, in AGS4 and AGS3', () => {
  expect(hole('BH1', 'CP').style).toMatchObject({
    locationType: 'CP',
    markerSymbol: 'circle',
    showMarker: true,
  })
  expect(hole('BH1', '', { data: { HOLE_TYPE: 'RC' } }).style.locationType).toBe('RC')
})

test('the legend counts types by name and takes the look most of them have', () => {
  const types = holeTypesOf([hole('A', 'TP'), hole('B', 'CP'), hole('C', 'TP'), hole('D', '')])
  expect(types.map(({ code, count }) => [code, count])).toEqual([
    ['', 1],
    ['CP', 1],
    ['TP', 2],
  ])
})

test('types are in the order of their names, not of their codes', () => {
  const named = (locationType: string, locationTypeName: string) =>
    hole(locationType, locationType, {
      style: { ...hole('A', locationType).style, locationTypeName, source: 'default' },
    })
  const types = holeTypesOf([named('ACP', 'Window sampler'), named('CP', 'Cable percussion')])
  expect(types.map(({ code }) => code)).toEqual(['CP', 'ACP'])
})

const styled = (locationId: string, source: string, style: Partial<LocationStyle> = {}) => {
  const plain = hole(locationId, 'CP').style
  return hole(locationId, 'CP', { style: { ...plain, markerColor: '#1d4ed8', ...style, source } })
}

test('holes whose marker is not that of their type are named by that marker', () => {
  const red = { markerColor: '#ff0000' }
  const holes = [
    styled('BH1', 'default'),
    styled('BH3', 'location:1', red),
    styled('BH5', 'location:2', { markerIconId: 'a'.repeat(24), hasCustomIcon: true }),
    styled('BH7', 'location:3', red),
    styled('BH8', 'location:4', { showLabel: false }),
    styled('BH9', 'location:5', { markerSymbol: 'star', showMarker: false }),
  ]
  const types = holeTypesOf(holes)
  expect(types.map(({ style }) => style.markerColor)).toEqual(['#1d4ed8'])
  const own = ownMarkersOf(holes, types, null)
  expect(own.map(({ holes }) => holes.map(({ name }) => name))).toEqual([['BH3', 'BH7'], ['BH5']])
  expect(own[0]?.style).toMatchObject(red)
})

test('where colours show a value, only another symbol is a marker of its own', () => {
  const holes = [
    styled('BH1', 'default'),
    styled('BH2', 'default', { markerColor: '#00ff00' }),
    styled('BH3', 'location:1', { markerSymbol: 'star' }),
  ]
  const own = ownMarkersOf(holes, holeTypesOf(holes), '#5b6670')
  expect(own.map(({ style, holes }) => [style.markerColor, holes.map(({ name }) => name)])).toEqual([
    ['#5b6670', ['BH3']],
  ])
})

test('the marker of a type is not that of a hole with a style of its own, where there are others', () => {
  const [type] = holeTypesOf([
    styled('BH1', 'location:1', { markerColor: '#ff0000' }),
    styled('BH2', 'default'),
  ])
  expect(type?.style.markerColor).toBe('#1d4ed8')
})
