import { type AnnouncementView, announcementView } from '@jahrring/contracts-admin';
import type { AnnouncementRow } from './announcement.entity';

/** `licenceNames` by id, for those that were told alone. */
export function toAnnouncement(
  row: AnnouncementRow,
  licenceNames: ReadonlyMap<string, string>,
): AnnouncementView {
  const { id, audience, target, text, licences, people, sentBy } = row;
  const { type, plugin } = announcementView.shape;
  return {
    id,
    audience,
    text,
    licences,
    people,
    sentBy,
    licenceName: audience === 'licence' ? (licenceNames.get(target ?? '') ?? '') : null,
    type: audience === 'type' ? type.parse(target) : null,
    plugin: audience === 'plugin' ? plugin.parse(target) : null,
    createdAt: row.createdAt.toISOString(),
  };
}
