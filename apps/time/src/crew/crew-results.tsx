import type { CrewResult } from '@jahrring/contracts-time';
import { useFormat, useT } from '@jahrring/tool-kit';
import { Button, Icon, Modal } from '@jahrring/ui';
import { alertIcon, circleCheckIcon, circleIcon } from '@jahrring/ui/icons';

interface CrewResultsProps {
  result: CrewResult;
  onClose: () => void;
  /** Records those who can be. */
  onOthers: () => void;
  onDone: () => void;
}

/** One line per person: recorded, or why not. */
export function CrewResults({ result, onClose, onOthers, onDone }: CrewResultsProps) {
  const t = useT('time');
  const format = useFormat();
  const done = result.recorded > 0;
  const others = result.results.filter(({ error }) => error === null).length;
  return (
    <Modal
      opened
      onClose={done ? onDone : onClose}
      title={t(done ? 'crew.doneTitle' : 'crew.failedTitle', { count: result.recorded })}
      actions={
        done ? (
          <Button variant="primary" onClick={onDone}>
            {t('crew.done')}
          </Button>
        ) : (
          <>
            <Button onClick={onClose}>{t('crew.change')}</Button>
            {others > 0 ? (
              <Button variant="primary" onClick={onOthers}>
                {t('crew.recordOthers', { count: others })}
              </Button>
            ) : null}
          </>
        )
      }
    >
      <ul className="time-results">
        {result.results.map(({ employeeId, employeeName, entry, error }) => (
          <li key={employeeId} data-failed={error !== null || undefined}>
            <Icon name={error ? alertIcon : entry ? circleCheckIcon : circleIcon} size={20} />
            <span>
              <strong>{employeeName}</strong>
              <span>
                {error
                  ? t(error.key, error.params)
                  : entry
                    ? format.duration(entry.seconds)
                    : t('crew.waits')}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
