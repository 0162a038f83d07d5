/** Variables that a text of a document can use, written as `{number}`. */
export const textVariables = [
  'number',
  'title',
  'date',
  'dueDate',
  'termDays',
  'total',
  'currency',
  'recipient',
  'project',
  'orderNumber',
  'sender',
] as const;
export type TextVariable = (typeof textVariables)[number];

const known: ReadonlySet<string> = new Set(textVariables);
const pattern = /\{(\w+)\}/g;

/** Names in braces that are neither variables nor in `more`, each once. */
export function unknownVariables(text: string, more: readonly string[] = []): string[] {
  return [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ''))].filter(
    (name) => !known.has(name) && !more.includes(name),
  );
}

/** A text with its variables filled in; what has no value is left out. */
export function fillVariables(text: string, values: Readonly<Partial<Record<TextVariable, string>>>): string {
  return text.replace(pattern, (whole, name: string) =>
    known.has(name) ? (values[name as TextVariable] ?? '') : whole,
  );
}
