import type { XmlElement } from '@jahrring/service-kit';
import type { FigureRow } from './sums';
import { activityCodes, turnoverCodes } from './swiss-assign';
import { methodElement } from './vat-period';
import { ech } from './vat-declaration';
import type { VatDeclaration } from './vat-declaration';

export type Base = (code: string) => string | null | undefined;

export function effectiveMethod(figures: readonly FigureRow[], base: Base): XmlElement | null {
  const tax = (code: string) => figures.find((one) => one.code === code)?.tax;
  return ech('effectiveReportingMethod', [
    ech('grossOrNet', '1'),
    ech('opted', base('205')),
    ...rowsOf(figures, turnoverCodes).map((row) => ech('suppliesPerTaxRate', rateAndTurnover(row))),
    ...acquisitions(figures),
    ech('inputTaxMaterialAndServices', tax('400')),
    ech('inputTaxInvestments', tax('405')),
    ech('subsequentInputTaxDeduction', tax('410')),
    ech('inputTaxCorrections', tax('415')),
    ech('inputTaxReductions', tax('420')),
  ]);
}

/** One row for each activity; a nil return names the first, since the method's element must not be missing. */
export function netRateMethod(declaration: VatDeclaration): XmlElement | null {
  const { figures, settings } = declaration;
  const element = methodElement(declaration, settings);
  const [first] = settings.activities;
  const rows = rowsOf(figures, activityCodes);
  const nil = { code: '323', rate: first?.rate ?? '0', activity: first?.code ?? null, base: '0.00' };
  const nameOf = (code: string | null) => settings.activities.find((one) => one.code === code)?.name;
  return ech(element, [
    ...(rows.length > 0 ? rows : [nil]).map((row) =>
      ech('suppliesPerTaxRate', [
        element === 'simpleTaxRateMethod' ? ech('activityID', row.activity) : null,
        element === 'flatTaxRateMethod' ? ech('activity', nameOf(row.activity)) : null,
        ...rateAndTurnover(row),
      ]),
    ),
    ...acquisitions(figures),
    element === 'simpleTaxRateMethod'
      ? ech('inputTaxCorrections', figures.find(({ code }) => code === '415')?.tax)
      : null,
  ]);
}

function rowsOf(figures: readonly FigureRow[], codes: readonly string[]): FigureRow[] {
  return figures.filter(({ code }) => codes.includes(code));
}

const rateAndTurnover = ({ rate, base }: Pick<FigureRow, 'rate' | 'base'>) => [
  ech('taxRate', rate),
  ech('turnover', base),
];

const acquisitions = (figures: readonly FigureRow[]) =>
  rowsOf(figures, ['383', '382']).map((row) => ech('acquisitionTax', rateAndTurnover(row)));
