import { useId, useState } from 'react';

interface TextBoxProps {
  label: string;
  value: string | null;
  disabled: boolean;
  /** Id of what is wrong with it. */
  describedBy: string | undefined;
  parse: (text: string) => string | null;
  onChange: (value: string | null) => void;
}

/** A value as it is typed, read when it is left: `7`, `730`, `7.30`. */
export function TextBox({ label, value, disabled, describedBy, parse, onChange }: TextBoxProps) {
  const id = useId();
  const [text, setText] = useState(value ?? '');
  const leave = () => {
    const read = parse(text);
    setText(read ?? '');
    if (read !== value) onChange(read);
  };
  return (
    <label htmlFor={id} className="time-exceptions__time">
      <span className="jr-hidden">{label}</span>
      <input
        id={id}
        value={text}
        inputMode="decimal"
        placeholder="–"
        disabled={disabled}
        aria-invalid={describedBy !== undefined || undefined}
        aria-describedby={describedBy}
        onChange={(event) => setText(event.target.value)}
        onBlur={leave}
        onKeyDown={({ key }) => (key === 'Enter' ? leave() : undefined)}
      />
    </label>
  );
}
