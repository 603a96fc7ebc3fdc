/* global document, URLSearchParams, window */
/**
 * The rows that our table shows, in memory, and a place of the size that ours has: `?width=984&height=189`.
 */
const asked = new URLSearchParams(window.location.search)
const answer = await fetch('/rows.json')

export const { headings, rows } = await answer.json()
export const widths = headings.map((heading) => (heading === 'GEOL_DESC' ? 170 : 95))
export const table = document.querySelector('#table')
table.style.width = `${asked.get('width')}px`
table.style.height = `${asked.get('height')}px`
