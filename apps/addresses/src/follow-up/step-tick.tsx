import type { NextStepView } from '@jahrring/contracts-addresses';
import { localDateAt } from '@jahrring/contracts-common';
import { notify, useBoot, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import { alertIcon, flagIcon } from '@jahrring/ui/icons';
import { useEffect, useState, type ReactNode } from 'react';
import './follow-up.css';
import { useUpdateStep } from './follow-up.api';

/** One step with its tick: shown at once, written behind; a refused tick falls back. */
export function StepTick({ step, children }: { step: NextStepView; children: ReactNode }) {
  const t = useT('addresses');
  const toast = useProblemToast();
  const [update] = useUpdateStep();
  const [ahead, setAhead] = useState<boolean>();
  const isDone = ahead ?? step.doneAt !== null;
  const { addressId, id, version } = step;
  // The tick stays until the list that tells of it is there, not only until the write is answered.
  useEffect(() => setAhead(undefined), [version]);
  const set = (at: number, done: boolean) => update({ addressId, id, version: at, body: { done } }).unwrap();
  const change = async (done: boolean) => {
    setAhead(done);
    try {
      const written = await set(version, done);
      if (!done) return;
      const undo = () => void set(written.version, false).catch(toast);
      notify.success(t('step.finished'), { action: { label: t('common:actions.undo'), run: undo } });
    } catch (error) {
      toast(error);
      setAhead(undefined);
    }
  };
  return (
    <label data-done={isDone || undefined}>
      <input
        type="checkbox"
        checked={isDone}
        disabled={!step.mayFinish || ahead !== undefined}
        onChange={(event) => void change(event.target.checked)}
      />
      <span>
        <span className="addresses-step__text">{step.text}</span>
        {children}
      </span>
    </label>
  );
}

/** When a step is due; in red once that day has passed. */
export function StepDay({ step: { dueOn, doneAt } }: { step: NextStepView }) {
  const format = useFormat();
  const { licence } = useBoot();
  const isLate = doneAt === null && dueOn < localDateAt(Date.now(), licence.timeZone);
  return (
    <Badge tone={isLate ? 'rot' : 'stein'} icon={isLate ? alertIcon : flagIcon}>
      {format.longDate(dueOn)}
    </Badge>
  );
}
