export function renderDocs(document: Record<string, unknown>): { html: string; policy: string } {
  return {
    html: `<!doctype html><title>Groundsheet API</title>${String(document.openapi)}`,
    policy: "default-src 'none'",
  }
}
