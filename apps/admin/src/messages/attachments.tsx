import { messageLimits, type MessageView } from '@jahrring/contracts-admin';
import { fileLimits } from '@jahrring/contracts-common';
import { useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { IconButton, Row } from '@jahrring/ui';
import { FileDrop } from '@jahrring/ui/form';
import { trashIcon } from '@jahrring/ui/icons';
import { useAttachToMessage, useDetachFromMessage } from './messages.api';

export interface AttachmentsProps {
  draft: MessageView | null;
  /** Keeps the draft, so that files can lie with it; null where that failed. */
  ensure: () => Promise<MessageView | null>;
  onChange: (draft: MessageView) => void;
}

/** Files that go along; each is kept with the draft at once. */
export function Attachments({ draft, ensure, onChange }: AttachmentsProps) {
  const t = useT('admin');
  const attempt = useAttempt();
  const [attach, attaching] = useAttachToMessage();
  const [detach, detaching] = useDetachFromMessage();
  const add = async (files: readonly File[]) => {
    const kept = await ensure();
    if (!kept) return;
    await attempt(async () => {
      for (const file of files) onChange(await attach({ id: kept.id, file }).unwrap());
    });
  };
  const remove = async (fileId: string) => {
    if (!draft) return;
    await attempt(async () => {
      onChange(await detach({ id: draft.id, version: draft.version, fileId }).unwrap());
    });
  };
  const files = draft?.attachments ?? [];
  return (
    <div>
      <FileDrop
        label={t('mailbox.attachments')}
        files={[]}
        onChange={(chosen) => void add(chosen)}
        maxSize={fileLimits.attachment}
        multiple
        disabled={attaching.isLoading || files.length >= messageLimits.attachments}
      />
      {files.map(({ id, name }) => (
        <Row key={id} justify="between">
          <span>{name}</span>
          <IconButton
            icon={trashIcon}
            size="small"
            label={t('mailbox.detach', { name })}
            disabled={detaching.isLoading}
            onClick={() => void remove(id)}
          />
        </Row>
      ))}
    </div>
  );
}
