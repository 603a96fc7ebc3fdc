import { panSection, type SectionFrame } from '@groundsheet/sections'
import { useLiveWindow } from '../../ui/use-live-window.ts'
import { formatSectionWindow, parseSectionWindow } from '../../url-state/section-window.ts'

/** Visible part of a section; null for the whole section. */
export function useSectionWindow(
  windowText: string | undefined,
  frame: SectionFrame,
  onWindow: (text: string | undefined) => void,
) {
  const { window, change } = useLiveWindow({
    addressText: windowText,
    parse: parseSectionWindow,
    format: formatSectionWindow,
    onWindow,
  })
  return { window: window && panSection(window, 0, 0, frame), change }
}
