import './layout.css';
import { Icon } from '../icon/icon';
import { checkIcon } from '../icons';

export interface StepsProps {
  label: string;
  steps: readonly string[];
  /** Index of the step under way. */
  current: number;
}

/** Shows the current step in a flow of a few steps, for example an import. */
export function Steps({ label, steps, current }: StepsProps) {
  return (
    <ol className="jr-steps" aria-label={label}>
      {steps.map((step, index) => (
        <li
          // Texts may still be on their way, and be the same until then.
          key={index}
          className="jr-step"
          data-state={index < current ? 'done' : index === current ? 'current' : 'ahead'}
          aria-current={index === current ? 'step' : undefined}
        >
          <span className="jr-step__mark" aria-hidden="true">
            {index < current ? <Icon name={checkIcon} size={14} stroke={2.5} /> : index + 1}
          </span>
          <span className="jr-step__label">{step}</span>
        </li>
      ))}
    </ol>
  );
}
