import { spacedIban } from '@jahrring/contracts-common';
import type { DocumentLanguage } from '@jahrring/contracts-documents';
import { margin, mm } from '@jahrring/pdf';
import { buildEpcPayload } from '../epc-qr';
import type { EpcPayment } from '../snapshot';
import type { FlowContext } from './print-context';
import { drawSquares } from './qr-squares';

const SIZE = mm(32);
const TEXT_X = margin.left + SIZE + mm(6);
const LINE = mm(5);

const words: Readonly<Record<DocumentLanguage, { title: string; reference: string }>> = {
  de: { title: 'Mit der Banking-App bezahlen', reference: 'Verwendungszweck' },
  en: { title: 'Pay with your banking app', reference: 'Reference' },
  fr: { title: 'Payer avec l’application bancaire', reference: 'Référence' },
  it: { title: 'Paga con l’app della banca', reference: 'Causale' },
  ro: { title: 'Plătește cu aplicația bancară', reference: 'Referință' },
};

/** The code of a credit transfer in euros, with what it says beside it. */
export function drawEpcCode(context: FlowContext, payment: EpcPayment): void {
  const { flow, writer, document, format } = context;
  flow.ensure(SIZE + mm(6));
  const top = flow.y + mm(2);
  drawSquares(context, buildEpcPayload(payment), { left: margin.left, top, size: SIZE });
  const { title, reference } = words[document.language];
  writer.text(title, TEXT_X, top, { size: 10, bold: true });
  const lines = [
    payment.name,
    `IBAN ${spacedIban(payment.iban)}`,
    `EUR ${format.decimal(payment.amount)}`,
    `${reference}: ${payment.reference ?? payment.text ?? ''}`,
  ];
  lines.forEach((line, index) => writer.text(line, TEXT_X, top + LINE * (index + 1.2), { size: 9 }));
  flow.advance(SIZE + mm(6));
}
