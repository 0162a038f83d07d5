import { id, instant, licenceType, listOf, listQuery, requiredText } from '@jahrring/contracts-common';
import { z } from 'zod';
import { pluginId } from './plugins';

/** Whose admins are told: every active licence, one, those of a type, or those with a plugin on. */
export const announcementAudiences = ['all', 'licence', 'type', 'plugin'] as const;
export const announcementAudience = z.enum(announcementAudiences);
export type AnnouncementAudience = z.infer<typeof announcementAudience>;

/** As much as is read at a glance in a notification. */
export const announcementText = 300;

/** `POST /api/admin/announcements`: what the audience is narrowed by is named, and only that is looked at. */
export const sendAnnouncement = z
  .strictObject({
    audience: announcementAudience,
    licenceId: id.nullish(),
    type: licenceType.nullish(),
    plugin: pluginId.nullish(),
    text: requiredText(announcementText),
  })
  .superRefine(({ audience, licenceId, type, plugin }, refinement) => {
    const named = { all: true, licence: licenceId, type, plugin }[audience];
    if (named) return;
    const path = [audience === 'licence' ? 'licenceId' : audience];
    refinement.addIssue({ code: 'custom', path, params: { code: 'required' } });
  });
export type SendAnnouncement = z.infer<typeof sendAnnouncement>;

export const announcementView = z.object({
  id,
  audience: announcementAudience,
  licenceName: z.string().nullable(),
  type: licenceType.nullable(),
  plugin: pluginId.nullable(),
  text: z.string(),
  /** How many licences and admins it went to. */
  licences: z.int(),
  people: z.int(),
  sentBy: z.string(),
  createdAt: instant,
});
export type AnnouncementView = z.infer<typeof announcementView>;

export const announcementListSpec = {
  sort: ['createdAt', 'text', 'people'],
  filter: { audience: 'enum', createdAt: 'instant' },
  defaultSort: '-createdAt',
} as const;
export const announcementListQuery = listQuery(announcementListSpec);
export const announcementList = listOf(announcementView);
