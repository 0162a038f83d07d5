import type { MillRow, MillSide } from '@jahrring/contracts-timber';
import { PageFlow, printFormat } from '@jahrring/pdf';
import { type ServiceTexts } from '../i18n';
import type { MillLetter } from './mill-letter';
import { type Column } from './paper-table';

export interface Drawing {
  flow: PageFlow;
  letter: MillLetter;
  format: ReturnType<typeof printFormat>;
  texts: ServiceTexts;
}

export function columnsOf({ format, texts }: Drawing): Column<MillRow>[] {
  const { dispute, export: words } = texts;
  const volume = (side: MillSide | null) => (side ? format.decimal(side.volume) : dispute.missing);
  const both = (row: MillRow, of: (side: MillSide) => string | null) =>
    [row.own, row.mill].map((side) => (side ? (of(side) ?? '–') : '–')).join(' / ');
  return [
    { title: dispute.number, left: 0, width: 20, text: ({ number }) => number ?? '' },
    {
      title: dispute.what,
      left: 22,
      width: 36,
      text: ({ own, mill }) => {
        const of = own ?? mill;
        return of ? [words.species[of.species], of.assortment].filter(Boolean).join(' ') : '';
      },
    },
    { title: dispute.classes, left: 60, text: (row) => both(row, ({ thicknessClass }) => thicknessClass) },
    { title: dispute.qualities, left: 77, text: (row) => both(row, ({ quality }) => quality) },
    { title: dispute.own, right: 110, text: ({ own }) => volume(own) },
    { title: dispute.theirs, right: 128, text: ({ mill }) => volume(mill) },
    {
      title: dispute.difference,
      right: 148,
      text: ({ volumeDifference }) => format.decimal(volumeDifference),
    },
    {
      title: dispute.money,
      right: 165,
      text: ({ valueDifference }) => (valueDifference === null ? '–' : format.decimal(valueDifference)),
    },
  ];
}
