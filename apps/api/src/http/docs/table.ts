import { html, type Html } from './html.ts'

/** A table that scrolls on its own if the page is narrower. */
export const table = (columns: readonly string[], rows: readonly Html[]): Html =>
  html`<div class="table">
    <table>
      <thead>
        <tr>
          ${columns.map((column) => html`<th scope="col">${column}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`
