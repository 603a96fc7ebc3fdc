import { useEffect } from 'react'
import type { SheetSize } from './paper-size.ts'

/** Sets the page size for printing; the sheets have margins of their own. */
export function usePageSize({ width, height }: SheetSize): void {
  useEffect(() => {
    const rules = new CSSStyleSheet()
    rules.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`)
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules]
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== rules)
    }
  }, [width, height])
}
