import { type LabelLine, type LabelRecord, type LabelSettings } from '@jahrring/contracts-inventory';
import { commonError } from '@jahrring/service-kit';
import { type ObjectEntity } from '../object-record';
import { type PrintedLabel } from '../paper';

type Texts = Partial<Record<LabelLine, string | null>>;

export interface Labelled {
  content: string;
  number: string | null;
  texts: Texts;
}

/** @throws NOT_FOUND where one of them is not there, or not to be seen */
export function inOrder<T extends { id: string }>(ids: readonly string[], found: readonly T[]): T[] {
  const byId = new Map(found.map((one) => [one.id, one]));
  return ids.map((id) => {
    const one = byId.get(id);
    if (!one) throw commonError('NOT_FOUND');
    return one;
  });
}

export function textsOf({ title, articleNumber, serialNumber, plate, make, model }: ObjectEntity): Texts {
  const detail = [make, model].filter(Boolean).join(' ') || null;
  return { title, articleNumber, serial: plate ?? serialNumber, detail };
}

export function ofRecord(
  { path, title, number = null, detail = null }: LabelRecord,
  origin: string,
): Labelled {
  return { content: `${origin}${path}`, number, texts: { title, detail } };
}

export function printedOf(
  { content, number, texts }: Labelled,
  settings: LabelSettings,
  owner: string | null,
): PrintedLabel {
  const said: Texts = { ...texts, owner };
  return {
    content,
    number: settings.showNumber ? number : null,
    lines: settings.lines.flatMap((line) => said[line] || []),
  };
}
