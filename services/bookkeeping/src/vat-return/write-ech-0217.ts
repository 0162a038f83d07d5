import type {
  VatAdjustment,
  VatConsideration,
  VatReturnKind,
  VatSettings,
} from '@jahrring/contracts-bookkeeping';
import { writeXml, xmlElement } from '@jahrring/service-kit';
import type { XmlElement } from '@jahrring/service-kit';
import type { FigureRow } from './sums';
import { activityCodes, turnoverCodes } from './swiss-assign';
import { methodElement } from './vat-period';

/** A return as it is handed in. */
export interface VatDeclaration {
  uid: string;
  organisationName: string;
  generatedAt: string;
  fromDay: string;
  toDay: string;
  kind: VatReturnKind;
  consideration: VatConsideration;
  settings: Pick<VatSettings, 'method' | 'activities'>;
  /** At most 50 characters. */
  businessReferenceId: string;
  application: { manufacturer: string; product: string; version: string };
  figures: readonly FigureRow[];
  adjustments: readonly VatAdjustment[];
  payable: string;
}

const submissions: Readonly<Record<VatReturnKind, string>> = { first: '1', correction: '2', annual: '3' };
const namespaces = {
  'xmlns:eCH-0058': 'http://www.ech.ch/xmlns/eCH-0058/5',
  'xmlns:eCH-0108': 'http://www.ech.ch/xmlns/eCH-0108/7',
  'xmlns:eCH-0217': 'http://www.ech.ch/xmlns/eCH-0217/2',
} as const;

/** An element of the standard's own namespace. */
const ech = (name: string, content: Parameters<typeof xmlElement>[1]) =>
  xmlElement(`eCH-0217:${name}`, content);

/**
 * The return as eCH-0217 v2.0.0, to be uploaded at the portal of the Federal Tax Administration. Figures 289, 299, 399 and 479 have
 * no element; 500 and 510 are one signed amount.
 */
export function writeEch0217(declaration: VatDeclaration): Buffer {
  const { figures, payable, settings } = declaration;
  const base = (code: string) => figures.find((one) => one.code === code)?.base;
  return writeXml(
    xmlElement(
      'eCH-0217:VATDeclaration',
      [
        general(declaration),
        turnover(declaration, base),
        settings.method === 'effective' ? effective(figures, base) : netRates(declaration),
        ech('payableTax', payable),
        ech('otherFlowsOfFunds', [ech('subsidies', base('900')), ech('donations', base('910'))]),
      ],
      namespaces,
    ),
  );
}

function general(declaration: VatDeclaration): XmlElement | null {
  const { manufacturer, product, version } = declaration.application;
  return ech('generalInformation', [
    ech('uid', declaration.uid),
    ech('organisationName', declaration.organisationName),
    ech('generationTime', declaration.generatedAt),
    ech('reportingPeriodFrom', declaration.fromDay),
    ech('reportingPeriodTill', declaration.toDay),
    ech('typeOfSubmission', submissions[declaration.kind]),
    ech('formOfReporting', declaration.consideration === 'agreed' ? '1' : '2'),
    ech('businessReferenceId', declaration.businessReferenceId),
    ech('sendingApplication', [
      xmlElement('eCH-0058:manufacturer', manufacturer),
      xmlElement('eCH-0058:product', product.slice(0, 30)),
      xmlElement('eCH-0058:productVersion', version.slice(0, 10)),
    ]),
  ]);
}

type Base = (code: string) => string | null | undefined;

function turnover({ adjustments }: VatDeclaration, base: Base): XmlElement | null {
  const text = adjustments.find(({ code }) => code === '280')?.text;
  const various = base('280');
  return ech('turnoverComputation', [
    ech('totalConsideration', base('200') ?? '0.00'),
    ech('suppliesToForeignCountries', base('220')),
    ech('suppliesAbroad', base('221')),
    ech('transferNotificationProcedure', base('225')),
    ech('suppliesExemptFromTax', base('230')),
    ech('reductionOfConsideration', base('235')),
    various
      ? ech('variousDeduction', [
          ech('amountVariousDeduction', various),
          ech('descriptionVariousDeduction', text),
        ])
      : null,
  ]);
}

function effective(figures: readonly FigureRow[], base: Base): XmlElement | null {
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
function netRates(declaration: VatDeclaration): XmlElement | null {
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
