import { notify, useProblemToast, useT } from '@jahrring/tool-kit';
import { Button, Card, Row, Stack, Text } from '@jahrring/ui';
import { calendarIcon, trashIcon } from '@jahrring/ui/icons';
import { useState } from 'react';
import { usePlanFeed, useRemovePlanFeed, useRenewPlanFeed } from '../planning.api';

/** The secret address of one's plan for calendar programs; shown only when it is made. */
export function FeedCard() {
  const t = useT('planning');
  const toast = useProblemToast();
  const { currentData: feed } = usePlanFeed(undefined);
  const [renew, renewing] = useRenewPlanFeed();
  const [remove, removing] = useRemovePlanFeed();
  const [address, setAddress] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    try {
      const { path } = await renew(undefined).unwrap();
      const made = new URL(path ?? '', window.location.origin).href;
      setAddress(made);
      await navigator.clipboard?.writeText(made);
      notify.success(t('feed.copied'));
    } catch (error) {
      toast(error);
    }
  };
  const kill = async (): Promise<void> => {
    try {
      await remove(undefined).unwrap();
      setAddress(null);
      notify.success(t('feed.removed'));
    } catch (error) {
      toast(error);
    }
  };
  const isMade = Boolean(feed?.createdAt);
  return (
    <Card title={t('feed.title')}>
      <Stack gap={3}>
        <Text tone="muted">{t('feed.text')}</Text>
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
    </Card>
  );
}
