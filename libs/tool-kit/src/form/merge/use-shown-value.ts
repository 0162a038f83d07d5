import { useT } from '@jahrring/tool-kit';

const isId = (value: unknown) =>
  typeof value === 'string' && /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[\da-f]{4}-[\da-f]{12}$/.test(value);

/**
 * Returns a function that formats a field without a text of its own: yes and no, the number of entries in a list, blank
 * for nothing.
 */
export function useShownValue(): (value: unknown) => string {
  const t = useT();
  return (value) => {
    if (value === null || value === undefined) return '';
    if (typeof value === 'boolean') return t(value ? 'merge.yes' : 'merge.no');
    if (Array.isArray(value)) return value.length > 0 ? t('merge.entries', { count: value.length }) : '';
    if (typeof value === 'object' || isId(value)) return t('merge.otherChoice');
    return String(value as string | number);
  };
}

/** The name of a record a field points to; one that neither stored version names is another choice. */
export function useShownName(): (
  id: string | null | undefined,
  names: Iterable<readonly [id: string | null, name: string | null]>,
) => string {
  const t = useT();
  return (id, names) => {
    if (!id) return '';
    for (const [known, name] of names) if (known === id && name) return name;
    return t('merge.otherChoice');
  };
}
