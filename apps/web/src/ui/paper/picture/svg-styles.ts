interface Property {
  readonly name: string
  readonly initial: readonly string[]
  readonly inherited: boolean
}

const property = (name: string, initial: string | readonly string[], inherited = true): Property => ({
  name,
  initial: typeof initial === 'string' ? [initial] : initial,
  inherited,
})

/**
 * CSS properties that are also SVG attributes: https://www.w3.org/TR/SVG2/styling.html#PresentationAttributes
 */
const COPIED_PROPERTIES: readonly Property[] = [
  property('color', 'rgb(0, 0, 0)'),
  property('fill', 'rgb(0, 0, 0)'),
  property('fill-opacity', '1'),
  property('stroke', 'none'),
  property('stroke-width', ['1px', '1']),
  property('stroke-opacity', '1'),
  property('stroke-dasharray', 'none'),
  property('stroke-linecap', 'butt'),
  property('stroke-linejoin', 'miter'),
  property('font-family', ''),
  property('font-size', ''),
  property('font-weight', '400'),
  property('font-style', 'normal'),
  property('text-anchor', 'start'),
  property('paint-order', 'normal'),
  property('shape-rendering', 'auto'),
  property('visibility', 'visible'),
  property('dominant-baseline', 'auto'),
  property('opacity', '1', false),
  property('clip-path', 'none', false),
  property('display', ['inline', 'block'], false),
]

/** Writes computed styles as attributes, except those that the element inherits anyway. */
export function inlineStyles(from: Element, to: Element, isTop: boolean): void {
  const style = getComputedStyle(from)
  const parent = isTop || !from.parentElement ? null : getComputedStyle(from.parentElement)
  to.removeAttribute('class')
  to.removeAttribute('style')
  for (const { name, initial, inherited } of COPIED_PROPERTIES) {
    const value = style.getPropertyValue(name)
    const isDefault = inherited && parent ? parent.getPropertyValue(name) === value : initial.includes(value)
    if (isDefault) to.removeAttribute(name)
    else to.setAttribute(name, value)
  }
}
