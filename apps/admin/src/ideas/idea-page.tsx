import type { IdeaDetail } from '@jahrring/contracts-admin';
import { notify, useLeave, useProblemToast, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Alert, Button, Card, ConfirmDialog, PageFrame, Stack, Switch } from '@jahrring/ui';
import { editIcon, trashIcon } from '@jahrring/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { RecordPage } from '../record-page';
import { IdeaBy } from './idea-list';
import { IdeaStateBadge, IdeaVotes } from './idea-state';
import { IdeaThread } from './idea-thread';
import { useDeleteIdea, useFollowIdea, useIdea } from './ideas.api';
import '../admin.css';

const ProposeIdea = lazy(async () => ({ default: (await import('./propose-idea')).ProposeIdea }));
const IdeaSteps = lazy(async () => ({ default: (await import('./idea-steps')).IdeaSteps }));

/** One idea: what is wished for, who wants it, what is said about it, and what the operator makes of it. */
export function IdeaPage({ id, path }: { id: string; path: string }) {
  const t = useT('admin');
  const query = useIdea(id, { refetchOnMountOrArgChange: true });
  const idea = query.currentData;
  const list = `${path}?tab=ideas`;
  const breadcrumbs = [{ label: t('idea.ideas'), to: list }];
  if (!idea)
    return (
      <RecordPage
        title={t('record.pluginIdea')}
        breadcrumbs={breadcrumbs}
        error={query.error}
        onRetry={() => void query.refetch()}
      />
    );
  return (
    <PageFrame
      title={idea.title}
      titleExtra={<IdeaStateBadge state={idea.state} />}
      breadcrumbs={breadcrumbs}
      width="narrow"
      actions={
        <>
          {idea.steps.length > 0 || idea.fundable ? (
            <Suspense>
              <IdeaSteps idea={idea} onReload={() => query.refetch().unwrap()} />
            </Suspense>
          ) : null}
          {idea.removable ? <Edit idea={idea} onStale={() => void query.refetch()} /> : null}
          {idea.removable ? <WithdrawIdea idea={idea} list={list} /> : null}
        </>
      }
    >
      <Stack gap={5}>
        {idea.reason ? <Alert title={t('idea.declined')}>{idea.reason}</Alert> : null}
        <Card>
          <Stack gap={3}>
            <p className="admin-plain">{idea.text}</p>
            <IdeaBy idea={idea} />
            <IdeaVotes idea={idea} mayDecide={idea.mayDecide} />
            {idea.mayDecide ? <Follow idea={idea} /> : null}
          </Stack>
        </Card>
        <IdeaThread idea={idea} />
      </Stack>
    </PageFrame>
  );
}

function Edit({ idea, onStale }: { idea: IdeaDetail; onStale: () => void }) {
  const t = useT('admin');
  const [editing, setEditing] = useState(false);
  return (
    <>
      <Button icon={editIcon} onClick={() => setEditing(true)}>
        {t('idea.edit')}
      </Button>
      <Suspense>
        {editing ? <ProposeIdea idea={idea} onStale={onStale} onClose={() => setEditing(false)} /> : null}
      </Suspense>
    </>
  );
}

/** Button that follows an idea, or no longer; whoever takes part follows it until they say no. */
function Follow({ idea: { id, title, followed } }: { idea: IdeaDetail }) {
  const t = useT('admin');
  const attempt = useAttempt();
  const [follow] = useFollowIdea();
  const set = (next: boolean) =>
    attempt(async () => {
      await follow({ id, followed: next }).unwrap();
      notify.success(t(next ? 'idea.followed' : 'idea.unfollowed', { name: title }));
    });
  return <Switch label={t('idea.follow')} checked={followed} onChange={(next) => void set(next)} />;
}

function WithdrawIdea({ idea: { id, version, title: name }, list }: { idea: IdeaDetail; list: string }) {
  const t = useT('admin');
  const toast = useProblemToast();
  const leave = useLeave(false);
  const [asking, setAsking] = useState(false);
  const [remove] = useDeleteIdea();
  const confirm = async () => {
    try {
      await remove({ id, version }).unwrap();
      notify.success(t('idea.takenBack', { name }));
      leave(list);
    } catch (error) {
      setAsking(false);
      toast(error);
    }
  };
  return (
    <>
      <Button icon={trashIcon} onClick={() => setAsking(true)}>
        {t('idea.takeBack')}
      </Button>
      <ConfirmDialog
        opened={asking}
        onClose={() => setAsking(false)}
        onConfirm={confirm}
        title={t('idea.takeBack')}
        confirmLabel={t('idea.takeBack')}
        danger
      >
        {t('idea.takeBackText', { name })}
      </ConfirmDialog>
    </>
  );
}
