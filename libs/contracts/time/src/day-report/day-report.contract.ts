import {
  id,
  instant,
  listOf,
  listQuery,
  localDate,
  money,
  idOrNew,
  optionalText,
  quantity,
  recordFields,
  signature,
  unit,
  unitPrice,
} from '@jahrring/contracts-common';
import { z } from 'zod';
import { entryKinds } from '../entry-kinds';
import { localTime } from '../local-time';

/** draft: can be changed · signed: by the customer, on the screen or on paper · unsigned: finished without them */
export const dayReportStates = ['draft', 'signed', 'unsigned'] as const;
export type DayReportState = (typeof dayReportStates)[number];

/** Ways to finish a report: signed on the screen, signed on a sheet that was photographed, or nobody was there. */
export const closingWays = ['screen', 'paper', 'absent'] as const;
export type ClosingWay = (typeof closingWays)[number];

export const weathers = ['sunny', 'cloudy', 'rain', 'snow', 'wind', 'fog', 'frost'] as const;
export type Weather = (typeof weathers)[number];

/** Languages a report can be printed in. */
export const reportLanguages = ['de', 'en', 'fr', 'it', 'ro'] as const;
export type ReportLanguage = (typeof reportLanguages)[number];

const megabyte = 1024 * 1024;

export const reportLimits = {
  text: 4000,
  remarks: 2000,
  caption: 200,
  signer: 120,
  reason: 500,
  photos: 20,
  /** Bytes of one photo as it arrives, scaled down by the device. */
  photoBytes: 8 * megabyte,
  /** Width × height of one photo as it arrives. */
  photoPixels: 30_000_000,
  /** Lines of one report. */
  lines: 500,
} as const;

/** Fields that people fill in on a report. */
const contentFields = {
  /** The work done. */
  text: optionalText(reportLimits.text),
  remarks: optionalText(reportLimits.remarks),
  weather: z.enum(weathers).nullish(),
  language: z.enum(reportLanguages),
};
const content = z.strictObject(contentFields);
export type DayReportContent = z.infer<typeof content>;

/** A photo's caption, at its place among the others. */
const placedPhoto = z.strictObject({ id, caption: optionalText(reportLimits.caption) });

/**
 * A report as it is on the device: made when it is not there yet, else its content is taken over. Asked again with the same
 * id it stays one report.
 */
export const saveDayReport = z.strictObject({
  /** Made by the client, so that a repeated request is the same report. */
  id: idOrNew,
  projectId: id,
  workDate: localDate,
  ...contentFields,
  language: contentFields.language.default('de'),
  /** Captions and order of photos the server has; those it does not name stay as they are. */
  photos: z.array(placedPhoto).max(reportLimits.photos).optional(),
});
export type SaveDayReport = z.infer<typeof saveDayReport>;
export type SaveDayReportInput = z.input<typeof saveDayReport>;

/** A field that is left out stays. `photos` says captions and order; those it does not name follow behind. */
export const updateDayReport = z
  .strictObject({ ...contentFields, photos: z.array(placedPhoto).max(reportLimits.photos) })
  .partial();
export type UpdateDayReport = z.infer<typeof updateDayReport>;

/** The text fields beside an uploaded photo. */
export const photoFields = z.object({
  id: idOrNew,
  caption: optionalText(reportLimits.caption),
  position: z.coerce.number().int().min(0).max(1000).default(1000),
});

/** A line as it stood on the screen when the customer signed. */
const seenLine = z.strictObject({ entryId: id, seconds: z.int().optional(), quantity: quantity.nullish() });

/**
 * Finishes a report with exactly what was shown: the content, the lines with their figures, the photos. Where something of it
 * is no longer so, nothing is finished.
 */
export const closeDayReport = z
  .strictObject({
    /** Made by the client: the same closing asked again is the same. */
    id: idOrNew,
    way: z.enum(closingWays),
    content,
    lines: z.array(seenLine).max(reportLimits.lines),
    photoIds: z.array(id).max(reportLimits.photos),
    signer: optionalText(reportLimits.signer),
    signature: signature.nullish(),
    /** The photographed sheet. */
    paperPhotoId: id.nullish(),
    /** Reason why nobody signed. */
    reason: optionalText(reportLimits.reason),
    /** When it was signed, by the device's clock. */
    at: instant,
  })
  .superRefine((closing, issues) => {
    const require = (field: 'signer' | 'signature' | 'paperPhotoId', there: boolean): void => {
      if (there) return;
      issues.addIssue({ code: 'custom', path: [field], message: 'required', params: { code: 'required' } });
    };
    const { way, signer, paperPhotoId, photoIds } = closing;
    if (way !== 'absent') require('signer', Boolean(signer));
    if (way === 'screen') require('signature', Boolean(closing.signature));
    if (way === 'paper') require('paperPhotoId', Boolean(paperPhotoId && photoIds.includes(paperPhotoId)));
  });
export type CloseDayReport = z.infer<typeof closeDayReport>;
export type CloseDayReportInput = z.input<typeof closeDayReport>;

