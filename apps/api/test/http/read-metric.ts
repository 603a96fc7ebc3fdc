/** The value of a metric, whose name includes its labels; NaN if there is none. `address`: of the metrics. */
export async function readMetric(address: string, name: string): Promise<number> {
  const text = await (await fetch(address)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length))
}
