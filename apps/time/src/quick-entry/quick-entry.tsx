import { useT } from '@jahrring/tool-kit';
import { Button, Icon } from '@jahrring/ui';
import { plusIcon, timerIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useId, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { useFirstSign } from '../use-first-sign';
import './quick-entry.css';
import type { QuickPlanningProps } from './quick-planning';

const QuickPlanning = lazy(async () => ({ default: (await import('./quick-planning')).QuickPlanning }));

type QuickEntryProps = Pick<QuickPlanningProps, 'date' | 'today' | 'zone' | 'entries' | 'employeeId'>;

/** One line as one jots it down. It can be typed at once; what it would record comes as soon as the person does something. */
export function QuickEntryLine(props: QuickEntryProps) {
  const t = useT('time');
  const hintId = useId();
  const listId = useId();
  const [{ text, caret }, setLine] = useState({ text: '', caret: 0 });
  const [asked, setAsked] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const keysRef = useRef<((event: KeyboardEvent) => void) | null>(null);
  const signGiven = useFirstSign();
  const change = (next: string, at = next.length) => {
    setLine({ text: next, caret: at });
    setAsked(false);
  };
  const write = (next: string, at: number) => {
    change(next, at);
    // The caret goes where the line goes on, once the line is there.
    requestAnimationFrame(() => {
      inputRef.current?.focus();
      inputRef.current?.setSelectionRange(at, at);
    });
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
          ref={inputRef}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={false}
          aria-controls={listId}
          value={text}
          onChange={(event) => change(event.target.value, caretOf(event.target))}
          onSelect={(event) => setLine({ text, caret: caretOf(event.currentTarget) })}
          onKeyDown={(event) => keysRef.current?.(event)}
          placeholder={t('quick.placeholder')}
          aria-describedby={hintId}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="done"
        />
      </label>
      {signGiven || text !== '' ? (
        <Suspense fallback={waiting}>
          <QuickPlanning
            {...props}
            hintId={hintId}
            listId={listId}
            control={{ text, caret, inputRef, keysRef, write }}
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

function caretOf({ selectionStart, value }: HTMLInputElement): number {
  return selectionStart ?? value.length;
}

/** Placeholder below and beside the line until its plan is loaded. */
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
