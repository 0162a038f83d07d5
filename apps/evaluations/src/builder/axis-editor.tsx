import { isDimension } from '@jahrring/contracts-evaluations';
import { useT } from '@jahrring/tool-kit';
import { ActionMenu, Card, IconButton, Text } from '@jahrring/ui';
import { chevronDownIcon, chevronUpIcon, xIcon, plusIcon } from '@jahrring/ui/icons';
import { hasRoom, type Axis } from './report-draft';

interface AxisEditorProps {
  axis: Axis;
  draft: Readonly<Record<Axis, readonly string[]>>;
  known: readonly string[];
  /** Titles of the licence's own fields, by dimension. */
  fields: Readonly<Record<string, string>>;
  onAdd: (key: string) => void;
  onRemove: (key: string) => void;
  onMove: (key: string, by: number) => void;
}

/** List of the fields on one axis, in their order; everything is done by buttons, so by keys too. */
export function AxisEditor({ axis, draft, known, fields, onAdd, onRemove, onMove }: AxisEditorProps) {
  const t = useT('evaluations');
  const chosen = draft[axis];
  const nameOf = (key: string) =>
    fields[key] ??
    t(axis === 'measures' ? `measure.${key}` : isDimension(key) ? `dimension.${key}` : 'report.unknown');
  const free = known.filter((key) => !chosen.includes(key));
  // Rows and values have one at least.
  const keepsLast = axis !== 'columns' && chosen.length === 1;
  return (
    <Card
      title={t(`builder.${axis}`)}
      actions={
        hasRoom(draft, axis) && free.length > 0 ? (
          <ActionMenu
            label={t('builder.addTo', { axis: t(`builder.${axis}`) })}
            icon={plusIcon}
            size="small"
            items={free.map((key) => ({ label: nameOf(key), onClick: () => onAdd(key) }))}
          />
        ) : null
      }
    >
      {chosen.length === 0 ? <Text tone="muted">{t('builder.noColumns')}</Text> : null}
      <ol className="evaluation-axis" aria-label={t(`builder.${axis}`)}>
        {chosen.map((key, index) => (
          <li key={key}>
            <span>{nameOf(key)}</span>
            <IconButton
              size="small"
              icon={chevronUpIcon}
              label={t('builder.up', { name: nameOf(key) })}
              disabled={index === 0}
              onClick={() => onMove(key, -1)}
            />
            <IconButton
              size="small"
              icon={chevronDownIcon}
              label={t('builder.down', { name: nameOf(key) })}
              disabled={index === chosen.length - 1}
              onClick={() => onMove(key, 1)}
            />
            <IconButton
              size="small"
              icon={xIcon}
              label={t('builder.remove', { name: nameOf(key) })}
              disabled={keepsLast}
              onClick={() => onRemove(key)}
            />
          </li>
        ))}
      </ol>
    </Card>
  );
}
