import type { VatReturnKind } from '@jahrring/contracts-bookkeeping';
import { writeXml, xmlElement } from '@jahrring/service-kit';
import type { XmlElement } from '@jahrring/service-kit';
import { ech } from './vat-declaration';
import type { VatDeclaration } from './vat-declaration';
import { effectiveMethod, netRateMethod } from './ech-0217-tax';
import type { Base } from './ech-0217-tax';

const submissions: Readonly<Record<VatReturnKind, string>> = { first: '1', correction: '2', annual: '3' };
const namespaces = {
  'xmlns:eCH-0058': 'http://www.ech.ch/xmlns/eCH-0058/5',
  'xmlns:eCH-0108': 'http://www.ech.ch/xmlns/eCH-0108/7',
  'xmlns:eCH-0217': 'http://www.ech.ch/xmlns/eCH-0217/2',
} as const;

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
        settings.method === 'effective' ? effectiveMethod(figures, base) : netRateMethod(declaration),
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
