/** Artwork has no colours of its own: it is drawn in the colour and size of the marker. */
export interface Tint {
  /** Hex colour. */
  readonly colour: string
  /** Width and height, CSS px. */
  readonly size: number
}

const ROOT = /<svg\b((?:"[^"]*"|'[^']*'|[^"'<>])*?)(\/?)>/
const ATTRIBUTE = /\s([^\s=]+)\s*=\s*("[^"]*"|'[^']*')/g

/**
 * Sets `color` on the root element, and `fill` if absent, so that plain paths have the colour. Sets the size,
 * which an `<img>` needs, and a viewBox if there was only a size.
 */
export function tintSvg(svg: string, { colour, size }: Tint): string {
  const root = ROOT.exec(svg)
  if (!root) throw new Error('The artwork is not an SVG document')
  const attributes = readAttributes(root[1] ?? '')
  const tinted = new Map([
    ['xmlns', 'http://www.w3.org/2000/svg'],
    ['fill', 'currentColor'],
    [
      'viewBox',
      `0 0 ${parseFloat(attributes.get('width') ?? '24')} ${parseFloat(attributes.get('height') ?? '24')}`,
    ],
    ...attributes,
    ['color', colour],
    ['width', String(size)],
    ['height', String(size)],
  ])
  tinted.delete('style')
  const text = [...tinted].map(([name, value]) => ` ${name}="${value.replaceAll('"', '&quot;')}"`).join('')
  return (
    `${svg.slice(root.index, root.index + 4)}${text}${root[2] ?? ''}>` +
    svg.slice(root.index + root[0].length)
  )
}

const readAttributes = (text: string) =>
  new Map([...text.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [name, value.slice(1, -1)]))

export const svgDataUri = (svg: string) => `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
