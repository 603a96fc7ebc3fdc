import type { FontFacesSpecification } from 'maplibre-gl'
import cyrillic from '@fontsource/noto-sans/files/noto-sans-cyrillic-500-normal.woff2?url'
import greek from '@fontsource/noto-sans/files/noto-sans-greek-500-normal.woff2?url'
import latinExtended from '@fontsource/noto-sans/files/noto-sans-latin-ext-500-normal.woff2?url'
import latin from '@fontsource/noto-sans/files/noto-sans-latin-500-normal.woff2?url'
import vietnamese from '@fontsource/noto-sans/files/noto-sans-vietnamese-500-normal.woff2?url'

/** Name used in `text-font`; no glyph server has it, so none is requested. */
export const MAP_FONT = 'Groundsheet Medium'

const absolute = (address: string) => new URL(address, window.location.href).href

/** The file that most names are drawn from. */
export const MAIN_FONT = latin

/**
 * Text is drawn from files of this server. The last face covers what the others leave, with whatever font the
 * computer has. No label is ever sent to the glyph server of a basemap.
 */
export const mapFonts = (): FontFacesSpecification => ({
  [MAP_FONT]: [
    { url: absolute(latin), 'unicode-range': ['U+0000-00FF', 'U+2000-206F', 'U+20AC', 'U+2122', 'U+2212'] },
    { url: absolute(vietnamese), 'unicode-range': ['U+0102-0103', 'U+0110-0111', 'U+1EA0-1EF9', 'U+20AB'] },
    { url: absolute(latinExtended), 'unicode-range': ['U+0100-02BA', 'U+1E00-1E9F', 'U+2C60-2C7F'] },
    { url: absolute(greek), 'unicode-range': ['U+0370-03FF'] },
    { url: absolute(cyrillic), 'unicode-range': ['U+0400-045F', 'U+0490-0491', 'U+2116'] },
    { url: absolute(latin) },
  ],
})
