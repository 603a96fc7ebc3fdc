/**
 * The x for which `rows · x` is closest to `values`, by the normal equations. Null where the rows do not
 * decide it. Rows are scaled so that columns of metres and columns of ones weigh alike.
 */
export function solveLeastSquares(
  rows: readonly (readonly number[])[],
  values: readonly number[],
): number[] | null {
  const width = rows[0]?.length ?? 0
  if (width === 0 || rows.length < width) return null
  const columns = Array.from({ length: width }, (_, index) => index)
  const scales = columns.map((index) => Math.max(...rows.map((row) => Math.abs(row[index] ?? 0))) || 1)
  const scaled = rows.map((row) => row.map((value, index) => value / (scales[index] ?? 1)))
  const normal = columns.map((i) => [
    ...columns.map((j) => sum(scaled.map((row) => (row[i] ?? 0) * (row[j] ?? 0)))),
    sum(scaled.map((row, index) => (row[i] ?? 0) * (values[index] ?? 0))),
  ])
  return eliminate(normal)?.map((value, index) => value / (scales[index] ?? 1)) ?? null
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)

/** A pivot smaller than this share of the largest means that the equations are dependent. */
const MAX_SINGULAR_PIVOT_RATIO = 1e-10

/** Gauss-Jordan elimination of an augmented matrix, largest pivot first. */
function eliminate(matrix: readonly (readonly number[])[]): number[] | null {
  let rest = matrix.map((row) => [...row])
  const largest = Math.max(...rest.flatMap((row) => row.slice(0, -1).map(Math.abs)))
  for (const [column] of matrix.entries()) {
    const pivot = rest
      .slice(column)
      .reduce((best, row) => (Math.abs(row[column] ?? 0) > Math.abs(best[column] ?? 0) ? row : best))
    const head = pivot[column] ?? 0
    if (Math.abs(head) <= MAX_SINGULAR_PIVOT_RATIO * largest) return null
    const unit = pivot.map((value) => value / head)
    const others = rest.filter((row) => row !== pivot)
    const reduced = others.map((row) =>
      row.map((value, index) => value - (row[column] ?? 0) * (unit[index] ?? 0)),
    )
    rest = [...reduced.slice(0, column), unit, ...reduced.slice(column)]
  }
  return rest.map((row) => row.at(-1) ?? 0)
}
