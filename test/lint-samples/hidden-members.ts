import type { Sample } from './sample.ts'

const HIDDEN = 'groundsheet(no-hidden-members)'
const FORCED = 'groundsheet(no-forced-types)'
const REQUIRE = 'groundsheet(no-create-require)'
const REPLACED = 'groundsheet(no-replaced-methods)'

/** Samples of hidden members and forced types. */
export const HIDDEN_SAMPLES: readonly Sample[] = [
  [
    'a flag of V8 that is set while the program runs',
    'apps/api/src/flags.ts',
    "export const a = (v8: { setFlagsFromString: (flags: string) => void }) => v8.setFlagsFromString('')",
    [HIDDEN],
  ],
  [
    'a module of Node that is not imported',
    'apps/api/src/builtin.ts',
    "export const a = (node: { getBuiltinModule: (name: string) => object }) => node.getBuiltinModule('fs')",
    [HIDDEN],
  ],
  [
    'a method of a response that is replaced',
    'apps/api/src/replaced.ts',
    'export const a = (response: { end: () => void }) => {\n  response.end = () => undefined\n}',
    [REPLACED],
  ],
  [
    'a member that is read around the types',
    'apps/web/src/f.ts',
    "export const a = (map: object): unknown => Reflect.get(map, 'painter')",
    [HIDDEN],
  ],
  [
    'an object with members that its type does not have',
    'apps/api/src/a.ts',
    'export const a = () => (process as unknown as { binding: (name: string) => object }).binding("fs")',
    [FORCED],
  ],
  [
    'a changed prototype',
    'apps/web/src/g.ts',
    "export const a = (type: { prototype: object }) => Object.defineProperty(type.prototype, 'remove', {})",
    [HIDDEN],
  ],
  [
    'a member reached by way of the type of no value',
    'apps/web/src/i.ts',
    'export const a = (map: object): object => (map as never as { painter2: object }).painter2',
    [FORCED],
  ],
  [
    'a value of any type passed to a library',
    'bench/a.ts',
    "export const a = (draw: (map: Map<string, string>) => void) => draw('map' as never)",
    [FORCED],
  ],
  [
    'an object with members added by a cast',
    'e2e/d.spec.ts',
    'export const a = (page: Window) => (page as Window & { painter: object }).painter',
    [FORCED],
  ],
  [
    'a member of an object with members added by a cast',
    'apps/web/src/k.ts',
    'export const a = (on: { map: object }) => (on.map as object & { painter: object }).painter',
    [FORCED],
  ],
  [
    'what a call returns with members added by a cast',
    'apps/web/src/l.ts',
    'export const a = (mapOf: () => object) => (mapOf() as object & { painter: object }).painter',
    [FORCED],
  ],
  [
    'the type of what is read from JSON',
    'apps/api/src/read-json.ts',
    'export const a = (text: string) => JSON.parse(text) as { a: 1 } & { b: 2 }',
    [],
  ],
  [
    'a file of a library that is loaded past the rules on imports',
    'scripts/p.mjs',
    "import { createRequire } from 'node:module'\nexport const a = createRequire(import.meta.url)",
    [REQUIRE],
  ],
  [
    'a file of a library that is loaded by a member of a module',
    'scripts/o.mjs',
    "import module from 'node:module'\nexport const a = module.createRequire(import.meta.url)",
    [REQUIRE],
  ],
  [
    'the prototype of an object, read',
    'apps/api/src/b.ts',
    'export const a = (server: object): unknown => Object.getPrototypeOf(server)',
    [HIDDEN],
  ],
  [
    'the prototype of an object, changed',
    'e2e/e.spec.ts',
    'export const a = (server: object): unknown => Object.setPrototypeOf(server, null)',
    [HIDDEN],
  ],
  [
    'the prototype of an object, taken from a class',
    'apps/web/src/j.ts',
    'export const a = (type: { prototype: object }) => {\n  const { prototype } = ' +
      'type\n  return prototype\n}',
    [HIDDEN],
  ],
  [
    'a member defined on an object of a library',
    'apps/api/test/a.test.ts',
    "export const a = (server: object) => Object.defineProperty(server, '_handle', { value: null })",
    [HIDDEN],
  ],
  [
    'a member assigned to an object of a library',
    'apps/api/src/c.ts',
    'export const a = (server: object) => Object.assign(server, { httpAllowHalfOpen: true })',
    [HIDDEN],
  ],
  [
    'members assigned to an object literal or a new error',
    'apps/api/src/d.ts',
    'export const a = (part: object) => [Object.assign({}, part), Object.assign(new ' +
      "Error('x'), { code: 1 })]",
    [],
  ],
  [
    'functions of Object under another name',
    'scripts/n.mjs',
    'const { assign } = Object\nexport const a = (server) => assign(server, { timeout: 1 })',
    [HIDDEN],
  ],
  [
    'types added to those of a library',
    'packages/plots/src/e.ts',
    "declare module 'zod' {\n  interface ZodType {\n    hidden: string\n  }\n}\nexport const a = 1",
    [HIDDEN],
  ],
  [
    'a member of the map that is not documented',
    'apps/web/src/h.ts',
    'export const a = (map: { readonly painter: object }): object => map.painter',
    [HIDDEN],
  ],
]
