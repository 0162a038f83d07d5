import { useAbility, useFirstPageStands, useT } from '@jahrring/tool-kit';
import { lazy, Suspense } from 'react';
import type { MyTime } from './use-my-time';

const PersonPicker = lazy(async () => ({ default: (await import('./person-picker')).PersonPicker }));

/** The place of the choice whose time is shown, for those who may see others'; the search in it comes once the page stands. */
export function PersonChoice({ employeeId, set }: Pick<MyTime, 'employeeId' | 'set'>) {
  const t = useT('time');
  const { canAny } = useAbility();
  const stands = useFirstPageStands();
  if (!canAny(['tools.timetable.others.create', 'tools.project.timetable.others.show'])) return null;
  const waiting = <span className="time-person__waiting">{employeeId ? '' : t('form.myself')}</span>;
  return (
    <div className="time-person">
      {stands ? (
        <Suspense fallback={waiting}>
          <PersonPicker employeeId={employeeId} set={set} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
