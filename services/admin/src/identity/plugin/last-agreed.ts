import { type OwedAgreement } from './plugin-agreement.repository';

/** `rows` last agreed first: who switched off and on within a month owes it once. */
export function lastAgreed(rows: readonly OwedAgreement[]): OwedAgreement[] {
  const known = new Set<string>();
  return rows.filter(({ licenceId, plugin }) => {
    const slot = `${licenceId} ${plugin}`;
    return !known.has(slot) && known.add(slot);
  });
}
