import type { Sample } from './sample.ts'

const UNDERSCORE = 'groundsheet(no-underscore-members)'

/** Samples of private members of libraries. */
export const UNDERSCORE_SAMPLES: readonly Sample[] = [
  [
    'a private member of an object',
    'apps/web/src/a.ts',
    'export const a = (map: { readonly _fadeDuration: number }) => map._fadeDuration',
    [UNDERSCORE],
  ],
  [
    'a private member by its name as text',
    'apps/web/src/b.ts',
    "export const a = (map: Record<string, number>) => map['_x']",
    [UNDERSCORE, 'typescript(dot-notation)'],
  ],
  [
    'private members with two underscores, a capital letter and a digit',
    'apps/web/src/b2.mjs',
    'export const a = (map) => [map.__x, map._X, map._1]',
    [UNDERSCORE],
  ],
  [
    'a private member by its name as a template',
    'apps/web/src/b3.mjs',
    'export const a = (map) => map[`_x`]',
    [UNDERSCORE],
  ],
  [
    'a private member by a name that is put together',
    'apps/web/src/b4.mjs',
    "export const a = (map, name) => map['_' + name]",
    [UNDERSCORE],
  ],
  [
    'a private member, destructured',
    'apps/web/src/b6.mjs',
    'export const a = ({ _x: x }) => x',
    [UNDERSCORE],
  ],
  [
    'private members, destructured by a computed name',
    'apps/web/src/b7.mjs',
    "export const a = ({ ['_x']: x }, { [`__y`]: y }) => [x, y]",
    [UNDERSCORE],
  ],
  [
    'a private member by optional chaining',
    'apps/web/src/b8.mjs',
    'export const a = (map) => map?._x',
    [UNDERSCORE],
  ],
  [
    'a private member by optional chaining and its name as text',
    'apps/web/src/b9.mjs',
    "export const a = (map) => map?.layer?.['_x']",
    [UNDERSCORE],
  ],
  [
    'a private method, called by optional chaining',
    'apps/web/src/b10.mjs',
    'export const a = (map) => map._x?.()',
    [UNDERSCORE],
  ],
  [
    'a private member that is looked for',
    'apps/web/src/b11.mjs',
    "export const a = (map) => '_x' in map",
    [UNDERSCORE],
  ],
  [
    'a private member in a type',
    'apps/web/src/b12.ts',
    'export interface Hidden {\n  readonly __x: number\n}',
    [UNDERSCORE],
  ],
  [
    'a private member that is imported',
    'apps/web/src/b13.mjs',
    "import { __x as a } from 'node:fs'\nexport const b = a",
    [UNDERSCORE],
  ],
  [
    'an internal module of Node',
    'apps/web/src/b14.mjs',
    "import common from '_http_common'\nexport const b = [common, () => import('node:_http_server')]",
    [UNDERSCORE],
  ],
  [
    'a name of its own that begins with an underscore, and texts with one',
    'apps/web/src/b15.mjs',
    "const _x = 1\nexport const a = (map, name) => [map[_x], map[name], name.endsWith('_ID'), `_${name}`]",
    [],
  ],
  [
    'a private member passed to a library',
    'apps/web/src/c.ts',
    "export const a = { promoteId: { _geojsonTileLayer: 'id' } }",
    [UNDERSCORE],
  ],
  [
    'a private member of a class that is extended',
    'apps/api/src/e.ts',
    "import { Server } from 'node:http'\nexport class A extends Server {\n  a() {\n    return " +
      'this._handle === null\n  }\n}',
    [UNDERSCORE],
  ],
  [
    'a private method of a class that is overridden',
    'apps/api/src/f.ts',
    "import { Server } from 'node:http'\nexport class A extends Server {\n  " +
      '_listen2() {\n    return 1\n  }\n}',
    [UNDERSCORE],
  ],
  [
    'a method that Node has subclasses of a stream write',
    'apps/api/src/g.ts',
    "import { Readable } from 'node:stream'\nexport class A extends Readable {\n  override _read() {\n   " +
      ' return undefined\n  }\n}',
    [],
  ],
]
