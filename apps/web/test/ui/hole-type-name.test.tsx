import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nameAndCode } from '../../src/data/text/coded-name.ts'
import { FacetValues } from '../../src/features/filters/facet-values.tsx'
import { holeTypeName, shortTypeName } from '../../src/ui/hole-type-name.ts'

const named = (locationType: string, locationTypeName: string) =>
  holeTypeName({ locationType, locationTypeName })

test('a hole type is its name, then its code', () => {
  expect(named('CP', 'Cable percussion')).toEqual({ name: 'Cable percussion', code: 'CP' })
  expect(nameAndCode(named('CP', 'Cable percussion'))).toBe('Cable percussion (CP)')
})

test('lists leave out the remark of a type', () => {
  const nameOf = (locationTypeName: string) => shortTypeName({ locationType: 'CP', locationTypeName })
  expect(nameOf('Cable percussion (shell and auger)')).toBe('Cable percussion')
  expect(nameOf('Cable percussion (CP) and rotary')).toBe('Cable percussion (CP) and rotary')
  expect(shortTypeName({ locationType: '', locationTypeName: '' })).toBeNull()
})

test('a type without a meaning is its code alone; no type has words of its own', () => {
  expect(named('XX', '')).toEqual({ name: 'XX', code: '' })
  expect(named('XX', 'XX')).toEqual({ name: 'XX', code: '' })
  expect(nameAndCode(named('', ''))).toBe('No type')
})

test('a filter shows the name before the code, and has both as tooltip', () => {
  const html = renderToStaticMarkup(
    <FacetValues
      title="Type"
      selected={[]}
      onToggle={() => undefined}
      values={[{ value: 'CP', label: named('CP', 'Cable percussion'), count: 3 }]}
    />,
  )
  expect(html).toContain('title="Cable percussion (CP)"')
  expect(html).toContain('<bdi>Cable percussion</bdi><span class="soft"> CP</span>')
})
