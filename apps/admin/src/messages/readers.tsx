import { useFormat, useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, Modal } from '@jahrring/ui';
import { useMessageReaders } from './messages.api';

/** Recipients of a message, and when each of them read it. */
export function Readers({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('admin');
  const format = useFormat();
  const { data, error, refetch } = useMessageReaders(id, { refetchOnMountOrArgChange: true });
  const read = data?.items.filter(({ readAt }) => readAt !== null).length ?? 0;
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('mailbox.readers')}
      actions={<Button onClick={onClose}>{t('actions.close')}</Button>}
    >
      {error || !data ? <QueryState query={{ error, refetch }} lines={4} /> : null}
      {data ? (
        <>
          <p>{t('mailbox.readBy', { read, total: data.total })}</p>
          <ul className="admin-rows">
            {data.items.map(({ name, licence, readAt }) => (
              <li key={`${name} ${licence ?? ''}`} className="admin-rows__row">
                <span>{licence ? `${name}, ${licence}` : name}</span>
                <span>{readAt ? format.dateTime(readAt) : t('mailbox.notRead')}</span>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Modal>
  );
}
