const message =
  'A leading underscore marks a private member of a library. Use a documented member, or a #private one of your own.'

/**
 * For `no-restricted-syntax`: members that begin with an underscore are neither read, set nor passed to a
 * library.
 */
export const NO_UNDERSCORE_MEMBERS = [
  'MemberExpression[property.name=/^_[a-z]/i]:not([object.type="ThisExpression"])',
  'MemberExpression[property.value=/^_[a-z]/i]',
  'Property[key.name=/^_[a-z]/i]',
  'Property[key.value=/^_[a-z]/i]',
].map((selector) => ({ selector, message }))
