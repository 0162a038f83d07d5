import { id, isoWeekOf, type Unit } from '@jahrring/contracts-common';
import {
  businessYearName,
  type AbsenceKind,
  type Dimension,
  type DueAge,
  type EvaluatedType,
  type FactKind,
  type MachineKind,
  type PerformedAge,
  type PlanStatus,
  type TimberState,
} from '@jahrring/contracts-evaluations';
import { printLanguageOf, unitLabel } from '@jahrring/pdf/format';
import { serviceTexts, type ServiceTexts } from '../i18n';

interface Named {
  dimension: Dimension;
  key: string | null;
  label: string | null;
}

/** Returns the label of an axis value in a file. */
export function placeText(
  locale: string,
  texts: ServiceTexts['report'],
  { dimension, key, label }: Named,
): string {
  if (key === null) return texts.without;
  if (label !== null) return label;
  if (dimension === 'kind') return texts.kinds[key as FactKind] ?? key;
  if (dimension === 'unit') return unitLabel(key as Unit, printLanguageOf(locale));
  if (dimension === 'performedAge') return texts.performedAges[key as PerformedAge];
  if (dimension === 'dueAge') return texts.dueAges[key as DueAge];
  if (dimension === 'absenceType') return serviceTexts.in(locale).period.absences[key as AbsenceKind];
  if (dimension === 'lotState') return texts.lotStates[key as TimberState];
  if (dimension === 'species') return texts.species[key as keyof typeof texts.species] ?? key;
  if (dimension === 'planStatus') return texts.planStatuses[key as PlanStatus];
  if (dimension === 'documentType') return texts.documentTypes[key as EvaluatedType];
  if (dimension === 'country') return new Intl.DisplayNames(locale, { type: 'region' }).of(key) ?? key;
  if (dimension === 'documentStatus' || dimension === 'projectStatus')
    return texts.statuses[key as keyof typeof texts.statuses] ?? key;
  if (dimension === 'billable') return key === 'true' ? texts.billable : texts.notBillable;
  if (dimension === 'confirmed') return key === 'true' ? texts.confirmed : texts.notConfirmed;
  if (dimension === 'exported') return key === 'true' ? texts.exported : texts.notExported;
  if (dimension === 'objectKind') return texts.kinds[key as MachineKind] ?? key;
  if (dimension === 'businessYear') return businessYearName(key);
  if (dimension === 'month') {
    const format = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
    return format.format(new Date(`${key}-01T00:00:00Z`));
  }
  if (dimension === 'week') {
    const { week, year } = isoWeekOf(key);
    return `${texts.week} ${week} ${year}`;
  }
  return id.safeParse(key).success ? '–' : key;
}
