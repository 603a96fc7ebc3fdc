/* global document */
import { DataEditor } from '@glideapps/glide-data-grid'
import '@glideapps/glide-data-grid/dist/index.css'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { headings, rows, table, widths } from '/rows.js'

const columns = headings.map((title, at) => ({ title, id: title, width: widths[at] }))

/** It draws what it requests in the same frame. */
function getCellContent([column, row]) {
  table.dataset.drawn = ''
  const data = rows[row][headings[column]]
  return { kind: 'text', data, displayData: data, allowOverlay: false }
}

document.querySelector('button').onclick = () =>
  createRoot(table).render(
    createElement(DataEditor, {
      columns,
      getCellContent,
      rows: rows.length,
      rowHeight: 28,
      headerHeight: 55,
      width: table.clientWidth,
      height: table.clientHeight,
    }),
  )
document.documentElement.dataset.ready = ''
