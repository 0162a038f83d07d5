import type { LicenceView } from '@jahrring/contracts-admin';
import { useT } from '@jahrring/tool-kit';
import { Ring } from '@jahrring/ui';
import '../admin.css';

type Seats = Pick<LicenceView, 'activeUsers' | 'effectiveUserLimit'>;

/** Shows how many seats of a licence are used, as a ring and in words. */
export function SeatsCell({ activeUsers, effectiveUserLimit }: Seats) {
  const t = useT('admin');
  const text = t('licence.seatsOf', { used: activeUsers, limit: effectiveUserLimit });
  return (
    <span className="admin-seats">
      <SeatsRing activeUsers={activeUsers} effectiveUserLimit={effectiveUserLimit} size={20} />
      {text}
    </span>
  );
}

export function SeatsRing({ activeUsers, effectiveUserLimit, size }: Seats & { size: number }) {
  const t = useT('admin');
  const full = activeUsers >= effectiveUserLimit;
  return (
    <Ring
      value={activeUsers / effectiveUserLimit}
      label={t('licence.seats')}
      valueText={t('licence.seatsOf', { used: activeUsers, limit: effectiveUserLimit })}
      size={size}
      tone={full ? 'bernstein' : 'wald'}
    />
  );
}
