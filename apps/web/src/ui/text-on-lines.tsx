import { useContext, useLayoutEffect, useRef, type SVGProps } from 'react'
import { OnPaperContext } from './on-paper-context.ts'

/**
 * A text of a drawing that may stand on lines or patterns. On screens the outline of the style sheets keeps
 * it legible. On paper a patch does, so that a PDF has the text once.
 */
export function TextOnLines(props: SVGProps<SVGTextElement>) {
  return useContext(OnPaperContext) ? <TextOnPaperPatch {...props} /> : <text {...props} />
}

function TextOnPaperPatch(props: SVGProps<SVGTextElement>) {
  const [text, patch] = [useRef<SVGTextElement>(null), useRef<SVGRectElement>(null)]
  useLayoutEffect(() => {
    if (text.current && patch.current) coverText(text.current, patch.current)
  })
  return (
    <>
      <rect ref={patch} className="text-paper" transform={props.transform} />
      <text {...props} ref={text} />
    </>
  )
}

/** Space above capitals and below their baseline, as shares of the height of a line. */
const ABOVE_SHARE = 0.12
const BELOW_SHARE = 0.15

function coverText(text: SVGTextElement, patch: SVGRectElement) {
  const { x, y, width, height } = text.getBBox()
  const line = parseFloat(getComputedStyle(text).fontSize)
  const [above, below] = [line * ABOVE_SHARE, line * BELOW_SHARE]
  const box = { x: x - 1, y: y + above, width: width + 2, height: Math.max(0, height - above - below) }
  for (const [name, value] of Object.entries(box)) patch.setAttribute(name, value.toFixed(2))
}
