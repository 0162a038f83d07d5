import {
  certificateText,
  type LotForDocument,
  type LotSum,
  type LotWording,
} from '@jahrring/contracts-timber';
import { printFormat } from '@jahrring/pdf/format';
import { fillText } from '@jahrring/service-kit/texts';
import { serviceTexts, type ServiceTexts } from '../i18n';
import type { LotEntity } from '../lot';
import type { MillMeasurementEntity } from '../mill';
import type { OriginEntity } from '../origin';

/** Of a document's recipient. */
const languages = ['de', 'en', 'fr', 'it', 'ro'] as const;

interface Worded {
  lot: LotEntity;
  sums: readonly LotSum[];
  mill: MillMeasurementEntity | null;
  origins: readonly OriginEntity[];
  /** Of the licence: how dates and figures are written. */
  country: string;
}

/** A lot as documents word it, in every language a recipient may be written to. */
export function wordingOf(worded: Worded): LotForDocument['wording'] {
  return Object.fromEntries(
    languages.map((language) => [language, wordingIn(worded, serviceTexts.in(language))]),
  );
}

/** `Fichte L1 2b B`, as it is written in the field. */
export function sumText(
  { species, assortment, thicknessClass, quality }: LotSum,
  texts: ServiceTexts,
): string {
  return [texts.export.species[species], assortment, thicknessClass, quality].filter(Boolean).join(' ');
}

function wordingIn({ lot, sums, mill, origins, country }: Worded, texts: ServiceTexts): LotWording {
  const { number, title } = lot;
  const { date, decimal } = printFormat(country);
  const facts = { number, title, date: date(lot.measuredOn), volume: decimal(lot.volume) };
  return {
    title: mill?.creditNumber
      ? fillText(texts.document.creditTitle, { credit: mill.creditNumber, number, title })
      : fillText(texts.document.title, { number, title }),
    sums: sums.map((sum) => {
      const { stemCount: count } = sum;
      const stems = count > 0 ? fillText(texts.document.stems, { count }) : '';
      return [sumText(sum, texts), stems].filter(Boolean).join('\n');
    }),
    notes: [
      fillText(texts.document.lot, facts),
      ...(mill ? [millText(mill, texts, country)] : []),
      ...origins.map((origin) => originText(origin, texts)),
    ],
  };
}

/** Returns the text about the billed measurement, and about the buyer's credit note for it. */
function millText(mill: MillMeasurementEntity, { document }: ServiceTexts, country: string): string {
  const { date, decimal } = printFormat(country);
  const { number, measuredOn, volume, creditNumber, creditOn } = mill;
  const facts = { number: number ?? '–', date: date(measuredOn), volume: decimal(volume) };
  const credit = { number: creditNumber ?? '', date: date(creditOn ?? measuredOn) };
  return [fillText(document.mill, facts), creditNumber && fillText(document.credit, credit)]
    .filter(Boolean)
    .join('\n');
}

function originText(origin: OriginEntity, { document, paper }: ServiceTexts): string {
  const { title, municipality, certificateKind: kind, certificateNumber: number } = origin;
  const { ddsReference: reference, ddsVerification: verification } = origin;
  const name = [title, municipality].filter(Boolean).join(', ');
  const lines = [
    fillText(document.origin, { name }),
    kind && number && fillText(document.certificate, { certificate: certificateText({ kind, number }) }),
    reference && fillText(paper.dds, { reference, verification: verification ?? '–' }),
  ];
  return lines.filter(Boolean).join('\n');
}
