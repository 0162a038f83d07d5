import type { AuditSight } from '@jahrring/service-kit';

const debtors = [{ needs: ['tools.debitors.index'] }];
const creditors = { needs: ['tools.creditors.index'] };
const debtorEntities = [
  ...(['debtorTerms', 'dunningLetter', 'dunningRule', 'statement', 'vatReturn', 'vatSettings'] as const),
  ...(['accountingExport', 'accountingSettings', 'opening', 'closedPeriod'] as const),
];

/**
 * Rules for who sees which part of the audit trail: each side its own, and only people who record or pay see the
 * accounts to pay to.
 */
export const bookkeepingSight: AuditSight = {
  '*': [{ needs: ['tools.debitors.index', 'tools.creditors.index'] }],
  ...Object.fromEntries(debtorEntities.map((entity) => [entity, debtors])),
  supplierBill: [
    creditors,
    { needs: ['tools.creditors.manage', 'tools.creditors.pay'], fields: ['iban', 'bic'] },
  ],
  paymentRun: [creditors, { needs: ['tools.creditors.pay'], fields: ['debtorIban'] }],
};
