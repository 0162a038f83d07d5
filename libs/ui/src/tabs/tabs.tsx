import { useId, type KeyboardEvent, type ReactNode } from 'react';
import { arrowStep } from '../direction';
import './tabs.css';
import { Icon } from '../icon/icon';
import type { IconSource } from '../icon/shape';

export interface TabItem {
  value: string;
  label: string;
  icon?: IconSource;
  /** A number behind the label, for example open tasks. */
  count?: number;
  disabled?: boolean;
  /** Content; only the active tab's is rendered. */
  panel: ReactNode;
}

export interface TabsProps {
  /** Accessible name of the tab list. */
  label: string;
  items: readonly TabItem[];
  value: string;
  onChange: (value: string) => void;
}

/** Tabs inside a page (state in the caller, so that it can live in the address). Tabs of a page's own are on `PageFrame`. */
export function Tabs({ label, items, value, onChange }: TabsProps) {
  const id = useId();
  const active = items.find((item) => item.value === value) ?? items[0];
  const move = (event: KeyboardEvent) => {
    const enabled = items.filter((item) => !item.disabled);
    const { column: onward = 0 } = arrowStep(event.key) ?? {};
    const at = enabled.findIndex((item) => item.value === active?.value);
    const next =
      event.key === 'Home'
        ? enabled[0]
        : event.key === 'End'
          ? enabled.at(-1)
          : onward === 0
            ? undefined
            : enabled[(at + onward + enabled.length) % enabled.length];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-tab-${next.value}`)?.focus();
  };
  return (
    <div>
      <div className="jr-tabs" role="tablist" aria-label={label} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.value}
            type="button"
            role="tab"
            id={`${id}-tab-${item.value}`}
            className="jr-tab"
            aria-selected={item === active}
            aria-controls={item === active ? `${id}-panel` : undefined}
            tabIndex={item === active ? 0 : -1}
            disabled={item.disabled}
            onClick={() => onChange(item.value)}
          >
            {item.icon ? <Icon name={item.icon} size={18} /> : null}
            {item.label}
            {item.count === undefined ? null : <span className="jr-tab__count">{item.count}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        className="jr-tab-panel"
        role="tabpanel"
        aria-labelledby={`${id}-tab-${active?.value ?? ''}`}
        tabIndex={0}
      >
        {active?.panel}
      </div>
    </div>
  );
}
