import { copyText, notify, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Button, Row, Stack, Text } from '@jahrring/ui';
import { calendarIcon, trashIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { usePlanFeed, useRemovePlanFeed, useRenewPlanFeed } from '../planning.api';
import './feed.css';

interface FeedPanelProps {
  /** A machine, vehicle or tool; null: one's own plan. */
  resourceId: string | null;
}

/** The secret address of a plan for calendar programs; shown only when it is made. */
export function FeedPanel({ resourceId }: FeedPanelProps) {
  const t = useT('planning');
  const attempt = useAttempt();
  const { currentData: feed } = usePlanFeed(resourceId);
  const [renew, renewing] = useRenewPlanFeed();
  const [remove, removing] = useRemovePlanFeed();
  const [address, setAddress] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    await attempt(async () => {
      const { path } = await renew(resourceId).unwrap();
      const made = new URL(path ?? '', window.location.origin).href;
      setAddress(made);
      if (await copyText(made)) notify.success(t('feed.copied'));
    });
  };
  const kill = async (): Promise<void> => {
    await attempt(async () => {
      await remove(resourceId).unwrap();
      setAddress(null);
      notify.success(t('feed.removed'));
    });
  };
  const isMade = Boolean(feed?.createdAt);
  return (
    <Stack gap={3}>
      <Text tone="muted">{t(resourceId === null ? 'feed.text' : 'feed.thingText')}</Text>
      {address ? (
        <input
          className="planning-feed"
          readOnly
          value={address}
          aria-label={t('feed.address')}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
      <Row gap={3}>
        <Button icon={calendarIcon} loading={renewing.isLoading} onClick={() => void make()}>
          {t(isMade ? 'feed.renew' : 'feed.make')}
        </Button>
        {isMade ? (
          <Button icon={trashIcon} loading={removing.isLoading} onClick={() => void kill()}>
            {t('feed.remove')}
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}
