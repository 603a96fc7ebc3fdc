/** The value of a metric, its labels included in the name; NaN if there is none. `address`: where the metrics are. */
export async function readMetric(address: string, name: string): Promise<number> {
  const text = await (await fetch(address)).text()
  const line = text.split('\n').find((one) => one.startsWith(`${name} `))
  return Number(line?.slice(name.length))
}
