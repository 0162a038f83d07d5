/** Returns the label of a value among the options of a field. */
export function labelIn(
  options: readonly { value: string; label: string }[],
  chosen: unknown,
): string | undefined {
  return options.find(({ value }) => value === String(chosen))?.label;
}
