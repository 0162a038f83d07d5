import type { PayrollColumn, WageUnit } from '@jahrring/contracts-time';

/** Words of the payroll file. */
export const payrollTexts = {
  columns: {
    personnelNumber: 'Personalnummer',
    lastName: 'Name',
    firstName: 'Vorname',
    month: 'Monat',
    wageNumber: 'Lohnart',
    wageTitle: 'Bezeichnung',
    value: 'Wert',
    quantity: 'Menge',
    unit: 'Einheit',
    amount: 'Betrag',
    correction: 'Nachtrag',
  } satisfies Record<PayrollColumn, string>,
  units: { hours: 'h', days: 'Tage', amount: 'Betrag' } satisfies Record<WageUnit, string>,
  correction: 'ja',
} as const;
