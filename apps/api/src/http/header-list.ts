import type { ServerResponse } from 'node:http'

/** Names and values alternately. */
export type HeaderList = readonly string[]

export function setHeaders(response: ServerResponse, list: HeaderList): void {
  for (let at = 0; at < list.length; at += 2) response.setHeader(list[at] ?? '', list[at + 1] ?? '')
}

/** Those of `names` that are set on a response. */
export const listHeaders = (response: ServerResponse, names: readonly string[]): HeaderList =>
  names.flatMap((name) => {
    const value = response.getHeader(name)
    return value === undefined ? [] : [name, String(value)]
  })
