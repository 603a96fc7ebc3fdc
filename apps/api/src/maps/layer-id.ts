/** Id of a basemap or an overlay in addresses of the viewer. */
export const layerId = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
