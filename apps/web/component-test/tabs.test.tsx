import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Tabs } from '../src/ui/tabs.tsx'

const TABS = ['Log', 'Strata', 'Samples'].map((id) => ({ id, content: id }))

function ThreeTabs() {
  const [open, setOpen] = useState('Log')
  return (
    <Tabs label="Tables of the hole" tabs={TABS} open={open} onOpen={setOpen} beside={null}>
      Content of {open}
    </Tabs>
  )
}

test('a click opens a tab, and its panel has its name', async () => {
  const screen = await render(<ThreeTabs />)
  await screen.getByRole('tab', { name: 'Strata' }).click()
  await expect.element(screen.getByRole('tab', { name: 'Strata', selected: true })).toBeVisible()
  await expect
    .element(screen.getByRole('tabpanel', { name: 'Strata' }))
    .toHaveTextContent('Content of Strata')
})

test('arrow keys, Home and End open tabs and move the focus, round the ends', async () => {
  const screen = await render(<ThreeTabs />)
  await screen.getByRole('tab', { name: 'Log' }).click()
  for (const [key, name] of [
    ['ArrowRight', 'Strata'],
    ['End', 'Samples'],
    ['ArrowRight', 'Log'],
    ['ArrowLeft', 'Samples'],
    ['Home', 'Log'],
  ] as const) {
    await userEvent.keyboard(`{${key}}`)
    await expect.element(screen.getByRole('tab', { name, selected: true })).toHaveFocus()
  }
  expect(screen.container.querySelectorAll('[role=tab][tabindex="0"]')).toHaveLength(1)
})
