import fc from 'fast-check'

export const metre = fc.double({ min: -5000, max: 5000, noNaN: true, noDefaultInfinity: true })
export const point = fc.record({ x: metre, y: metre })
export const points = fc.array(point, { minLength: 1, maxLength: 8 })
