import type { AbsenceType } from '@jahrring/contracts-time';

/** Health and service are nobody's business but the person's and of those who plan and confirm (DSG Art. 5 lit. c). */
const privateTypes: readonly AbsenceType[] = ['illness', 'accident', 'military'];

export function isPrivate(type: AbsenceType): boolean {
  return privateTypes.includes(type);
}
