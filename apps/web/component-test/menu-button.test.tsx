import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { MenuButton } from '../src/ui/menu-button.tsx'

const NAMES = ['Strata', 'Samples', 'Standard penetration tests', 'Water strikes']

function TablesMenu({ onItem }: { readonly onItem: (id: string) => void }) {
  const items = NAMES.map((name) => ({
    id: name,
    text: name,
    content: name,
    disabled: name === 'Water strikes',
  }))
  return (
    <MenuButton label="More tables" isIcon items={items} onItem={onItem}>
      ⋯
    </MenuButton>
  )
}

function ColumnsMenu() {
  const [shown, setShown] = useState(new Set(['Strata']))
  const items = NAMES.map((name) => ({ id: name, text: name, content: name, ticked: shown.has(name) }))
  return (
    <MenuButton
      label="Columns"
      items={items}
      onItem={(id) => setShown((known) => known.symmetricDifference(new Set([id])))}
    >
      Columns
    </MenuButton>
  )
}

async function open(onItem: (id: string) => void = () => undefined) {
  const screen = await render(<TablesMenu onItem={onItem} />)
  const button = screen.getByRole('button', { name: 'More tables' })
  await button.click()
  const item = (name: string) => screen.getByRole('menuitem', { name })
  await expect.element(item('Strata')).toHaveFocus()
  return { screen, button, item }
}

test('a menu opens with its first item focused, and an action closes it', async () => {
  const selected: string[] = []
  const { screen, button, item } = await open((id) => selected.push(id))
  await item('Samples').click()
  expect(selected).toEqual(['Samples'])
  await expect.element(screen.getByRole('menu')).not.toBeInTheDocument()
  await expect.element(button).toHaveFocus()
  await expect.element(button).toHaveAttribute('aria-expanded', 'false')
})

test('arrow keys, Home, End and letters move among items that are enabled; Esc closes', async () => {
  const { button, item } = await open()
  for (const [key, name] of [
    ['ArrowDown', 'Samples'],
    ['End', 'Standard penetration tests'],
    ['ArrowDown', 'Strata'],
    ['s', 'Samples'],
    ['s', 'Standard penetration tests'],
    ['Home', 'Strata'],
    ['ArrowUp', 'Standard penetration tests'],
  ] as const) {
    await userEvent.keyboard(key.length === 1 ? key : `{${key}}`)
    await expect.element(item(name)).toHaveFocus()
  }
  await userEvent.keyboard('{Escape}')
  await expect.element(button).toHaveFocus()
})

test('a disabled item does nothing, and the menu stays open', async () => {
  const selected: string[] = []
  const { item } = await open((id) => selected.push(id))
  await item('Water strikes').click({ force: true })
  expect(selected).toEqual([])
  await expect.element(item('Water strikes')).toBeVisible()
})

test('a menu with check marks stays open while they change', async () => {
  const screen = await render(<ColumnsMenu />)
  await screen.getByRole('button', { name: 'Columns' }).click()
  const item = (name: string, checked: boolean) =>
    screen.getByRole('menuitemcheckbox', { name: new RegExp(`${name}$`), checked })
  await item('Samples', false).click()
  await item('Strata', true).click()
  await expect.element(item('Samples', true)).toBeVisible()
  await expect.element(item('Strata', false)).toBeVisible()
})
