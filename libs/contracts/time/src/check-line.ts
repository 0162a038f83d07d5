import { kindFields, type EntryKind } from './entry-kinds';

/** Fields of a line that must be consistent. */
export interface LineToCheck {
  kind?: EntryKind | undefined;
  from?: string | undefined;
  to?: string | undefined;
  startAt?: string | undefined;
  endAt?: string | undefined;
  seconds?: number | undefined;
  objectId?: string | null | undefined;
  quantity?: string | null | undefined;
  unit?: string | null | undefined;
  counterFrom?: string | null | undefined;
  counterTo?: string | null | undefined;
  amount?: string | null | undefined;
}

interface Issues {
  addIssue(issue: { code: 'custom'; path: string[]; message: string; params: { code: string } }): void;
}

type Report = (field: keyof LineToCheck, code: 'required' | 'prohibited' | 'notIn') => void;

/** Checks that a line has the fields its kind requires, and none that it must not have; each issue at its field. */
export function checkLine(line: LineToCheck, issues: Issues): void {
  const report: Report = (field, code) =>
    issues.addIssue({ code: 'custom', path: [field], message: code, params: { code } });
  const { kind = 'hours' } = line;
  const fields = kindFields[kind];
  if (fields.times) checkTimes(line, report);
  else checkNoTimes(line, report);
  checkQuantity(line, report, fields.quantity);
  if (fields.object === 'required' && !line.objectId) report('objectId', 'required');
  if (fields.object === 'none' && line.objectId) report('objectId', 'prohibited');
  // An expense with a price of its own, like kilometres, tells its amount by the quantity.
  const priced = Boolean(line.objectId) && Boolean(line.quantity);
  if (fields.amount === 'required' && !line.amount && !priced) report('amount', 'required');
  if (fields.amount === 'none' && line.amount) report('amount', 'prohibited');
  if (!fields.counter && (line.counterFrom || line.counterTo)) report('counterFrom', 'prohibited');
}

/** Exactly one way to say how long it took: from and to, two instants, or seconds. */
function checkTimes(line: LineToCheck, report: Report): void {
  const clock = line.from !== undefined || line.to !== undefined;
  const instants = line.startAt !== undefined || line.endAt !== undefined;
  const ways = Number(clock) + Number(instants) + Number(line.seconds !== undefined);
  if (ways === 0) report('seconds', 'required');
  if (ways > 1) report('seconds', 'prohibited');
  if (clock && line.from === undefined) report('from', 'required');
  if (clock && line.to === undefined) report('to', 'required');
  if (instants && line.startAt === undefined) report('startAt', 'required');
  if (instants && line.endAt === undefined) report('endAt', 'required');
}

function checkNoTimes(line: LineToCheck, report: Report): void {
  for (const field of ['from', 'to', 'startAt', 'endAt', 'seconds'] as const) {
    if (line[field] !== undefined) report(field, 'prohibited');
  }
}

/** Quantity and unit need each other; two counter readings say the quantity by themselves. */
function checkQuantity(line: LineToCheck, report: Report, rule: 'required' | 'optional' | 'none'): void {
  const counted = Boolean(line.counterFrom) && Boolean(line.counterTo);
  if (rule === 'none') {
    if (line.quantity) report('quantity', 'prohibited');
    return;
  }
  if (Boolean(line.counterTo) && !line.counterFrom) report('counterFrom', 'required');
  if (Boolean(line.counterFrom) && !line.counterTo) report('counterTo', 'required');
  if (line.quantity && !line.unit) report('unit', 'required');
  if (line.quantity && Number(line.quantity) <= 0) report('quantity', 'notIn');
  if (!line.quantity && !counted && (line.unit || rule === 'required')) report('quantity', 'required');
}
