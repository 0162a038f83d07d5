/** The name, or the first of `plan (2).pdf`, `plan (3).pdf` … that nobody has. */
export function freeName(name: string, taken: readonly string[]): string {
  const known = new Set(taken.map((one) => one.toLocaleLowerCase()));
  const dot = name.lastIndexOf('.');
  const [stem, end] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = name;
  for (let number = 2; known.has(free.toLocaleLowerCase()); number += 1) free = `${stem} (${number})${end}`;
  return free;
}
