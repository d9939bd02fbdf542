/** Puts values where a text of the content says `{name}`: `fill('Ask about {project}', { project: 'Alpha Tower' })`. */
export function fill(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
}
