import { useFormat, useT } from '@jahrring/tool-kit';
import { Badge } from '@jahrring/ui';
import { checkIcon } from '@jahrring/ui/icons';
import './timeline.css';

export interface TimelineStep {
  /** Null: from the beginning. */
  validFrom: string | null;
  text: string;
  now: boolean;
}

/** Timeline of what applies from which day, oldest first; today's step is marked in words too. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const t = useT('inventory');
  const format = useFormat();
  return (
    <ol className="inventory-timeline">
      {steps.map((step) => (
        <li key={step.validFrom ?? 'start'} data-now={step.now || undefined}>
          <strong>{step.text}</strong>
          <span>
            {step.validFrom
              ? t('object.price.from', { date: format.date(step.validFrom) })
              : t('object.price.start')}
          </span>
          {step.now ? (
            <Badge tone="wald" icon={checkIcon}>
              {t('object.price.now')}
            </Badge>
          ) : null}
        </li>
      ))}
    </ol>
  );
}
