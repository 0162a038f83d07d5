import { useAbility, useFirstPageStands, useT } from '@jahrring/tool-kit';
import { lazy, Suspense } from 'react';
import { useFirstSign } from '../use-first-sign';
import type { MyTime } from './use-my-time';

const PersonPicker = lazy(async () => ({ default: (await import('./person-picker')).PersonPicker }));

/**
 * The place of the choice whose time is shown, for those who may see others'; the search in it
 * comes with the person's first sign, and where somebody else is shown once the page stands.
 */
export function PersonChoice({ employeeId, set }: Pick<MyTime, 'employeeId' | 'set'>) {
  const t = useT('time');
  const { canAny } = useAbility();
  const stands = useFirstPageStands();
  const signGiven = useFirstSign();
  if (!canAny(['tools.timetable.others.create', 'tools.project.timetable.others.show'])) return null;
  const waiting = <span className="time-person__waiting">{employeeId ? '' : t('form.myself')}</span>;
  return (
    <div className="time-person">
      {signGiven || (stands && employeeId) ? (
        <Suspense fallback={waiting}>
          <PersonPicker employeeId={employeeId} set={set} />
        </Suspense>
      ) : (
        waiting
      )}
    </div>
  );
}
