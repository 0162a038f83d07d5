import { xmlElement } from '@jahrring/service-kit';
import type { XmlElement } from '@jahrring/service-kit';
import { bankText } from './bank-text';
import type { CreditTransfer, PaymentReference, StructuredAddress } from './payment-file.types';
import { type PaymentKind } from './payment-kind';

export function party(name: string, title: string, address: StructuredAddress | null): XmlElement | null {
  return xmlElement(name, [
    xmlElement('Nm', bankText(title, 70)),
    address &&
      xmlElement('PstlAdr', [
        xmlElement('StrtNm', bankText(address.street ?? '', 70)),
        xmlElement('BldgNb', bankText(address.houseNumber ?? '', 16)),
        xmlElement('PstCd', bankText(address.zip ?? '', 16)),
        xmlElement('TwnNm', bankText(address.city, 35)),
        xmlElement('Ctry', address.country),
      ]),
  ]);
}

export const account = (name: string, iban: string): XmlElement | null =>
  xmlElement(name, [xmlElement('Id', [xmlElement('IBAN', iban)])]);

/** Structured or free, never both; a text beside a reference is carried inside Switzerland only. */
export function remittance({ reference, text }: CreditTransfer, kind: PaymentKind): XmlElement | null {
  const words = bankText(text, 140);
  if (!reference) return xmlElement('RmtInf', [xmlElement('Ustrd', words)]);
  const beside = kind === 'domestic' ? xmlElement('AddtlRmtInf', words) : null;
  return xmlElement('RmtInf', [
    xmlElement('Strd', [
      xmlElement('CdtrRefInf', [referenceType(reference), xmlElement('Ref', reference.value)]),
      beside,
    ]),
  ]);
}

const referenceType = ({ kind }: PaymentReference): XmlElement | null =>
  xmlElement('Tp', [xmlElement('CdOrPrtry', [xmlElement(kind === 'SCOR' ? 'Cd' : 'Prtry', kind)])]);
