import type { AddressNoteView, AddressView } from '@jahrring/contracts-addresses';
import { useT } from '@jahrring/tool-kit';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Button, Card, EmptyState, Row, Stack } from '@jahrring/ui';
import { Form, TextField, useForm } from '@jahrring/ui/form';
import { plusIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { useDebounced } from '../use-debounced';
import { useNotes } from './follow-up.api';
import { NoteDialog } from './note-dialog';
import { Note } from './note';

const pause = 250;
const portion = 25;

/** Notes of what was discussed with a customer, the latest first; searchable by their words. */
export function Notes({ address, mayWrite }: { address: AddressView; mayWrite: boolean }) {
  const t = useT('addresses');
  const form = useForm({ defaultValues: { search: '' } });
  const search = useDebounced(form.watch('search').trim(), pause);
  const [shown, setShown] = useState(portion);
  const args = { pageSize: String(shown), ...(search ? { search } : {}) };
  const { data, error, refetch } = useNotes({ addressId: address.id, args });
  const [edited, setEdited] = useState<AddressNoteView | 'new'>();
  const hasNotes = search !== '' || (data?.total ?? 0) > 0;
  return (
    <Card
      title={t('note.title')}
      actions={
        mayWrite ? (
          <Button variant="primary" icon={plusIcon} onClick={() => setEdited('new')}>
            {t('note.add')}
          </Button>
        ) : undefined
      }
    >
      <Stack gap={4}>
        {hasNotes ? (
          <Form form={form} onSubmit={() => undefined} label={t('note.search')}>
            <TextField
              name="search"
              type="search"
              label={t('note.search')}
              hideLabel
              placeholder={t('note.search')}
            />
          </Form>
        ) : null}
        {data ? null : <QueryState query={{ error, refetch }} lines={5} />}
        {data?.total === 0 ? (
          <EmptyState title={t(search ? 'note.notFound' : 'note.none')}>
            {search ? undefined : t('note.noneText')}
          </EmptyState>
        ) : null}
        <ul className="addresses-follow-up">
          {data?.items.map((note) => (
            <li key={note.id}>
              <Note note={note} onEdit={mayWrite && note.mayEdit ? () => setEdited(note) : undefined} />
            </li>
          ))}
        </ul>
        {data && data.total > data.items.length ? (
          <Row>
            <Button onClick={() => setShown(shown + portion)}>{t('note.more')}</Button>
          </Row>
        ) : null}
      </Stack>
      {edited ? (
        <NoteDialog
          addressId={address.id}
          note={edited === 'new' ? undefined : edited}
          refetch={refetch}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </Card>
  );
}
