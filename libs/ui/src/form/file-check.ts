export interface FileRules {
  accept?: string | undefined;
  /** Bytes. */
  maxSize?: number | undefined;
}

export interface FileProblem {
  kind: 'tooBig' | 'wrongType';
  name: string;
  size: number;
}

/** Checks kind and size before anything is sent; the server looks at the bytes again. */
export function checkFile(
  file: Pick<File, 'name' | 'size' | 'type'>,
  { accept, maxSize }: FileRules,
): FileProblem | null {
  const { name, size } = file;
  if (accept && !accept.split(',').some((rule) => fits(file, rule.trim().toLowerCase())))
    return { kind: 'wrongType', name, size };
  if (maxSize !== undefined && size > maxSize) return { kind: 'tooBig', name, size };
  return null;
}

function fits({ name, type }: Pick<File, 'name' | 'type'>, rule: string): boolean {
  if (rule === '' || rule === '*/*') return true;
  if (rule.startsWith('.')) return name.toLowerCase().endsWith(rule);
  return rule.endsWith('/*') ? type.startsWith(rule.slice(0, -1)) : type === rule;
}

const units = ['B', 'kB', 'MB', 'GB'];

/** `20 MB`, `1.4 kB`. */
export function formatBytes(bytes: number, locale: string): string {
  const power = bytes < 1 ? 0 : Math.min(units.length - 1, Math.floor(Math.log(bytes) / Math.log(1000)));
  const value = bytes / 1000 ** power;
  return `${new Intl.NumberFormat(locale, { maximumFractionDigits: value < 10 && power > 0 ? 1 : 0 }).format(value)} ${units[power] ?? 'B'}`;
}
