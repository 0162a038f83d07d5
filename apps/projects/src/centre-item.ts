import type { EntityItem } from '@jahrring/ui/form';

/** A saved centre, which is known by its number alone. */
export function centreItem(number: string | null | undefined): EntityItem | null {
  return number ? { id: number, label: number } : null;
}
