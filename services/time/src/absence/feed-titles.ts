import type { AbsenceType } from '@jahrring/contracts-time';

type Title = AbsenceType | 'calendar' | 'requested' | 'away';

const order: readonly Title[] = [
  'calendar',
  'requested',
  'absence',
  'accident',
  'illness',
  'military',
  'holidays',
  'holidays_seniority',
  'overtime_compensation',
  'school',
  'public_holiday',
  'away',
];

/** Words of the calendar in other programs, which have no interface of ours to read them from. */
const titles: Readonly<Record<string, readonly string[]>> = {
  de: ['Meine Absenzen', 'beantragt', 'Absenz', 'Unfall', 'Krankheit', 'Militär', 'Ferien', 'Ferien und Dienstaltersgeschenk', 'Überzeitkompensation', 'Schule', 'Feiertag', 'Abwesend'],
  en: ['My absences', 'requested', 'Absence', 'Accident', 'Illness', 'Military service', 'Holidays', 'Holidays and seniority gift', 'Overtime compensation', 'School', 'Public holiday', 'Away'],
  fr: ['Mes absences', 'demandé', 'Absence', 'Accident', 'Maladie', 'Service militaire', 'Vacances', 'Vacances et cadeau d’ancienneté', 'Compensation d’heures', 'École', 'Jour férié', 'Absent'],
  it: ['Le mie assenze', 'richiesto', 'Assenza', 'Infortunio', 'Malattia', 'Servizio militare', 'Vacanze', 'Vacanze e regalo di anzianità', 'Compensazione ore', 'Scuola', 'Giorno festivo', 'Assente'],
  ro: ['Absențele mele', 'solicitat', 'Absență', 'Accident', 'Boală', 'Serviciu militar', 'Concediu', 'Concediu și cadou de vechime', 'Compensare ore', 'Școală', 'Sărbătoare legală', 'Absent'],
}; // prettier-ignore

export function feedTitle(locale: string, title: Title): string {
  const texts = titles[locale.slice(0, 2)] ?? titles['de'] ?? [];
  return texts[order.indexOf(title)] ?? title;
}
