import { Button } from '@jahrring/ui';
import { useState } from 'react';
import './code-entry.css';

interface CodeEntryProps {
  label: string;
  action: string;
  onTake: (text: string) => void;
}

/** A number that is typed, or that a hand scanner types by itself. */
export function CodeEntry({ label, action, onTake }: CodeEntryProps) {
  const [typed, setTyped] = useState('');
  const submit = () => {
    onTake(typed.trim());
    setTyped('');
  };
  return (
    <label className="inventory-entry">
      <span>{label}</span>
      <span className="inventory-entry__row">
        <input
          className="inventory-entry__input"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // Enter would send the whole form.
            event.preventDefault();
            if (typed.trim() !== '') submit();
          }}
        />
        <Button disabled={typed.trim() === ''} onClick={submit}>
          {action}
        </Button>
      </span>
    </label>
  );
}
