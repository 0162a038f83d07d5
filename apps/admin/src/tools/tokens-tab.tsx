import type { ReleaseTokenView } from '@jahrring/contracts-admin';
import { notify, problemText, useFormat, useProblemToast, useT } from '@jahrring/tool-kit';
import {
  Badge,
  Button,
  Card,
  ConfirmDialog,
  EmptyState,
  ErrorState,
  Skeletons,
  Stack,
  Text,
} from '@jahrring/ui';
import { lazy, Suspense, useState } from 'react';
import { plusIcon, trashIcon } from '@jahrring/ui/icons';
import '../admin.css';
import { useReleaseTokenList, useRevokeReleaseToken } from './tools.api';
import { toolName } from './tool-names';

const TokenDialog = lazy(async () => ({ default: (await import('./token-dialog')).TokenDialog }));

/** The keys with which teams publish their tools without a person signed in. */
export function TokensTab() {
  const t = useT('admin');
  const query = useReleaseTokenList(undefined, { refetchOnMountOrArgChange: true });
  const [creating, setCreating] = useState(false);
  const [revoked, setRevoked] = useState<ReleaseTokenView>();
  const items = query.data?.items;
  const create = (
    <Button icon={plusIcon} onClick={() => setCreating(true)}>
      {t('token.create')}
    </Button>
  );
  if (query.error)
    return <ErrorState onRetry={() => void query.refetch()}>{problemText(t, query.error)}</ErrorState>;
  return (
    <Card title={t('tool.tab.tokens')} actions={items && items.length > 0 ? create : null}>
      <Stack gap={4}>
        <Text tone="muted">{t('token.text')}</Text>
        {items === undefined ? (
          <Skeletons lines={3} lineHeight="3rem" />
        ) : items.length === 0 ? (
          <EmptyState title={t('token.none')} action={create} />
        ) : (
          <ul className="admin-rows">
            {items.map((token) => (
              <TokenRow key={token.id} token={token} onRevoke={() => setRevoked(token)} />
            ))}
          </ul>
        )}
      </Stack>
      <Suspense>{creating ? <TokenDialog onClose={() => setCreating(false)} /> : null}</Suspense>
      {revoked ? <RevokeDialog token={revoked} onClose={() => setRevoked(undefined)} /> : null}
    </Card>
  );
}

function TokenRow({ token, onRevoke }: { token: ReleaseTokenView; onRevoke: () => void }) {
  const t = useT('admin');
  const format = useFormat();
  const { name, tools, lastUsedAt, expiresAt, createdAt } = token;
  const over = expiresAt !== null && Date.parse(expiresAt) <= Date.now();
  const may = tools.includes('*') ? t('token.allTools') : tools.map((id) => toolName(t, id)).join(', ');
  return (
    <li className="admin-rows__row">
      <span className="admin-rows__main">
        {name}
        <small>{t('token.mayPublish', { tools: may })}</small>
        <small>
          {lastUsedAt
            ? t('token.lastUsed', { moment: format.dateTime(lastUsedAt) })
            : t('token.neverUsed', { day: format.date(createdAt) })}
          {expiresAt && !over ? ` · ${t('token.until', { day: format.date(expiresAt) })}` : null}
        </small>
      </span>
      <span className="admin-tool__buttons">
        {over ? <Badge tone="bernstein">{t('token.over')}</Badge> : null}
        <Button
          size="small"
          variant="quiet"
          icon={trashIcon}
          aria-label={t('token.revokeOf', { name })}
          onClick={onRevoke}
        >
          {t('token.revoke')}
        </Button>
      </span>
    </li>
  );
}

function RevokeDialog({ token, onClose }: { token: ReleaseTokenView; onClose: () => void }) {
  const t = useT('admin');
  const toast = useProblemToast();
  const [revoke] = useRevokeReleaseToken();
  const run = async () => {
    try {
      await revoke(token.id).unwrap();
      notify.success(t('token.revoked', { name: token.name }));
    } catch (error) {
      toast(error);
      throw error;
    }
  };
  return (
    <ConfirmDialog
      opened
      danger
      onClose={onClose}
      onConfirm={run}
      title={t('token.revokeTitle', { name: token.name })}
      confirmLabel={t('token.revoke')}
    >
      {t('token.revokeText')}
    </ConfirmDialog>
  );
}
