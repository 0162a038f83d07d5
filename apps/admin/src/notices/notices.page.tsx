import { type NoticeView, plugins } from '@jahrring/contracts-admin';
import { useFormat, useLocale, useT } from '@jahrring/tool-kit';
import { useRemoval } from '@jahrring/tool-kit/form';
import { QueryState } from '@jahrring/tool-kit/query-state';
import { Badge, Button, Card, EmptyState, IconButton, PageFrame, Row, Stack, Text } from '@jahrring/ui';
import { editIcon, plusIcon, trashIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import type { Translate } from '../options';
import { wordsIn } from '../plugins/planned/words';
import { useDeleteNotice, useNotices, useRestoreNotice } from './notices.api';

const NoticeForm = lazy(async () => ({ default: (await import('./notice-form')).NoticeForm }));

/** Banners over everybody's pages: what is shown, what is to come, what was. */
export function Component() {
  const t = useT('admin');
  const { data, error, refetch } = useNotices(undefined, { refetchOnMountOrArgChange: true });
  const [edited, setEdited] = useState<NoticeView | 'new' | null>(null);
  const [remove] = useDeleteNotice();
  const [restore] = useRestoreNotice();
  const removal = useRemoval({
    remove: ({ id, version }: NoticeView) => remove({ id, version }).unwrap(),
    restore: ({ id }: NoticeView) => restore(id).unwrap(),
    removed: () => t('notice.deleted'),
  });
  return (
    <PageFrame
      title={t('title.notices')}
      subtitle={t('notice.subtitle')}
      width="narrow"
      actions={
        <Button variant="primary" icon={plusIcon} onClick={() => setEdited('new')}>
          {t('notice.create')}
        </Button>
      }
    >
      {error || !data ? <QueryState query={{ error, refetch }} lines={4} /> : null}
      {data?.items.length === 0 ? <EmptyState title={t('notice.none')} /> : null}
      <Stack>
        {data?.items.map((notice) => (
          <NoticeCard
            key={notice.id}
            notice={notice}
            onEdit={() => setEdited(notice)}
            onDelete={() => void removal.remove(notice)}
          />
        ))}
      </Stack>
      <Suspense>
        {edited ? (
          <NoticeForm notice={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        ) : null}
      </Suspense>
    </PageFrame>
  );
}

interface NoticeCardProps {
  notice: NoticeView;
  onEdit: () => void;
  onDelete: () => void;
}

function NoticeCard({ notice, onEdit, onDelete }: NoticeCardProps) {
  const t = useT('admin');
  const format = useFormat();
  const text = wordsIn(notice.texts, useLocale());
  const state = stateOf(notice);
  return (
    <Card>
      <Stack gap={2}>
        <Row justify="between">
          <Row>
            <Badge tone={notice.kind === 'maintenance' ? 'bernstein' : 'nacht'}>
              {t(`notice.kinds.${notice.kind}`)}
            </Badge>
            <Badge tone={state === 'shown' ? 'wald' : 'stein'}>{t(`notice.state.${state}`)}</Badge>
          </Row>
          <Row>
            <IconButton icon={editIcon} label={t('notice.edit', { text })} onClick={onEdit} />
            <IconButton icon={trashIcon} label={t('notice.delete', { text })} onClick={onDelete} />
          </Row>
        </Row>
        <Text>{text}</Text>
        <Text size="small" tone="muted">
          {[
            `${format.dateTime(notice.startsAt)} – ${format.dateTime(notice.endsAt)}`,
            audienceOf(t, notice),
            t('notice.dismissedBy', { count: notice.dismissed }),
          ].join(' · ')}
        </Text>
      </Stack>
    </Card>
  );
}

function stateOf({ startsAt, endsAt, aheadHours }: NoticeView): 'planned' | 'shown' | 'over' {
  const now = Date.now();
  if (Date.parse(endsAt) <= now) return 'over';
  return Date.parse(startsAt) - aheadHours * 3_600_000 > now ? 'planned' : 'shown';
}

function audienceOf(t: Translate, { audience, licenceName, type, plugin }: NoticeView): string {
  if (licenceName) return licenceName;
  if (type) return t(`licenceType.${type}`);
  const title = plugins.find(({ id }) => id === plugin)?.titleKey;
  return title ? t(title) : t(`notice.audiences.${audience}`);
}
