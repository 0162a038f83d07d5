import { findNumbered, numberedItem, numberedOptions, type Search } from '@jahrring/tool-kit/record-search';
import type { EntityItem } from '@jahrring/ui/form';

export const searchCompanyParts: Search = async (search, signal) =>
  (await findNumbered('company-parts', search, signal)).map(numberedItem);

/** The company part a saved object belongs to; inactive ones too. Null where it is not known any more. */
export async function companyPart(id: string, signal: AbortSignal): Promise<EntityItem | null> {
  const found = (await numberedOptions('company-parts', signal)).find((part) => part.id === id);
  return found ? numberedItem(found) : null;
}
