import type { Plugin } from 'vite'

/** While developing, the page that checks files has the address that the service gives it. */
export function serveCheckPage(): Plugin {
  return {
    name: 'serve-check-page',
    apply: 'serve',
    configureServer({ middlewares }) {
      middlewares.use((request, _, next) => {
        if (request.url === '/check') request.url = '/check.html'
        next()
      })
    },
  }
}
