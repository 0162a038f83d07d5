import type { OvertimeMonth } from '@jahrring/contracts-time';
import { useFormat, useLocale, useT } from '@jahrring/tool-kit';
import { Stat } from '@jahrring/ui';
import { useOvertime } from '../confirmation/confirmation.api';
import { OwnLawHints } from '../confirmation/law-hints';
import { monthTitle } from '../month/months';

interface OvertimeCardProps {
  month: string;
  employeeId: string | undefined;
}

/** A person's overtime of a month and of the year so far, with the yearly cap of the law; nothing where there is none. */
export function OvertimeCard({ month, employeeId }: OvertimeCardProps) {
  const t = useT('time');
  const locale = useLocale();
  const { currentData } = useOvertime({ month, ...(employeeId ? { employeeId } : {}) });
  if (!currentData || !hasOvertime(currentData)) return null;
  const { year, ofMonth, ofYear, yearLimitSeconds, hints } = currentData;
  return (
    <section className="time-overtime" aria-label={t('overtime.title')}>
      <h2 className="time-overtime__title">{t('overtime.title')}</h2>
      <div className="time-overtime__sums">
        <OvertimeStat label={monthTitle(month, String(locale))} overtime={ofMonth} />
        <OvertimeStat label={t('overtime.ofYear', { year })} overtime={ofYear} />
        {yearLimitSeconds === null ? null : (
          <YearLimit year={year} legal={ofYear.legal} limit={yearLimitSeconds} />
        )}
      </div>
      <p className="time-muted time-overtime__note">{t('overtime.note')}</p>
      <OwnLawHints hints={hints} />
    </section>
  );
}

export function hasOvertime({ ofMonth, ofYear, hints }: OvertimeMonth): boolean {
  return ofMonth.contract + ofMonth.legal + ofYear.contract + ofYear.legal > 0 || hints.length > 0;
}

function OvertimeStat({ label, overtime }: { label: string; overtime: OvertimeMonth['ofMonth'] }) {
  const t = useT('time');
  const format = useFormat();
  const { contract, legal } = overtime;
  return (
    <Stat
      label={label}
      value={format.duration(contract + legal)}
      hint={legal > 0 ? t('week.overtimeLegal', { hours: format.duration(legal) }) : undefined}
    />
  );
}

function YearLimit({ year, legal, limit }: { year: number; legal: number; limit: number }) {
  const t = useT('time');
  const format = useFormat();
  return (
    <Stat
      label={t('overtime.limit', { year })}
      value={format.duration(legal)}
      hint={t('overtime.atMost', { limit: format.duration(limit) })}
    />
  );
}
