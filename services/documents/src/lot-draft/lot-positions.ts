import type { VatKey } from '@jahrring/contracts-common';
import type { DocumentLanguage } from '@jahrring/contracts-documents';
import type { LotForDocument, LotWording } from '@jahrring/contracts-timber';
import type { BuiltPositions } from '../document';
import { aPosition } from '../record';

export interface LotDocument {
  documentId: string;
  language: DocumentLanguage;
  vatKey: VatKey;
}

/**
 * A position for each sum of a lot at its price, and below which lot it is and where it comes from. The lot is claimed for the
 * whole document: it stands on several positions, and none of them can give it free by itself.
 */
export function lotPositions(
  lot: LotForDocument,
  { documentId, language, vatKey }: LotDocument,
): BuiltPositions {
  const { title, sums, notes } = wordingIn(lot, language);
  const items = lot.sums.map(({ volume, price }, index) =>
    aPosition({
      ...{ kind: 'item', text: sums[index] ?? title, quantity: volume },
      ...{ unit: 'm3', unitPrice: price, vatKey },
    }),
  );
  const texts = notes.map((text) => aPosition({ kind: 'text', text }));
  const { id, version, selfBilling } = lot;
  return {
    positions: [...items, ...texts],
    ...(selfBilling ? { days: [selfBilling.measuredOn] } : {}),
    claims: [{ kind: 'timber', id, version, positionId: documentId }],
  };
}

/** Returns the wording of the lot for its recipient; German if a language is missing. */
export function wordingIn(
  { wording, number, title }: LotForDocument,
  language: DocumentLanguage,
): LotWording {
  const plain = { title: `${number} ${title}`, sums: [], notes: [] };
  return wording[language] ?? wording.de ?? plain;
}
