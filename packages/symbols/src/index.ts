export { symbolAnchor, symbolNames, symbolSvg, symbolTitle } from './symbols.ts'
