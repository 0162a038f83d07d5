interface Bar {
  name: string;
  amount: string;
  text: string;
}

interface BarsProps {
  label: string;
  rows: readonly { label: string; bars: readonly Bar[] }[];
}

/** Amounts beside bars of their share of the largest; with several bars a row each is named. */
export function Bars({ label, rows }: BarsProps) {
  const most = Math.max(1, ...rows.flatMap(({ bars }) => bars.map(({ amount }) => Number(amount))));
  return (
    <ul className="debtor-bars" aria-label={label}>
      {rows.map((row) => (
        <li key={row.label}>
          <span className="debtor-bars__label">{row.label}</span>
          <span className="debtor-bars__row">
            {row.bars.map(({ name, amount, text }, index) => (
              <span key={name} className="debtor-bar">
                {row.bars.length > 1 ? <span className="debtor-bar__name">{name}</span> : null}
                <span className="debtor-bar__track" aria-hidden>
                  <span
                    className="debtor-bar__fill"
                    data-second={index > 0 || undefined}
                    style={{ inlineSize: `${(Math.max(0, Number(amount)) / most) * 100}%` }}
                  />
                </span>
                <span className="debtor-bar__amount">{text}</span>
              </span>
            ))}
          </span>
        </li>
      ))}
    </ul>
  );
}
