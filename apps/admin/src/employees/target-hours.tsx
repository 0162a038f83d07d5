import type { EmployeeView, PeriodView } from '@jahrring/contracts-admin';
import { notify, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { ActionMenu, Badge, Button, Card, ConfirmDialog, EmptyState } from '@jahrring/ui';
import { localToday } from '@jahrring/ui/input';
import { lazy, Suspense, useState } from 'react';
import { editIcon, plusIcon, trashIcon } from '@jahrring/ui/icons';
import '../admin.css';
import type { EmployeeScope } from './employee-scope';
import { useRemovePeriod } from './employees.api';

const PeriodDialog = lazy(async () => ({ default: (await import('./period-dialog')).PeriodDialog }));

interface TargetHoursProps {
  scope: EmployeeScope;
  employee: EmployeeView;
}

/** Target hours of a person with their start dates: newest first, the one of today marked. */
export function TargetHours({ scope, employee }: TargetHoursProps) {
  const t = useT('admin');
  const [edited, setEdited] = useState<PeriodView | 'new' | null>(null);
  const [removed, setRemoved] = useState<PeriodView | null>(null);
  const { periods } = employee.employment;
  return (
    <Card
      title={t('hr.target.title')}
      actions={
        <Button size="small" icon={plusIcon} onClick={() => setEdited('new')}>
          {t(periods.length === 0 ? 'hr.target.first' : 'hr.target.change')}
        </Button>
      }
    >
      {periods.length === 0 ? (
        <EmptyState title={t('hr.target.none')}>{t('hr.target.noneText')}</EmptyState>
      ) : (
        <ul className="admin-rows">
          {[...periods].reverse().map((period) => (
            <PeriodRow
              key={period.id}
              period={period}
              averageDay={employee.averageDaySeconds}
              onEdit={() => setEdited(period)}
              onRemove={() => setRemoved(period)}
            />
          ))}
        </ul>
      )}
      {edited ? (
        <Suspense>
          <PeriodDialog
            scope={scope}
            employee={employee}
            {...(edited === 'new' ? {} : { period: edited })}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      ) : null}
      <RemovePeriod scope={scope} employee={employee} period={removed} onClose={() => setRemoved(null)} />
    </Card>
  );
}

interface PeriodRowProps {
  period: PeriodView;
  averageDay: number;
  onEdit: () => void;
  onRemove: () => void;
}

function PeriodRow({ period, averageDay, onEdit, onRemove }: PeriodRowProps) {
  const t = useT('admin');
  const format = useFormat();
  const today = localToday();
  const { validFrom, validTo, pensumPercent, weekDays, dailySeconds, yearlyHolidaySeconds } = period;
  const week = dailySeconds.reduce((sum, day) => sum + day, 0);
  const from = format.date(validFrom);
  const holds = validFrom <= today && (validTo === null || validTo >= today);
  const days = averageDay > 0 ? yearlyHolidaySeconds / (averageDay * (pensumPercent / 100)) : null;
  return (
    <li className="admin-rows__row">
      <span className="admin-rows__main">
        <strong>
          {validTo
            ? t('hr.target.fromTo', { from, to: format.date(validTo) })
            : t('hr.target.from', { from })}{' '}
          {holds ? <Badge tone="wald">{t('hr.target.today')}</Badge> : null}
          {validFrom > today ? <Badge tone="petrol">{t('hr.target.planned')}</Badge> : null}
        </strong>
        <span>
          {t('hr.target.week', {
            pensum: format.percent(pensumPercent),
            hours: format.duration(week),
            count: weekDays,
          })}
        </span>
        <small>
          {t(days === null ? 'hr.target.holidayHours' : 'hr.target.holidayDays', {
            hours: format.duration(yearlyHolidaySeconds),
            count: Number((days ?? 0).toFixed(1)),
          })}
        </small>
      </span>
      <ActionMenu
        label={t('hr.target.more', { from })}
        items={[
          { label: t('hr.edit'), icon: editIcon, onClick: onEdit },
          { label: t('hr.remove'), icon: trashIcon, danger: true, onClick: onRemove },
        ]}
      />
    </li>
  );
}

interface RemovePeriodProps extends TargetHoursProps {
  period: PeriodView | null;
  onClose: () => void;
}

function RemovePeriod({ scope, employee, period, onClose }: RemovePeriodProps) {
  const t = useT('admin');
  const format = useFormat();
  const toast = useProblemToast();
  const [remove] = useRemovePeriod();
  const confirm = async () => {
    if (!period) return;
    try {
      const { id: periodId, version } = period;
      await remove({ base: scope.base, id: employee.id, periodId, version }).unwrap();
      notify.success(t('hr.target.removed'));
    } catch (error) {
      toast(error);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      opened={period !== null}
      onClose={onClose}
      onConfirm={confirm}
      title={t('hr.target.removeTitle', { from: period ? format.date(period.validFrom) : '' })}
      confirmLabel={t('hr.remove')}
      danger
    >
      {t('hr.target.removeText')}
    </ConfirmDialog>
  );
}
