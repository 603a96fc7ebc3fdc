import { useState } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { FacetValues } from '../src/features/filters/facet-values.tsx'
import { RangeFacet } from '../src/features/filters/range-facet.tsx'
import { DEPTHS, type ValueRange } from '../src/features/filters/range-kinds.ts'
import '../src/features/filters/filters.css'

const TYPES = [
  { value: 'CP', label: { name: 'Cable percussion', code: 'CP' }, count: 12 },
  { value: 'TP', label: { name: 'Trial pit', code: 'TP' }, count: 1 },
]

function Types() {
  const [selected, setSelected] = useState<readonly string[]>([])
  const onToggle = (value: string) =>
    setSelected(selected.includes(value) ? selected.filter((other) => other !== value) : [...selected, value])
  return <FacetValues title="Type" values={TYPES} selected={selected} onToggle={onToggle} />
}

function Depths({ onRange }: { readonly onRange: (range: ValueRange | null) => void }) {
  const [range, setRange] = useState<ValueRange | null>(null)
  return (
    <RangeFacet
      kind={DEPTHS}
      bins={{ edges: [0, 5, 10, 15, 20] }}
      counts={[4, 8, 2, 1]}
      range={range}
      onRange={(next) => {
        setRange(next)
        onRange(next)
      }}
    />
  )
}

test('each value has a check box with its name, code and number of holes', async () => {
  const screen = await render(<Types />)
  const pit = screen.getByRole('checkbox', { name: /^Trial pit TP 1 hole$/ })
  await pit.click()
  await expect.element(pit).toBeChecked()
  await expect
    .element(screen.getByRole('checkbox', { name: /^Cable percussion CP 12 holes$/ }))
    .not.toBeChecked()
  await pit.click()
  await expect.element(pit).not.toBeChecked()
})

test('a typed range is used after a pause; without limits there is no filter', async () => {
  const ranges: (ValueRange | null)[] = []
  const screen = await render(<Depths onRange={(range) => ranges.push(range)} />)
  const [from, to] = [DEPTHS.from, DEPTHS.to].map((name) => screen.getByRole('spinbutton', { name }))
  await to?.fill('12.5')
  await expect.poll(() => ranges.at(-1)).toEqual({ min: null, max: 12.5 })
  await from?.fill('2')
  await expect.poll(() => ranges.at(-1)).toEqual({ min: 2, max: 12.5 })
  await from?.fill('')
  await to?.fill('')
  await expect.poll(() => ranges.at(-1)).toBeNull()
})

test('a negative depth is no limit', async () => {
  const ranges: (ValueRange | null)[] = []
  const screen = await render(<Depths onRange={(range) => ranges.push(range)} />)
  await screen.getByRole('spinbutton', { name: DEPTHS.to }).fill('9')
  await expect.poll(() => ranges.at(-1)).toEqual({ min: null, max: 9 })
  await screen.getByRole('spinbutton', { name: DEPTHS.to }).fill('-3')
  await expect.poll(() => ranges.at(-1)).toBeNull()
})
