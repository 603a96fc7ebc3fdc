import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { ComboboxPopup } from '../src/ui/combobox-popup.tsx'
import { Combobox } from '../src/ui/combobox.tsx'

const GROUPS = [
  {
    title: 'Holes',
    options: [
      { href: '/bh1', content: 'BH1' },
      { href: '/bh2', content: 'BH2' },
    ],
  },
  { title: 'Places', options: [{ href: '/bath', content: 'Bath' }] },
]

interface Parts {
  readonly preferred?: string | null
  readonly settledText?: string | null
  readonly onSelect?: (href: string) => void
}

function Field({ preferred = null, settledText = 'b', onSelect = vi.fn() }: Parts) {
  const [text, setText] = useState('')
  return (
    <Combobox
      label="Search"
      placeholder="Search holes"
      clearLabel="Clear search"
      text={text}
      onText={setText}
      onUse={vi.fn()}
      popup={(state) => (
        <ComboboxPopup
          {...state}
          groups={GROUPS}
          preferred={preferred}
          settledText={settledText}
          status="3 results"
          onSelect={onSelect}
        />
      )}
    />
  )
}

test('options are in named groups; arrow keys go through all of them, and Enter selects one', async () => {
  const onSelect = vi.fn()
  const screen = await render(<Field onSelect={onSelect} />)
  const field = screen.getByRole('combobox', { name: 'Search' })
  await field.click()
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await userEvent.keyboard('b{ArrowDown}{ArrowDown}{ArrowDown}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'true')
  const bath = screen.getByRole('group', { name: 'Places' }).getByRole('option', { name: 'Bath' })
  await expect.element(bath).toHaveAttribute('aria-selected', 'true')
  expect((field.element() as HTMLInputElement).getAttribute('aria-activedescendant')).toBe(bath.element().id)
  await userEvent.keyboard('{Enter}')
  expect(onSelect).toHaveBeenLastCalledWith('/bath')
  await expect.element(screen.getByRole('listbox')).not.toBeInTheDocument()
})

test('from the last option, down goes back to the text, and up to the last again', async () => {
  const screen = await render(<Field />)
  const field = screen.getByRole('combobox', { name: 'Search' })
  await field.click()
  await userEvent.keyboard('b{ArrowUp}')
  await expect.element(screen.getByRole('option', { name: 'Bath' })).toHaveAttribute('aria-selected', 'true')
  await userEvent.keyboard('{ArrowDown}')
  await expect.element(field).not.toHaveAttribute('aria-activedescendant')
})

test('Enter without an active option waits for results of its text, and opens the preferred', async () => {
  const onSelect = vi.fn()
  const screen = await render(<Field preferred="/bh2" settledText={null} onSelect={onSelect} />)
  await screen.getByRole('combobox', { name: 'Search' }).click()
  await userEvent.keyboard('b{Enter}')
  expect(onSelect).not.toHaveBeenCalled()
  await screen.rerender(<Field preferred="/bh2" settledText="b" onSelect={onSelect} />)
  await expect.poll(() => onSelect.mock.lastCall).toEqual(['/bh2'])
})

test('text that was typed after Enter is not opened', async () => {
  const onSelect = vi.fn()
  const screen = await render(<Field preferred="/bh2" settledText={null} onSelect={onSelect} />)
  await screen.getByRole('combobox', { name: 'Search' }).click()
  await userEvent.keyboard('b{Enter}x')
  await screen.rerender(<Field preferred="/bh2" settledText="bx" onSelect={onSelect} />)
  await expect.element(screen.getByRole('status')).toHaveTextContent('3 results')
  expect(onSelect).not.toHaveBeenCalled()
})

test('Esc closes the options and then clears the text; so does the button', async () => {
  const screen = await render(<Field />)
  const field = screen.getByRole('combobox', { name: 'Search' })
  await field.click()
  await userEvent.keyboard('b{Escape}')
  await expect.element(field).toHaveAttribute('aria-expanded', 'false')
  await expect.element(field).toHaveValue('b')
  await userEvent.keyboard('{Escape}')
  await expect.element(field).toHaveValue('')
  await userEvent.keyboard('b')
  await screen.getByRole('button', { name: 'Clear search' }).click()
  await expect.element(field).toHaveValue('')
  await expect.element(field).toHaveFocus()
})

test('a press on an option selects it, and the field keeps the focus', async () => {
  const onSelect = vi.fn()
  const screen = await render(<Field onSelect={onSelect} />)
  const field = screen.getByRole('combobox', { name: 'Search' })
  await field.click()
  await userEvent.keyboard('b')
  await screen.getByRole('option', { name: 'BH1' }).click()
  expect(onSelect).toHaveBeenLastCalledWith('/bh1')
  await expect.element(field).toHaveFocus()
})
