import { inlineStyles } from './svg-styles.ts'

export const SVG = 'http://www.w3.org/2000/svg'

/** A self-contained copy of a drawing, with styles as attributes; foreign content is left out. */
export function copyDrawing(drawing: SVGElement): SVGElement {
  const copy = drawing.cloneNode(true) as SVGElement
  inlineTree(drawing, copy, true)
  for (const other of copy.querySelectorAll('foreignObject, title')) other.remove()
  return copy
}

function inlineTree(from: Element, to: Element, isTop: boolean): void {
  if (from instanceof SVGElement) inlineStyles(from, to, isTop)
  const copies = [...to.children]
  ;[...from.children].forEach((child, index) => {
    const copy = copies[index]
    if (copy) inlineTree(child, copy, false)
  })
  for (const { name } of [...to.attributes])
    if (name.startsWith('data-') || name.startsWith('aria-')) to.removeAttribute(name)
}

const REFERENCE = /url\(["']?#([^"')]+)["']?\)/g

/** Ids that elements of a tree refer to: clip paths, patterns, symbols. */
function referencesOf(tree: Element): Set<string> {
  const ids = new Set<string>()
  for (const element of tree.querySelectorAll('*'))
    for (const { name, value } of element.attributes) {
      if (name === 'href' && value.startsWith('#')) ids.add(value.slice(1))
      for (const [, id = ''] of value.matchAll(REFERENCE)) ids.add(id)
    }
  return ids
}

/** Copies of the elements that a tree refers to but does not contain, for its `<defs>`. */
export function missingDefs(tree: Element): SVGElement[] {
  const ownIds = new Set([...tree.querySelectorAll('[id]')].map(({ id }) => id))
  return [...referencesOf(tree)].flatMap((id) => {
    const found = ownIds.has(id) ? null : document.getElementById(id)
    return found instanceof SVGElement ? [copyDrawing(found)] : []
  })
}
