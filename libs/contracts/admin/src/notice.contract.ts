import { id, idOrNew, instant, licenceType, listOf } from '@jahrring/contracts-common';
import { z } from 'zod';
import { textsOf } from './planned-plugin.contract';
import { pluginId } from './plugins';

/** A window in which the installation is worked on, or news. */
export const noticeKinds = ['maintenance', 'news'] as const;
export const noticeKind = z.enum(noticeKinds);
export type NoticeKind = z.infer<typeof noticeKind>;

/** Whom a notice is for: everybody, the people of a licence, of a type of licence, or of licences with a plugin on. */
export const noticeAudiences = ['all', 'licence', 'type', 'plugin'] as const;
export const noticeAudience = z.enum(noticeAudiences);
export type NoticeAudience = z.infer<typeof noticeAudience>;

export const noticeLimits = { text: 300, aheadHours: 336, most: 200 } as const;

const own = {
  kind: noticeKind,
  audience: noticeAudience,
  licenceId: id.nullish(),
  type: licenceType.nullish(),
  plugin: pluginId.nullish(),
  texts: textsOf(noticeLimits.text),
  startsAt: instant,
  endsAt: instant,
  /** Number of hours before its start from which it is shown. */
  aheadHours: z.int().min(0).max(noticeLimits.aheadHours).default(0),
  dismissible: z.boolean().default(true),
};

interface Told {
  audience: NoticeAudience;
  licenceId?: string | null | undefined;
  type?: string | null | undefined;
  plugin?: string | null | undefined;
  startsAt: string;
  endsAt: string;
}

function assertWhole(notice: Told, refinement: z.RefinementCtx): void {
  const { audience, licenceId, type, plugin, startsAt, endsAt } = notice;
  const named = { all: true, licence: licenceId, type, plugin }[audience];
  const path = audience === 'licence' ? 'licenceId' : audience;
  if (!named) refinement.addIssue({ code: 'custom', path: [path], params: { code: 'required' } });
  if (Date.parse(endsAt) <= Date.parse(startsAt))
    refinement.addIssue({ code: 'custom', path: ['endsAt'], params: { code: 'afterOrEqual' } });
}

export const createNotice = z.strictObject({ id: idOrNew.optional(), ...own }).superRefine(assertWhole);
export type CreateNotice = z.infer<typeof createNotice>;

/** A notice is written anew as a whole. */
export const updateNotice = z.strictObject(own).superRefine(assertWhole);
export type UpdateNotice = z.infer<typeof updateNotice>;

export const noticeView = z.object({
  id,
  version: z.int(),
  kind: noticeKind,
  audience: noticeAudience,
  licenceId: id.nullable(),
  licenceName: z.string().nullable(),
  type: licenceType.nullable(),
  plugin: pluginId.nullable(),
  texts: textsOf(noticeLimits.text),
  startsAt: instant,
  endsAt: instant,
  aheadHours: z.int(),
  dismissible: z.boolean(),
  /** Number of people who have dismissed it. */
  dismissed: z.int(),
});
export type NoticeView = z.infer<typeof noticeView>;
export const noticeList = listOf(noticeView);

/** As the caller sees it, in their language. */
export const shownNotice = z.object({
  id,
  kind: noticeKind,
  text: z.string(),
  startsAt: instant,
  endsAt: instant,
  dismissible: z.boolean(),
});
export type ShownNotice = z.infer<typeof shownNotice>;

/** A superadmin's stay in a licence of others: when it ends by itself, and where it leads back to. */
const superadminStay = z.object({ until: instant, homeLicenceId: id });

/** `GET /api/admin/notices/shown`; `nextAt`: when the next one begins or ends, or the stay does. */
export const shownNotices = z.object({
  items: z.array(shownNotice),
  nextAt: instant.nullable(),
  stay: superadminStay.optional(),
});
export type ShownNotices = z.infer<typeof shownNotices>;
