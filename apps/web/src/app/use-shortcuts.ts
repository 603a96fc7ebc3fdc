import { useEffect, useEffectEvent } from 'react'
import { goTo } from '../url-state/address.ts'
import { focusElement } from './focus-element.ts'

const SEARCH_FIELD = '.site-search input'
/** Parts of a screen in the order of the document. */
const PAGE_PARTS = '.app-bar, .project-sidebar, .project-map-panel, .project-foot, .project-panel'
/** Links to print pages: of the open hole, then of the open view, then of the selected holes. */
const PRINT_LINKS = ['.project-panel .print-link', '.table-drawer .print-link', '.print-link'] as const
/** Path of the screen with the map of a project. */
const PROJECT_PATH = /^\/projects\/[^/]+$/
/** The open hole, table or view; its own print link may still be loading. */
const OPEN_PANELS = '.project-panel, .table-drawer[data-open]'

/**
 * `/` moves to the search field of the screen and `?` opens the help, except while typing. F6 moves to the
 * next part of the screen. Ctrl+P opens the print page of what is open, or of the map; without one, the
 * browser prints.
 */
export function useShortcuts(onHelp: () => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.altKey) return
    const isCommand = event.ctrlKey || event.metaKey
    const isHandled = isCommand
      ? event.key.toLowerCase() === 'p' && !event.shiftKey && openPrintPage()
      : event.key === 'F6'
        ? focusNextPart(event.shiftKey)
        : !isTyping(event.target) && typeShortcut(event.key, onHelp)
    if (isHandled) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    document.addEventListener('keydown', listen)
    return () => document.removeEventListener('keydown', listen)
  }, [])
}

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, dialog, [contenteditable]') !== null

const visible = <Part extends HTMLElement>(selector: string): Part[] =>
  [...document.querySelectorAll<Part>(selector)].filter((one) => one.checkVisibility())

/** Returns whether the key is a shortcut, so that it is not typed. */
function typeShortcut(key: string, onHelp: () => void): boolean {
  if (key === '?') onHelp()
  const [field] = key === '/' ? visible<HTMLInputElement>(SEARCH_FIELD) : []
  field?.focus()
  field?.select()
  return field !== undefined
}

function openPrintPage(): boolean {
  if (document.querySelector('dialog[open]') !== null) return false
  const link = PRINT_LINKS.flatMap((selector) => visible(selector))[0]
  if (link) link.click()
  else return openPlan(window.location)
  return true
}

function openPlan({ pathname, search }: Location): boolean {
  const isMap = PROJECT_PATH.test(pathname) && document.querySelector(OPEN_PANELS) === null
  if (isMap) goTo(`${pathname}/print/map${search}`)
  return isMap
}

/** Moves the focus to the next or previous part of the screen; after the last part follows the first. */
function focusNextPart(backwards: boolean): boolean {
  const parts = visible(PAGE_PARTS)
  const current = parts.findIndex((part) => part.contains(document.activeElement))
  const next = backwards ? (current < 0 ? -1 : current - 1) : current + 1
  const part = parts.at(next % parts.length)
  if (part) focusElement(part)
  return part !== undefined
}
