import type { TimberSettings } from '@jahrring/contracts-timber';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Button, Icon, Text } from '@jahrring/ui';
import { alertIcon, checkIcon, cloudUpIcon, restoreIcon } from '@jahrring/ui/icons';
import { cubic, metres } from '../figures';
import { measured } from './reading';
import type { RecordedStem } from './use-recording';

const shown = 12;
const icons = { waiting: cloudUpIcon, sent: checkIcon, refused: alertIcon } as const;

interface RecordedListProps {
  stems: readonly RecordedStem[];
  settings: TimberSettings;
  onUndo: (stem: RecordedStem) => void;
}

/** The last stems of this device, the newest with its way back. */
export function RecordedList({ stems, settings, onUndo }: RecordedListProps) {
  const t = useT('timber');
  const format = useFormat();
  const waiting = stems.filter(({ item }) => item.state === 'waiting').length;
  if (stems.length === 0) return <Text tone="muted">{t('record.empty')}</Text>;
  return (
    <section aria-label={t('record.last')}>
      <Text as="p" tone="muted" size="small">
        {waiting > 0 ? t('record.waiting', { count: waiting }) : t('record.allSent')}
      </Text>
      <ul className="timber-recorded">
        {stems.slice(0, shown).map((one, index) => {
          const { item, stem } = one;
          const { diameterCm, thicknessClass, volume } = measured(stem, settings);
          return (
            <li key={item.id}>
              <Icon name={icons[item.state]} size={18} label={t(`record.state.${item.state}`)} />
              <span className="timber-recorded__what">
                <strong>{stem.title}</strong>{' '}
                {[t(`species.${stem.species}`), stem.assortment, thicknessClass, stem.quality]
                  .filter(Boolean)
                  .join(' ')}
                <small>
                  {metres(format, stem.lengthCm)} · {diameterCm} cm · {cubic(format, volume)}
                </small>
              </span>
              {index === 0 ? (
                <Button size="small" icon={restoreIcon} onClick={() => onUndo(one)}>
                  {t('lot.action.undo')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
