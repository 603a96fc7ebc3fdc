/** The key that a link's code stands for; null: the code has ended, or the service does not answer. */
export async function requestKey(code: string): Promise<string | null> {
  try {
    const response = await fetch('/sign-in', { headers: { Authorization: `Code ${code}` } })
    if (!response.ok) return null
    const { data } = (await response.json()) as { readonly data: { readonly key: string } }
    return data.key
  } catch {
    return null
  }
}
