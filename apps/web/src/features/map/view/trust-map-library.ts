import { trustedTypes } from '../../../ui/trusted-types.ts'

/**
 * MapLibre takes no trusted values, so the default policy states what it may do. It may start its own worker,
 * and read an attribution into a document that runs nothing. From that it takes what is on its list of
 * allowed elements.
 */
export function trustMapLibrary(workerUrl: string): void {
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  const worker = new URL(workerUrl, document.baseURI).href
  trustedTypes.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, document.baseURI).href === worker ? url : null),
    createHTML: (markup, _type, sink) => (sink === 'DOMParser parseFromString' ? markup : null),
  })
}
