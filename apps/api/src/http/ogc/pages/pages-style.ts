/** Style of the pages, light and dark; the colours are those of the viewer. */
export const PAGES_STYLE = `
:root { color-scheme: light dark; --paper: #f7f6f2; --sheet: #fffefb; --ink: #1c2428; --soft: #55605f;
  --line: #dcd9cf; --accent: #1b5e51; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14191b; --sheet: #1b2124; --ink: #e6e8e4; --soft: #a3adab; --line: #333c3f;
    --accent: #7cc7b2; }
}
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 90rem; padding: 1.25rem clamp(1rem, 4vw, 2.5rem) 3rem;
  background: var(--paper); color: var(--ink);
  font: 400 0.9375rem/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans',
    sans-serif;
  font-variant-numeric: tabular-nums; }
nav { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 1.25rem; font-size: 0.875rem; }
nav ol { display: flex; flex-wrap: wrap; gap: 0.25rem 0.5rem; flex: 1 1 auto; margin: 0; padding: 0;
  list-style: none; }
nav li + li::before { content: '/'; margin-right: 0.5rem; color: var(--soft); }
nav a { display: inline-block; padding: 0.35rem 0; }
.map { padding: 0.35rem 0.9rem; border: 1px solid var(--accent); border-radius: 4px; text-decoration: none;
  font-weight: 600; }
h1 { margin: 1.25rem 0 0.25rem; font-size: 1.5rem; line-height: 1.25; font-weight: 650;
  letter-spacing: -0.01em; overflow-wrap: anywhere; }
h2 { margin: 2rem 0 0.25rem; font-size: 1.0625rem; }
p { max-width: 46rem; margin: 0.4rem 0; }
.soft { color: var(--soft); }
a { color: var(--accent); text-underline-offset: 2px; overflow-wrap: anywhere; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
ul { margin: 0.5rem 0; padding-left: 1.25rem; }
.pages { display: flex; gap: 1.25rem; margin: 0.75rem 0; }
.table { overflow-x: auto; margin: 0.75rem 0; background: var(--sheet); border: 1px solid var(--line);
  border-radius: 4px; }
table { min-width: 100%; border-collapse: collapse; font-size: 0.8125rem; }
th, td { padding: 0.4rem 0.75rem; border-bottom: 1px solid var(--line); text-align: left; vertical-align: top;
  font-weight: 400;
  max-width: 26rem; overflow-wrap: break-word; white-space: pre-line; unicode-bidi: isolate; }
thead th { color: var(--soft); font-size: 0.75rem; white-space: nowrap; }
tbody th { white-space: nowrap; }
tbody tr:last-child > * { border-bottom: 0; }
td.short { white-space: nowrap; }
td.text { min-width: 14rem; }
td.number { text-align: right; white-space: nowrap; }
code { font: 0.8125rem ui-monospace, SFMono-Regular, Menlo, 'Liberation Mono', monospace;
  overflow-wrap: anywhere; }
`
