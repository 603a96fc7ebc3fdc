import { PX_PER_MM } from '../paper-size.ts'
import { placeTexts } from './place-texts.ts'
import { copyDrawing, missingDefs, SVG } from './svg-copy.ts'

/** A sheet as a self-contained SVG; texts stay texts. */
export function sheetToSvg(sheet: HTMLElement): SVGSVGElement {
  const [width, height] = [parseFloat(sheet.style.width), parseFloat(sheet.style.height)]
  const svg = make('svg', { width: `${width}mm`, height: `${height}mm` })
  svg.setAttribute('viewBox', `0 0 ${width * PX_PER_MM} ${height * PX_PER_MM}`)
  const title = svg.appendChild(make('title', {}))
  title.textContent = sheet.getAttribute('aria-label')
  const defs = svg.appendChild(make('defs', {}))
  const box = sheet.getBoundingClientRect()
  const page = { left: box.left, top: box.top, zoom: box.width / (width * PX_PER_MM), defs }
  drawElement(sheet, svg, page)
  // Copied definitions may refer to others.
  for (let missing = missingDefs(svg); missing.length > 0; missing = missingDefs(svg)) defs.append(...missing)
  return svg
}

/** Position of the sheet on the page, and its zoom relative to paper. */
interface Page {
  readonly left: number
  readonly top: number
  readonly zoom: number
  readonly defs: Element
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const boxOf = (element: Element, { left, top, zoom }: Page): Box => {
  const box = element.getBoundingClientRect()
  return {
    x: (box.left - left) / zoom,
    y: (box.top - top) / zoom,
    width: box.width / zoom,
    height: box.height / zoom,
  }
}

function drawElement(element: Element, into: Element, page: Page): void {
  const style = getComputedStyle(element)
  if (style.display === 'none' || style.visibility === 'hidden' || isHiddenText(element)) return
  if (element instanceof SVGSVGElement) {
    drawDrawing(element, into, page)
    return
  }
  if (element instanceof HTMLImageElement) {
    into.append(
      make('image', { ...boxOf(element, page), href: sourceOf(element), preserveAspectRatio: 'none' }),
    )
    return
  }
  drawBox(element, style, into, page)
  const inside = style.overflow === 'visible' ? into : clipped(element, into, page)
  for (const node of element.childNodes) {
    if (node instanceof Element) drawElement(node, inside, page)
    else if (node instanceof Text) drawText(node, style, inside, page)
  }
}

const isHiddenText = (element: Element) =>
  element.classList.contains('visually-hidden') || element.classList.contains('paper-tiles')

/** A group clipped to an element, if its content overflows. */
function clipped(element: Element, into: Element, page: Page): Element {
  const isWhole =
    element.scrollWidth <= element.clientWidth + 1 && element.scrollHeight <= element.clientHeight + 1
  if (isWhole) return into
  const clip = page.defs.appendChild(make('clipPath', { id: `clip-${page.defs.childElementCount}` }))
  clip.append(make('rect', { ...boxOf(element, page) }))
  return into.appendChild(make('g', { 'clip-path': `url(#${clip.id})` }))
}

function drawDrawing(drawing: SVGSVGElement, into: Element, page: Page): void {
  const copy = copyDrawing(drawing)
  for (const [name, value] of Object.entries(boxOf(drawing, page))) copy.setAttribute(name, String(value))
  into.append(copy)
  for (const foreign of drawing.querySelectorAll('foreignObject'))
    for (const child of foreign.children) drawElement(child, into, page)
}

const SIDES = ['top', 'right', 'bottom', 'left'] as const

/** Background and borders. */
function drawBox(element: Element, style: CSSStyleDeclaration, into: Element, page: Page): void {
  const { x, y, width, height } = boxOf(element, page)
  const fill = style.backgroundColor
  if (fill !== 'rgba(0, 0, 0, 0)') into.append(make('rect', { x, y, width, height, fill }))
  for (const side of SIDES) {
    const size = parseFloat(style.getPropertyValue(`border-${side}-width`))
    if (!(size > 0) || style.getPropertyValue(`border-${side}-style`) === 'none') continue
    const line = {
      top: { x, y, width, height: size },
      right: { x: x + width - size, y, width: size, height },
      bottom: { x, y: y + height - size, width, height: size },
      left: { x, y, width: size, height },
    }[side]
    into.append(make('rect', { ...line, fill: style.getPropertyValue(`border-${side}-color`) }))
  }
}

function drawText(node: Text, style: CSSStyleDeclaration, into: Element, page: Page): void {
  const ascent = ascentOf(style)
  for (const { text, left, top, width } of placeTexts(node)) {
    const line = make('text', {
      x: (left - page.left) / page.zoom,
      y: (top - page.top) / page.zoom + ascent,
      fill: style.color,
      'font-family': style.fontFamily,
      'font-size': style.fontSize,
      'font-weight': style.fontWeight,
      'font-style': style.fontStyle,
      // `textLength` keeps the width if another computer has other fonts.
      textLength: width / page.zoom,
      lengthAdjust: 'spacingAndGlyphs',
    })
    line.textContent = text
    into.append(line)
  }
}

let measure: CanvasRenderingContext2D | null = null

/** Distance from the top of a line of text to its baseline, px. */
function ascentOf({ fontStyle, fontWeight, fontSize, fontFamily }: CSSStyleDeclaration): number {
  measure ??= document.createElement('canvas').getContext('2d')
  if (!measure) return parseFloat(fontSize) * 0.9
  measure.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`
  return measure.measureText('').fontBoundingBoxAscent
}

/** The image as data URI, so that the file contains it. */
function sourceOf(image: HTMLImageElement): string {
  if (image.src.startsWith('data:')) return image.src
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d')?.drawImage(image, 0, 0)
  return canvas.toDataURL('image/png')
}

function make<K extends keyof SVGElementTagNameMap>(
  name: K,
  attributes: Readonly<Record<string, string | number>>,
): SVGElementTagNameMap[K] {
  const element = document.createElementNS(SVG, name)
  for (const [attribute, value] of Object.entries(attributes))
    element.setAttribute(
      attribute,
      typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value,
    )
  return element
}
