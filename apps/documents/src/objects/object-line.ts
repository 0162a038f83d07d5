import type { VatKey } from '@jahrring/contracts-common';
import type { ObjectChoice } from '@jahrring/contracts-documents';
import { newLine, type Line } from '../edit-document/lines';

/** An object with how much of it. */
export interface ChosenObject {
  object: ObjectChoice;
  /** A plain decimal string, or as typed while it cannot be read. */
  quantity: string | null;
}

/** A chosen object as a new line, with its own unit, price and VAT. */
export function objectLine({ object, quantity }: ChosenObject, vatKey: VatKey | undefined): Line {
  const { id, title, articleNumber, unit, unitPrice } = object;
  return {
    ...newLine('item', vatKey),
    objectId: id,
    text: title,
    articleNumber,
    quantity: quantity ?? '1',
    unit,
    unitPrice,
    vatKey: object.vatKey,
  };
}
