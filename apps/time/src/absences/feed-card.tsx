import { copyText, notify, useT } from '@jahrring/tool-kit';
import { useAttempt } from '@jahrring/tool-kit/form';
import { Button, Card } from '@jahrring/ui';
import { useState } from 'react';
import { calendarIcon } from '@jahrring/ui/icons';
import { useAbsenceFeed, useRenewAbsenceFeed } from './absence.api';

/** The secret address of one's calendar; shown only when it is made. */
export function FeedCard() {
  const t = useT('time');
  const attempt = useAttempt();
  const { currentData: feed } = useAbsenceFeed(undefined);
  const [renew, { isLoading }] = useRenewAbsenceFeed();
  const [address, setAddress] = useState<string | null>(null);
  const make = async (): Promise<void> => {
    await attempt(async () => {
      const { path } = await renew(undefined).unwrap();
      const made = new URL(path ?? '', window.location.origin).href;
      setAddress(made);
      if (await copyText(made)) notify.success(t('absence.feed.copied'));
    });
  };
  return (
    <Card title={t('absence.feed.title')}>
      <p className="time-muted">{t('absence.feed.text')}</p>
      {address ? (
        <input
          className="time-feed"
          readOnly
          value={address}
          aria-label={t('absence.feed.address')}
          onFocus={(event) => event.target.select()}
        />
      ) : null}
      <Button icon={calendarIcon} loading={isLoading} onClick={() => void make()}>
        {t(feed?.createdAt ? 'absence.feed.renew' : 'absence.feed.make')}
      </Button>
    </Card>
  );
}
