import { panSection, type SectionFrame } from '@groundsheet/sections'
import { useLiveWindow } from '../../ui/use-live-window.ts'
import { formatSectionWindow, parseSectionWindow } from '../../url-state/section-window.ts'

/** What is seen of a section; null: the whole section. */
export function useSectionWindow(
  asked: string | undefined,
  frame: SectionFrame,
  onWindow: (text: string | undefined) => void,
) {
  const { window, change } = useLiveWindow({
    asked,
    parse: parseSectionWindow,
    format: formatSectionWindow,
    onWindow,
  })
  return { window: window && panSection(window, 0, 0, frame), change }
}
