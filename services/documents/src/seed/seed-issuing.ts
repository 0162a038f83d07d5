import type { SeedContext } from '@jahrring/service-kit';
import type { Issuing } from '../issue';
import { DocumentPrinter } from '../pdf';

/** Issues at a moment of the past; a seed is one transaction, and nobody works beside it while its PDFs are drawn. */
export function seedIssuing(seed: SeedContext, at: Date): Issuing {
  return { at, draw: (print) => seed.get(DocumentPrinter).print(print) };
}
