import type { CopyResult, EntryView } from '@jahrring/contracts-time';
import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, IconButton, Modal, Row, Skeletons } from '@jahrring/ui';
import { useState } from 'react';
import { chevronLeftIcon, chevronRightIcon } from '@jahrring/ui/icons';
import { useEntryRemoval } from '../use-entry-removal';
import { CopyLine } from './copy-line';
import type { CopyState } from './copy-line';

interface Side {
  label: string;
  disabled?: boolean;
  onClick: () => void;
}

interface CopyFrameProps {
  title: string;
  /** The day or week that is copied from, and the ones beside it. */
  source: string;
  previous: Side;
  next: Side;
  /** Undefined while they are on their way. */
  entries: readonly EntryView[] | undefined;
  empty: string;
  stateOf: (entry: EntryView) => CopyState;
  labelOf: (entry: EntryView) => string;
  /** Copies these and answers what was made. */
  copy: (entryIds: string[]) => Promise<CopyResult>;
  onClose: () => void;
}

/**
 * Shows the entries of another day or week and which of them fit here, before anything is copied; then copies all at
 * once, with one undo.
 */
export function CopyFrame(props: CopyFrameProps) {
  const { title, source, previous, next, entries, empty, stateOf, labelOf, onClose } = props;
  const t = useT('time');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const { run, busy } = useRun(props);
  const chosen = (entries ?? []).filter((entry) => stateOf(entry) === 'free' && !left.has(entry.id));
  const toggle = (id: string): void => {
    const changed = new Set(left);
    if (!changed.delete(id)) changed.add(id);
    setLeft(changed);
  };
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button onClick={onClose}>{t('action.cancel')}</Button>
          <Button
            variant="primary"
            disabled={chosen.length === 0}
            loading={busy}
            onClick={() => void run(chosen.map(({ id }) => id))}
          >
            {t('copy.confirm', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <Row justify="between" noWrap>
        <IconButton icon={chevronLeftIcon} {...previous} />
        <strong>{source}</strong>
        <IconButton icon={chevronRightIcon} {...next} />
      </Row>
      {entries ? null : <Skeletons lines={4} />}
      {entries?.length === 0 ? <p className="time-muted">{empty}</p> : null}
      <ul className="time-copy">
        {entries?.map((entry) => (
          <CopyLine
            key={entry.id}
            label={labelOf(entry)}
            state={stateOf(entry)}
            checked={!left.has(entry.id)}
            onToggle={() => toggle(entry.id)}
          />
        ))}
      </ul>
    </Modal>
  );
}

function useRun({ copy, onClose }: Pick<CopyFrameProps, 'copy' | 'onClose'>) {
  const t = useT('time');
  const toast = useProblemToast();
  const { removeAll } = useEntryRemoval();
  const [busy, setBusy] = useState(false);
  const run = async (entryIds: string[]): Promise<void> => {
    setBusy(true);
    try {
      const { created } = await copy(entryIds);
      notify.success(t('copy.done', { count: created.length }), {
        action: { label: t('action.undo'), run: () => void removeAll(created) },
      });
      onClose();
    } catch (error) {
      toast(error);
    } finally {
      setBusy(false);
    }
  };
  return { run, busy };
}
