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
 * A heading that names the lot, a position for each sum of it at its price, and where it comes from. The lot is claimed for
 * the whole document: it stands on several positions, and none of them can give it free by itself.
 */
export function lotPositions(
  lot: LotForDocument,
  { documentId, language, vatKey }: LotDocument,
): BuiltPositions {
  const { title, sums, origins } = wordingIn(lot, language);
  const items = lot.sums.map(({ volume, price }, index) =>
    aPosition({
      ...{ kind: 'item', text: sums[index] ?? title, quantity: volume },
      ...{ unit: 'm3', unitPrice: price, vatKey },
    }),
  );
  const texts = origins.map((text) => aPosition({ kind: 'text', text }));
  const { id, version } = lot;
  return {
    positions: [aPosition({ kind: 'heading', text: title }), ...items, ...texts],
    claims: [{ kind: 'timber', id, version, positionId: documentId }],
  };
}

/** How the lot is worded to its recipient; German where a language is missing. */
export function wordingIn(
  { wording, number, title }: LotForDocument,
  language: DocumentLanguage,
): LotWording {
  const plain = { title: `${number} ${title}`, sums: [], origins: [] };
  return wording[language] ?? wording.de ?? plain;
}