export const reopenDayReport = z.strictObject({ reason: z.string().trim().min(3).max(reportLimits.reason) });
export type ReopenDayReport = z.infer<typeof reopenDayReport>;

/** One entry as a report shows it. */
export const dayReportLine = z.object({
  entryId: id,
  kind: z.enum(entryKinds),
  employeeName: z.string(),
  /** Of the activity, machine, material …; null where there is none. */
  title: z.string().nullable(),
  comment: z.string().nullable(),
  from: localTime.nullable(),
  to: localTime.nullable(),
  breakSeconds: z.int(),
  /** Worked time; 0 for every kind but hours. */
  seconds: z.int(),
  quantity: quantity.nullable(),
  unit: unit.nullable(),
  /** Null for those who may not see prices, and where the licence keeps prices off its reports. */
  unitPrice: unitPrice.nullable(),
  total: money.nullable(),
});
export type DayReportLine = z.infer<typeof dayReportLine>;

export const dayReportPhoto = z.object({
  id,
  caption: z.string().nullable(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type DayReportPhoto = z.infer<typeof dayReportPhoto>;

/** A finished state of the report, kept for good. */
export const dayReportRevision = z.object({
  id,
  revision: z.int(),
  way: z.enum(closingWays),
  signer: z.string().nullable(),
  /** When it was signed or finished. */
  at: instant,
  closedByName: z.string(),
  reason: z.string().nullable(),
  /** SHA-256 of the PDF, hexadecimal. */
  pdfHash: z.string(),
  /** False where the PDF shows prices and the reader may not see them. */
  pdfShown: z.boolean(),
  reopenedAt: instant.nullable(),
  reopenedByName: z.string().nullable(),
  reopenReason: z.string().nullable(),
});
export type DayReportRevision = z.infer<typeof dayReportRevision>;

const shownFields = {
  ...recordFields,
  /** None until it is finished for the first time. */
  number: z.string().nullable(),
  revision: z.int(),
  state: z.enum(dayReportStates),
  /** Author of the report. */
  employeeId: id,
  employeeName: z.string(),
  projectId: id,
  projectNumber: z.string(),
  projectTitle: z.string(),
  workDate: localDate,
  text: z.string().nullable(),
  signer: z.string().nullable(),
  closedAt: instant.nullable(),
};

export const dayReportView = z.object({
  ...shownFields,
  remarks: z.string().nullable(),
  weather: z.enum(weathers).nullable(),
  language: z.enum(reportLanguages),
  /** Of a draft as the entries are now, of a finished one as it was signed. */
  lines: z.array(dayReportLine),
  photos: z.array(dayReportPhoto),
  signature: signature.nullable(),
  /** Every finished state, the newest first. */
  revisions: z.array(dayReportRevision),
  /** True if the lines contain prices. */
  showsPrices: z.boolean(),
  canUpdate: z.boolean(),
  canDelete: z.boolean(),
  canReopen: z.boolean(),
});
export type DayReportView = z.infer<typeof dayReportView>;

export const dayReportListItem = z.object(shownFields);
export type DayReportListItem = z.infer<typeof dayReportListItem>;
export const dayReportList = listOf(dayReportListItem);
export type DayReportList = z.infer<typeof dayReportList>;

export const dayReportListSpec = {
  sort: ['workDate', 'number', 'state', 'employeeName', 'projectNumber', 'signer', 'updatedAt'],
  filter: {
    workDate: 'date',
    number: 'text',
    state: 'enum',
    employeeId: 'id',
    projectId: 'id',
    signer: 'text',
  },
  defaultSort: '-workDate,-updatedAt',
} as const;
export const dayReportListQuery = listQuery(dayReportListSpec);

/** Query for the proposed report of a project and day, and the existing reports. */
export const dayReportProposalQuery = z.strictObject({ projectId: id, workDate: localDate });
export type DayReportProposalQuery = z.infer<typeof dayReportProposalQuery>;
export const dayReportProposal = z.object({
  projectNumber: z.string(),
  projectTitle: z.string(),
  lines: z.array(dayReportLine),
  reports: z.array(z.object({ id, number: z.string().nullable(), state: z.enum(dayReportStates) })),
});
export type DayReportProposal = z.infer<typeof dayReportProposal>;

export const revisionQuery = z.strictObject({ revision: z.coerce.number().int().min(1).optional() });
export type RevisionQuery = z.infer<typeof revisionQuery>;

/** Internal, for documents: a finished report's PDF as an annex. */
export const dayReportPdf = z.object({
  /** `R-2026-0001.pdf` */
  name: z.string(),
  /** SHA-256 of the bytes, hexadecimal. */
  hash: z.string(),
  /** The bytes, base64. */
  content: z.string(),
});
export type DayReportPdf = z.infer<typeof dayReportPdf>;

/** The columns an export writes, in this order; also the keys of their titles. */
export const dayReportExportFields = [
  'number',
  'workDate',
  'projectNumber',
  'projectTitle',
  'state',
  'employeeName',
  'signer',
  'closedAt',
  'text',
] as const satisfies readonly (keyof DayReportListItem)[];
export type DayReportExportField = (typeof dayReportExportFields)[number];
