import { type CreateNotice, type NoticeView, noticeView, type ShownNotice } from '@jahrring/contracts-admin';
import type { NoticeEntity } from './notice.entity';

interface Beside {
  licenceNames: ReadonlyMap<string, string>;
  dismissed: ReadonlyMap<string, number>;
}

export function toNoticeView(row: NoticeEntity, { licenceNames, dismissed }: Beside): NoticeView {
  const { id, version, kind, audience, target, texts, aheadHours, dismissible } = row;
  const { type, plugin } = noticeView.shape;
  const licenceId = audience === 'licence' ? target : null;
  return {
    ...{ id, version, kind, audience, texts, aheadHours, dismissible, licenceId },
    licenceName: licenceNames.get(licenceId ?? '') ?? null,
    type: audience === 'type' ? type.parse(target) : null,
    plugin: audience === 'plugin' ? plugin.parse(target) : null,
    startsAt: row.startsAt.toISOString(),
    endsAt: row.endsAt.toISOString(),
    dismissed: dismissed.get(id) ?? 0,
  };
}

/** In the reader's language, else in German. */
export function toShownNotice(row: NoticeEntity, locale: string): ShownNotice {
  const { id, kind, texts, dismissible } = row;
  const own = Object.entries(texts).find(([language, text]) => language === locale && text)?.[1];
  const [startsAt, endsAt] = [row.startsAt.toISOString(), row.endsAt.toISOString()];
  return { id, kind, text: own ?? texts.de, startsAt, endsAt, dismissible };
}

export function noticeTarget({ audience, licenceId, type, plugin }: Omit<CreateNotice, 'id'>): string | null {
  return { all: null, licence: licenceId, type, plugin }[audience] ?? null;
}
