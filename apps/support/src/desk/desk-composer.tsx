import type { DeskCaseView } from '@jahrring/contracts-support';
import { useT } from '@jahrring/tool-kit';
import { ActionMenu, Row, SegmentedControl } from '@jahrring/ui';
import { useState } from 'react';
import { bookIcon, chevronUpIcon, circleCheckIcon, clockIcon } from '@jahrring/ui/icons';
import { Composer } from '../chat/composer';
import type { Sending } from '../chat/use-sending';
import { useDeskSettings } from '../support.api';
import { filled } from './filled';

interface DeskComposerProps {
  view: DeskCaseView;
  sending: Sending;
  onSent: () => void;
}

type Mode = 'answer' | 'note';

/** Answers, or notes for the desk alone; ready answers, and what becomes of the case with it. */
export function DeskComposer({ view, sending, onSent }: DeskComposerProps) {
  const t = useT('support');
  const { data: settings } = useDeskSettings(undefined);
  const [mode, setMode] = useState<Mode>('answer');
  const [given, setGiven] = useState<{ text: string }>();
  const note = mode === 'note';
  const answers = (settings?.answers ?? []).map(({ title, text }) => ({
    label: title,
    onClick: () => setGiven({ text: filled(text, view) }),
  }));
  return (
    <Composer
      sending={sending}
      label={t(note ? 'desk.notePlaceholder' : 'desk.answerPlaceholder')}
      given={given}
      extra={note ? { note: true } : {}}
      onSent={onSent}
      tools={
        <Row gap={2} justify="between">
          <SegmentedControl<Mode>
            label={t('desk.mode')}
            options={[
              { value: 'answer', label: t('desk.answer') },
              { value: 'note', label: t('desk.note') },
            ]}
            value={mode}
            onChange={setMode}
          />
          {note ? null : (
            <ActionMenu text={t('desk.ready')} icon={bookIcon} size="small" variant="quiet" items={answers} />
          )}
        </Row>
      }
      actions={(send) =>
        note ? null : (
          <ActionMenu
            label={t('desk.sendAnd')}
            icon={chevronUpIcon}
            items={[
              { label: t('desk.sendWaiting'), icon: clockIcon, onClick: () => send({ status: 'waiting' }) },
              {
                label: t('desk.sendSolved'),
                icon: circleCheckIcon,
                onClick: () => send({ status: 'solved' }),
              },
            ]}
          />
        )
      }
    />
  );
}
