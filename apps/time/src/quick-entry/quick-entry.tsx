import { useFirstPageStands, useT } from '@jahrring/tool-kit';
import { Button, Icon } from '@jahrring/ui';
import { plusIcon, timerIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useId, useState, type FormEvent } from 'react';
import './quick-entry.css';
import type { QuickPlanningProps } from './quick-planning';

const QuickPlanning = lazy(async () => ({ default: (await import('./quick-planning')).QuickPlanning }));

type QuickEntryProps = Pick<QuickPlanningProps, 'date' | 'today' | 'zone' | 'entries' | 'employeeId'>;

/** One line as one jots it down. It can be typed at once; what it would record comes as soon as the page stands. */
export function QuickEntryLine(props: QuickEntryProps) {
  const t = useT('time');
  const hintId = useId();
  const [text, setText] = useState('');
  const [asked, setAsked] = useState(false);
  const stands = useFirstPageStands();
  const change = (next: string) => {
    setText(next);
    setAsked(false);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
  };
  const waiting = <Waiting hintId={hintId} empty={text === ''} />;
  return (
    <form className="time-quick" onSubmit={submit} aria-label={t('quick.label')}>
      <label className="time-quick__box">
        <Icon name={timerIcon} size={20} />
        <span className="jr-hidden">{t('quick.label')}</span>
        <input
          className="time-quick__input"
          value={text}
          onChange={(event) => change(event.target.value)}
          placeholder={t('quick.placeholder')}
          aria-describedby={hintId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
        />
      </label>
      {stands || text !== '' ? (
        <Suspense fallback={waiting}>
          <QuickPlanning
            {...props}
            hintId={hintId}
            text={text}
            asked={asked}
            onAnswered={() => setAsked(false)}
            onRecorded={() => change('')}
          />
        </Suspense>
      ) : (
        waiting
      )}
    </form>
  );
}

/** What stands below and beside the line until its plan is there. */
function Waiting({ hintId, empty }: { hintId: string; empty: boolean }) {
  const t = useT('time');
  return (
    <>
      <Button type="submit" variant="secondary" icon={plusIcon} disabled={empty}>
        {t('quick.record')}
      </Button>
      <div id={hintId} className="time-quick__below">
        <span className="time-quick__hint">{t('quick.hint')}</span>
      </div>
    </>
  );
}
