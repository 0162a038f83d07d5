import { useEffect, useState, type ReactNode } from 'react';

interface TickProps {
  checked: boolean;
  disabled: boolean;
  className: string;
  /** Writes it; null says it was refused. */
  onChange: (checked: boolean) => Promise<unknown>;
  children: ReactNode;
}

/** A tick that shows at once and is written behind; a refused one falls back. */
export function Tick({ checked, disabled, className, onChange, children }: TickProps) {
  const [ahead, setAhead] = useState<boolean | null>(null);
  useEffect(() => setAhead(null), [checked]);
  const change = async (wanted: boolean) => {
    setAhead(wanted);
    if ((await onChange(wanted)) === null) setAhead(null);
  };
  const shown = ahead ?? checked;
  return (
    <label className={className} data-done={shown || undefined}>
      <input
        type="checkbox"
        checked={shown}
        disabled={disabled}
        onChange={(event) => void change(event.target.checked)}
      />
      {children}
    </label>
  );
}
