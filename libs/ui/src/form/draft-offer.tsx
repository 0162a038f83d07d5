import { Button } from '../button/button';
import { Alert } from '../feedback/alert';
import { restoreIcon } from '../icons';
import { useUiTexts } from '../texts/ui-texts';
import type { FormDraftApi } from './use-form-draft';

/** "14:32", with its date where that was another day. */
function draftTime(at: string, locale: string): string {
  const then = new Date(at);
  const time = new Intl.DateTimeFormat(locale, { hour: '2-digit', minute: '2-digit' }).format(then);
  if (then.toDateString() === new Date().toDateString()) return time;
  return `${new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }).format(then)}, ${time}`;
}

export interface DraftOfferProps extends Pick<FormDraftApi, 'restore' | 'discard'> {
  at: string;
}

/** Offers what was typed at an earlier visit and never saved. */
export function DraftOffer({ at, restore, discard }: DraftOfferProps) {
  const { t, locale } = useUiTexts();
  const actions = (
    <>
      <Button size="small" icon={restoreIcon} onClick={restore}>
        {t('draft.restore')}
      </Button>
      <Button size="small" onClick={discard}>
        {t('draft.discard')}
      </Button>
    </>
  );
  return (
    <Alert actions={actions} title={t('draft.title', { time: draftTime(at, locale) })}>
      {t('draft.text')}
    </Alert>
  );
}
