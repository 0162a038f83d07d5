import type {
  CloseDayReportInput,
  CreateEntryInput,
  DayReportLine,
  DayReportPhoto,
  DayReportView,
  SaveDayReportInput,
} from '@jahrring/contracts-time';
import type { OutboxItem } from '@jahrring/tool-kit';
import { lineKind, secondsOf } from '../offline/unsent-line';

/** Items of the device's queue that belong to a report. */
export const reportKinds = {
  save: 'time/report',
  photo: 'time/report-photo',
  close: 'time/report-close',
} as const;

const kinds: readonly string[] = Object.values(reportKinds);

export function isReportItem({ kind }: Pick<OutboxItem, 'kind'>): boolean {
  return kinds.includes(kind);
}

/** The report an item belongs to. */
export function reportIdOf({ kind, url, body }: OutboxItem): string {
  if (kind === reportKinds.save) return (body as SaveDayReportInput).id ?? '';
  return url.split('/')[4] ?? '';
}

/** A photo that lies on the device. */
export interface DevicePhoto {
  item: OutboxItem;
  id: string;
  caption: string | null;
  position: number;
  blob: Blob;
}

/** Data on the device of one report that the server may not have yet. */
export interface DeviceReport {
  /** Waiting or refused, in the order they are sent. */
  unsent: readonly OutboxItem[];
  /** The newest content, also one that was sent already: until the server's answer shows it. */
  save: OutboxItem | undefined;
  photos: readonly DevicePhoto[];
  close: OutboxItem | undefined;
}

export function deviceReport(items: readonly OutboxItem[], reportId: string): DeviceReport {
  const mine = items.filter((item) => isReportItem(item) && reportIdOf(item) === reportId);
  const unsent = mine.filter(({ state }) => state !== 'sent');
  return {
    unsent,
    save: mine.findLast(({ kind }) => kind === reportKinds.save),
    photos: unsent.filter(({ kind, file }) => kind === reportKinds.photo && file).map(toPhoto),
    close: unsent.findLast(({ kind }) => kind === reportKinds.close),
  };
}

function toPhoto(item: OutboxItem): DevicePhoto {
  const { id, caption, position } = item.body as { id: string; caption?: string | null; position: number };
  return { item, id, caption: caption || null, position, blob: item.file?.blob ?? new Blob() };
}

/** A line as the page shows it: of the server, or still on this device. */
export interface ShownLine extends DayReportLine {
  unsent?: OutboxItem;
}

/** Texts for a line on the device: the line itself does not contain all of them. */
export interface LineWords {
  zone: string;
  employeeName: (id: string | undefined) => string;
  title: (line: CreateEntryInput, item: OutboxItem) => string | null;
}

/** The lines of a project and day: the server's, and behind them what this device has recorded since. */
export function shownLines(
  server: readonly DayReportLine[],
  items: readonly OutboxItem[],
  { projectId, workDate }: { projectId: string; workDate: string },
  words: LineWords,
): ShownLine[] {
  const known = new Set(server.map(({ entryId }) => entryId));
  const device = items
    .filter(({ kind, state }) => kind === lineKind && state !== 'sent')
    .map((item) => ({ item, line: item.body as CreateEntryInput }))
    .filter(({ line }) => line.projectId === projectId && line.workDate === workDate)
    .filter(({ line }) => !known.has(line.id ?? ''));
  return [...server, ...device.map(({ item, line }) => toLine(line, item, words))];
}

function toLine(line: CreateEntryInput, item: OutboxItem, words: LineWords): ShownLine {
  const { kind = 'hours', from = null, to = null, breakSeconds = 0 } = line;
  return {
    entryId: line.id ?? item.id,
    kind,
    employeeName: words.employeeName(line.employeeId),
    title: words.title(line, item),
    comment: line.comment ?? null,
    from,
    to,
    breakSeconds,
    seconds: kind === 'hours' ? secondsOf(line, words.zone) : 0,
    quantity: line.quantity ?? null,
    unit: line.unit ?? null,
    unitPrice: null,
    total: null,
    unsent: item,
  };
}

/** Returns the content of the lines that the customer signs; for lines that the server has not seen only their ids. */
export function closedLines(lines: readonly ShownLine[]): CloseDayReportInput['lines'] {
  return lines.map(({ entryId, seconds, quantity, unsent }) =>
    unsent ? { entryId } : { entryId, seconds, quantity },
  );
}

export interface ShownPhoto extends DayReportPhoto {
  device?: DevicePhoto;
}

/** The server's photos and those on the device, in one order. */
export function shownPhotos(server: readonly DayReportPhoto[], device: readonly DevicePhoto[]): ShownPhoto[] {
  const known = new Set(server.map(({ id }) => id));
  const fresh = device.filter(({ id }) => !known.has(id));
  const placed = [
    ...server.map((photo, index) => ({ place: index, photo: photo as ShownPhoto })),
    ...fresh.map((one) => ({
      place: one.position,
      photo: { id: one.id, caption: one.caption, width: null, height: null, device: one },
    })),
  ];
  return placed.sort((a, b) => a.place - b.place).map(({ photo }) => photo);
}

export interface NewReportFacts {
  employeeId: string;
  employeeName: string;
  projectNumber: string;
  projectTitle: string;
}

/** A report the server does not know yet, from what lies on the device. */
export function unsentView(save: OutboxItem, facts: NewReportFacts): DayReportView {
  const { id = '', projectId, workDate, text, remarks, weather, language } = save.body as SaveDayReportInput;
  return {
    ...facts,
    id,
    version: 0,
    createdAt: save.createdAt,
    updatedAt: save.createdAt,
    deletedAt: null,
    number: null,
    revision: 1,
    state: 'draft',
    projectId,
    workDate,
    text: text ?? null,
    remarks: remarks ?? null,
    weather: weather ?? null,
    language: language ?? 'de',
    signer: null,
    closedAt: null,
    lines: [],
    photos: [],
    signature: null,
    revisions: [],
    showsPrices: false,
    canUpdate: true,
    canDelete: false,
    canReopen: false,
  };
}

/** The server's draft with the content that is still on its way. */
export function withContent(view: DayReportView, save: OutboxItem | undefined): DayReportView {
  if (!save || save.state === 'sent' || view.state !== 'draft') return view;
  const { text, remarks, weather, language } = save.body as SaveDayReportInput;
  return {
    ...view,
    text: text ?? null,
    remarks: remarks ?? null,
    weather: weather ?? null,
    language: language ?? view.language,
  };
}
