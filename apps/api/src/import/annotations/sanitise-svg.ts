import { SaxesParser, type SaxesTagNS } from 'saxes'
import { allowedValue, ELEMENTS } from './svg-allow-list.ts'

const SVG = 'http://www.w3.org/2000/svg'
const MAX_ELEMENTS = 5000
const MAX_NESTING_LEVELS = 64

/**
 * Rebuilds an icon from elements and attributes of an allow-list. Other elements are removed with their
 * content, as are DOCTYPE, comments and processing instructions. Throws an Error of one line if it is not an
 * SVG drawing.
 */
export function sanitiseSvg(text: string): string {
  const output: string[] = []
  let depth = 0
  let dropping = 0 // depth below a dropped element, itself included
  let elements = 0
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw new Error(`is not well-formed SVG (${error.message})`)
  })
  parser.on('opentag', (tag) => {
    depth++
    if (++elements > MAX_ELEMENTS || depth > MAX_NESTING_LEVELS)
      throw new Error('is too complex for an icon; simplify the artwork')
    if (depth === 1 && !isSvgRoot(tag)) throw new Error(`is not SVG (its root is <${tag.name}>)`)
    if (dropping > 0 || !isAllowed(tag)) dropping++
    else output.push(openTag(tag, depth === 1))
  })
  parser.on('text', (content) => {
    if (dropping === 0 && depth > 0) output.push(escape(content))
  })
  parser.on('closetag', (tag) => {
    depth--
    if (dropping > 0) dropping--
    else output.push(`</${tag.local}>`)
  })
  parser.write(text.replace(/^\uFEFF/, '')).close()
  return output.join('').trim()
}

function isSvgRoot(tag: SaxesTagNS): boolean {
  return tag.local === 'svg' && isSvgSpace(tag)
}

/** Hand-written icons often omit the namespace. */
function isSvgSpace({ uri, prefix }: SaxesTagNS): boolean {
  return uri === SVG || (uri === '' && prefix === '')
}

function isAllowed(tag: SaxesTagNS): boolean {
  return isSvgSpace(tag) && ELEMENTS.has(tag.local)
}

function openTag(tag: SaxesTagNS, isRoot: boolean): string {
  const attributes = allowedAttributes(tag)
  if (isRoot) {
    addViewBox(attributes)
    // The default paint is black; the icon takes the colour of the location's style instead.
    if (!attributes.has('fill')) attributes.set('fill', 'currentColor')
  }
  const text = [...attributes].map(([name, value]) => ` ${name}="${escape(value)}"`).join('')
  return `<${tag.local}${isRoot ? ` xmlns="${SVG}"` : ''}${text}>`
}

/** Attributes without a prefix; declarations in `style` count as attributes and override them, as in CSS. */
function allowedAttributes(tag: SaxesTagNS): Map<string, string> {
  const plain = Object.values(tag.attributes).filter(({ prefix }) => prefix === '')
  const style = plain.find(({ local }) => local === 'style')?.value ?? ''
  const stated = [...plain.map(({ local, value }) => [local, value] as const), ...declarations(style)]
  const allowed = new Map<string, string>()
  for (const [name, value] of stated) {
    const kept = allowedValue(name, value)
    if (kept !== null) allowed.set(name, kept)
  }
  return allowed
}

function declarations(style: string): [string, string][] {
  return style.split(';').flatMap((declaration): [string, string][] => {
    const colon = declaration.indexOf(':')
    if (colon === -1) return []
    return [[declaration.slice(0, colon).trim(), declaration.slice(colon + 1).replace(/!important/i, '')]]
  })
}

/** An icon without a viewBox cannot be scaled. */
function addViewBox(attributes: Map<string, string>): void {
  if (attributes.has('viewBox')) return
  const [width, height] = ['width', 'height'].map((name) => Number.parseFloat(attributes.get(name) ?? ''))
  if (width === undefined || height === undefined || !(width > 0) || !(height > 0)) {
    throw new Error('has neither a viewBox nor a width and height; add viewBox="0 0 24 24" or what it is')
  }
  attributes.set('viewBox', `0 0 ${width} ${height}`)
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

function escape(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '')
}
