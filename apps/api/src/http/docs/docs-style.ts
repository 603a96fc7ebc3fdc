/** Style of the page, light and dark; the colours are those of the viewer. */
export const DOCS_STYLE = `
:root { color-scheme: light dark; --paper: #f7f6f2; --sheet: #fffefb; --ink: #1c2428; --soft: #55605f;
  --line: #dcd9cf;
  --accent: #1b5e51; --wash: #e1ede8; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #14191b; --sheet: #1b2124; --ink: #e6e8e4; --soft: #a3adab; --line: #333c3f;
    --accent: #7cc7b2; --wash: #1f3530; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1rem; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 400 0.9375rem/1.55 system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Liberation Sans',
    sans-serif;
  font-variant-numeric: tabular-nums; }
.page { display: grid; grid-template-columns: 15rem minmax(0, 52rem); gap: 3rem; max-width: 76rem;
  margin: 0 auto; padding: 2rem; }
nav { position: sticky; top: 2rem; align-self: start; max-height: calc(100vh - 4rem); overflow: auto;
  font-size: 0.8125rem; }
nav ul { list-style: none; margin: 0 0 1rem; padding: 0; }
nav a { display: block; padding: 0.15rem 0; color: var(--ink); text-decoration: none; }
nav a:hover { color: var(--accent); text-decoration: underline; }
nav strong { display: block; margin-bottom: 0.25rem; color: var(--soft); font-weight: 500; }
h1 { margin: 0 0 0.5rem; font-size: 1.75rem; line-height: 1.2; font-weight: 650; letter-spacing: -0.01em; }
h2 { margin: 3rem 0 0.5rem; padding-top: 1rem; border-top: 1px solid var(--line); font-size: 1.25rem; }
h3 { margin: 2rem 0 0.25rem; font-size: 1rem; }
p { max-width: 44rem; margin: 0.5rem 0; }
a { color: var(--accent); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
code, pre { font-family: ui-monospace, SFMono-Regular, Menlo, 'Liberation Mono', monospace;
  font-size: 0.8125rem; }
pre { margin: 0.75rem 0; padding: 0.75rem 1rem; overflow-x: auto; background: var(--sheet);
  border: 1px solid var(--line); border-radius: 4px; }
.address { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.5rem; margin: 0 0 0.75rem; }
.verb { color: var(--soft); font-size: 0.75rem; font-weight: 600; letter-spacing: 0.04em; }
.badge { padding: 0 0.5rem; border-radius: 999px; background: var(--wash); color: var(--accent);
  font-size: 0.75rem; line-height: 1.5rem; }
.table { overflow-x: auto; margin: 0.75rem 0; }
table { width: 100%; border-collapse: collapse; font-size: 0.8125rem; }
th, td { padding: 0.4rem 1rem 0.4rem 0; border-bottom: 1px solid var(--line); text-align: left;
  vertical-align: top; font-weight: 400; }
thead th { color: var(--soft); font-size: 0.75rem; }
tbody th { white-space: nowrap; }
td.type { min-width: 9rem; }
td ul { margin: 0; padding-left: 1rem; list-style: none; }
i { color: var(--soft); font-style: normal; }
summary { cursor: pointer; color: var(--soft); font-size: 0.8125rem; }
@media (max-width: 52rem) { .page { display: block; padding: 1rem; } nav { position: static; max-height: none;
  columns: 2; margin-bottom: 2rem; } }
@media print { nav { display: none; } .page { display: block; } details { display: block; } }
`
