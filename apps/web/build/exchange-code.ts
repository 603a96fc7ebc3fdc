import type { Plugin } from 'vite'

/**
 * For `npm run dev`: answers `/sign-in` with the key that the code of the printed link stands for, as the
 * service of `npm start` does. `signIn`: code and key, separated by a blank; none: the service answers.
 */
export function exchangeCode(signIn = process.env.GROUNDSHEET_DEV_SIGN_IN): Plugin {
  const [code, key] = signIn?.split(' ') ?? []
  return {
    name: 'exchange-code',
    configureServer({ middlewares }) {
      if (code === undefined || key === undefined) return
      middlewares.use('/sign-in', (request, response) => {
        const isKnown = request.headers.authorization === `Code ${code}`
        response.writeHead(isKnown ? 200 : 401, {
          'Content-Type': 'application/json',
          'Cache-Control': 'no-store',
        })
        response.end(JSON.stringify(isKnown ? { data: { key } } : {}))
      })
    },
  }
}
