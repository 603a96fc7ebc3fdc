import { restrictedSyntax } from './restricted-syntax.js'

/** The first argument is neither an object literal nor a new error. */
const FOREIGN = ':not([arguments.0.type="ObjectExpression"]):not([arguments.0.callee.name=/Error$/])'

/** Members that the types of a library or of Node leave out are not reached around its types. */
export const noHiddenMembers = restrictedSyntax(
  'This reaches or changes what the types of a library do not show. Use a documented member, or assign by name.',
  [
    'CallExpression[callee.object.name="Reflect"][callee.property.name!="deleteProperty"]',
    'MemberExpression[property.name="prototype"]',
    'MemberExpression[property.value="prototype"]',
    'Property[key.name="prototype"]',
    'MemberExpression[property.name="__proto__"]',
    'MemberExpression[property.name=/^(?:get|set)PrototypeOf$/]',
    `CallExpression[callee.object.name="Object"][callee.property.name=/^(?:assign|definePropert(?:y|ies))$/]${FOREIGN}`,
    // Under another name these functions would not be found.
    'MemberExpression[computed=true][object.name=/^(?:Object|Reflect)$/]',
    'VariableDeclarator[init.name=/^(?:Object|Reflect)$/]',
    // Flags of V8 are set when Node starts, and modules of Node are imported.
    'MemberExpression[property.name=/^(?:setFlagsFromString|getBuiltinModule)$/]',
    'ImportSpecifier[imported.name=/^(?:setFlagsFromString|getBuiltinModule)$/]',
    // Types that are added to those of a library; a file of declarations describes a module without any.
    'TSModuleDeclaration[id.type="Literal"]',
    // Members of the map that its documentation does not describe; a test finds all others by their types.
    'MemberExpression[object.name="map"][property.name=/^(?:painter|style|transform|handlers)$/]',
    'MemberExpression[object.property.type="PrivateIdentifier"][object.property.name="map"][property.name=/^(?:painter|style|transform|handlers)$/]',
  ],
)
