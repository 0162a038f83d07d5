import { monthAfter } from '@jahrring/contracts-common';
import { type Format, useFormat, useT } from '@jahrring/tool-kit';
import { IconButton, Row } from '@jahrring/ui';
import { chevronLeftIcon, chevronRightIcon } from '@jahrring/ui/icons';

/** A month with the way to the one before and after. */
export function MonthChoice({ month, onChange }: { month: string; onChange: (month: string) => void }) {
  const t = useT('admin');
  const format = useFormat();
  const go = (steps: number) => onChange(monthAfter(month, steps));
  return (
    <Row>
      <IconButton icon={chevronLeftIcon} label={t('charge.before')} onClick={() => go(-1)} />
      <strong className="admin-month" aria-live="polite">
        {monthName(format, month)}
      </strong>
      <IconButton icon={chevronRightIcon} label={t('charge.after')} onClick={() => go(1)} />
    </Row>
  );
}

function monthName({ locale }: Format, month: string): string {
  const names = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return names.format(new Date(`${month}-15T12:00:00Z`));
}
