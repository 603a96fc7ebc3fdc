import { expect, test } from 'vitest'
import { formatDepthWindow, parseDepthWindow } from '../../src/url-state/depth-window.ts'
import { readProjectSearch } from '../../src/url-state/project-search.ts'

test('the depths of a log survive the address to the centimetre', () => {
  expect(formatDepthWindow({ from: -0.3, to: 8.499 })).toBe('-0.30,8.50')
  expect(parseDepthWindow('-0.30,8.50')).toEqual({ from: -0.3, to: 8.5 })
})

test('reversed ends are swapped', () => {
  expect(parseDepthWindow('9,2')).toEqual({ from: 2, to: 9 })
})

test.each([undefined, '', '2', '2,2', '2,a', '1e9,2', 'NaN,3', '2,3,4'])('%s is not a window', (text) => {
  expect(parseDepthWindow(text)).toBeNull()
})

test('an address may have levels below datum; an invalid window is ignored', () => {
  expect(readProjectSearch({ axis: 'level', levels: '-12.5,-31' })).toEqual({
    axis: 'level',
    levels: '-31.00,-12.50',
  })
  expect(readProjectSearch({ levels: 'high,low' })).toEqual({})
})
