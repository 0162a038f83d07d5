import { useT } from '@jahrring/tool-kit';
import { Button } from '@jahrring/ui';
import { useState, type FormEvent } from 'react';

/** The number below the code, where no camera helps. */
export function NumberEntry({ onNumber }: { onNumber: (typed: string) => void }) {
  const t = useT('time');
  const [typed, setTyped] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '') onNumber(typed);
  };
  return (
    <form className="time-scan__number" onSubmit={submit}>
      <label>
        <span>{t('scan.number')}</span>
        <input
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </label>
      <Button type="submit" disabled={typed.trim() === ''}>
        {t('scan.take')}
      </Button>
    </form>
  );
}
