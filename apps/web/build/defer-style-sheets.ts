import type { Plugin } from 'vite'

const STYLE_SHEET = /<link rel="stylesheet"[^>]*>/g

/**
 * Style sheets stand at the end of the page, after what it shows while it loads. A browser draws what stands
 * before a style sheet at once. The program begins when they are there, so nothing of it is shown without
 * them.
 */
export function deferStyleSheets(): Plugin {
  return {
    name: 'late-styles',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html) {
        const links = html.match(STYLE_SHEET) ?? []
        return html
          .replaceAll(STYLE_SHEET, '')
          .replace('  </body>', () => `  ${links.join('\n    ')}\n  </body>`)
      },
    },
  }
}
