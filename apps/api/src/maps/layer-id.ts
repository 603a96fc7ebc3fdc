/** How an address of the viewer names a basemap or an overlay. */
export const layerId = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
