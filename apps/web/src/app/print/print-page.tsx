import { useMemo, useState, useEffect, type ReactNode } from 'react'
import { PrintToolbar } from '../../features/print/print-toolbar.tsx'
import { PanelBoundary } from '../../ui/panel-boundary.tsx'
import type { NameFile } from '../../ui/paper/picture/sheet-files.ts'
import { PX_PER_MM, sheetSize, type SheetSize } from '../../ui/paper/paper-size.ts'
import { printStrings } from '../../ui/strings/print-strings.ts'
import { strings } from '../../ui/strings/strings.ts'
import { useSize } from '../../ui/use-size.ts'
import type { Orientation, PrintSheet, SheetSearch } from '../../url-state/print-search.ts'
import type { SearchChange } from '../../url-state/use-search.ts'
import { PictureButtons } from './picture-buttons.tsx'
import type { PrintProps } from './print-sheet.ts'

const words = printStrings

/** How a kind of sheet is printed. */
export interface SheetKind {
  readonly orientation: Orientation
  /** The better orientation is used unless the user selects one. */
  readonly hasAutomaticOrientation?: true
  readonly scales: readonly number[]
  /** Vertical scales, if separate. */
  readonly rises?: readonly number[]
}

/** Options that every sheet has. */
type SheetOptions = Pick<
  PrintProps,
  'size' | 'paper' | 'orientation' | 'scale' | 'rise' | 'texts' | 'onOrientation' | 'onReady'
>

interface Props {
  readonly sheet: PrintSheet
  readonly kind: SheetKind
  /** What the sheets are of. */
  readonly name: string
  readonly search: SheetSearch
  /** Holes and filters have been read. */
  readonly isRead: boolean
  readonly back: ReactNode
  readonly fileName: (sheets: readonly Element[]) => NameFile
  readonly onChange: (values: SearchChange<SheetSearch>) => void
  /** More options. */
  readonly choices?: ReactNode
  readonly children: (options: SheetOptions) => ReactNode
}

/** Sheets in print layout, with a toolbar of their options. */
export function PrintPage({ sheet, kind, name, search, isRead, fileName, onChange, ...props }: Props) {
  const { paper = 'A4', title, figure, issue } = search
  const [defaultOrientation, setDefaultOrientation] = useState(kind.orientation)
  const orientation = search.turn ?? defaultOrientation
  const [isDrawn, setDrawn] = useState(false)
  const ready = isDrawn && isRead
  const size = useMemo(() => sheetSize(paper, orientation), [paper, orientation])
  const texts = useMemo(() => ({ title, figure, issue }), [title, figure, issue])
  const [container, setContainer] = useState<HTMLDivElement | null>(null)
  const canPrint = useHasSheets(container) && ready
  const fit = fitOf(size, useSize(container)?.width)
  usePageSize(size)
  return (
    <main className="print-screen">
      <title>{[name, words.titles[sheet], strings.product].join(' · ')}</title>
      <h1 className="visually-hidden">{`${words.titles[sheet]}, ${name}`}</h1>
      <PrintToolbar
        {...{ search, paper, orientation, onChange }}
        hasAutomaticOrientation={kind.hasAutomaticOrientation ?? false}
        scales={kind.scales}
        {...(kind.rises && { rises: kind.rises })}
        ready={canPrint}
        actions={<PictureButtons ready={canPrint} sheets={container} nameOf={fileName} />}
        back={props.back}
      >
        {props.choices}
      </PrintToolbar>
      <div
        ref={setContainer}
        className="print-sheets"
        style={{ '--fit': fit }}
        data-print-state={ready ? 'ready' : 'loading'}
        tabIndex={0}
        role="group"
        aria-label={words.sheets}
      >
        <PanelBoundary of={sheet}>
          {props.children({
            ...{ size, paper, texts },
            orientation: search.turn ?? null,
            onOrientation: setDefaultOrientation,
            scale: numberOf(search.scale),
            rise: numberOf(search.rise),
            onReady: setDrawn,
          })}
        </PanelBoundary>
      </div>
    </main>
  )
}

/** Scale at which a sheet fits the width of the screen; at most 1. */
const fitOf = ({ width }: SheetSize, availableWidth = Infinity): number =>
  Math.min(1, availableWidth / (width * PX_PER_MM))

const numberOf = (text: string | undefined) => (text === undefined ? null : Number(text))

/** Sets the page size for printing; the sheets have margins of their own. */
function usePageSize({ width, height }: SheetSize): void {
  useEffect(() => {
    const rules = new CSSStyleSheet()
    rules.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== rules)
    }
  }, [width, height])
}

/** Whether an element contains a sheet; false if it only has a message. */
function useHasSheets(holder: HTMLElement | null): boolean {
  const [hasSheets, setHasSheets] = useState(false)
  useEffect(() => {
    if (!holder) return
    const update = () => setHasSheets(holder.querySelector('.paper-sheet') !== null)
    const observer = new MutationObserver(update)
    observer.observe(holder, { childList: true, subtree: true })
    update()
    return () => observer.disconnect()
  }, [holder])
  return hasSheets
}
