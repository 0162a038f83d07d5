import type { VatFigure, VatReturnView } from '@jahrring/contracts-bookkeeping';
import { ink, margin, mm, PageFlow, PageWriter, printFormat, printLanguageOf } from '@jahrring/pdf';
import type { PrintFormat } from '@jahrring/pdf';
import { serviceTexts } from '../i18n';
import type { ServiceTexts } from '../i18n';

/** A return with whose it is. */
export type VatForm = VatReturnView & { name: string; vatNumber: string; currency: string };

const lineHeight = mm(6.5);
const emphasised = ['200', '299', '399', '479', '500', '510', '83', '095'];

/** The form of a return: figure by figure with turnover and tax. Returns its bytes; the same return makes the same ones. */
export function renderVatForm(form: VatForm, locale: string): Promise<Buffer> {
  const texts = serviceTexts.in(locale).vat;
  const format = printFormat(form.country);
  const writer = new PageWriter({
    ...{ title: `${texts.title} ${form.fromDay}`, author: form.name, language: printLanguageOf(locale) },
    createdAt: new Date(form.closedAt),
  });
  const flow = new PageFlow(writer, margin.top);
  writeHead(flow, form, { texts, format });
  writeColumns(flow, form, texts);
  for (const figure of form.figures) writeFigure(flow, figure, format, () => writeColumns(flow, form, texts));
  return writer.finish();
}

function writeHead(
  flow: PageFlow,
  form: VatForm,
  { texts, format }: { texts: ServiceTexts['vat']; format: PrintFormat },
): void {
  const { writer } = flow;
  writer.text(texts.title, margin.left, flow.y, { size: 16, bold: true });
  flow.advance(mm(10));
  const days = `${format.date(form.fromDay)} – ${format.date(form.toDay)}`;
  const method = `${texts.method[form.method]}, ${texts.consideration[form.consideration]}`;
  const state = form.state === 'reopened' ? [texts.withdrawn] : [];
  for (const line of [form.name, form.vatNumber, `${days} · ${texts.kind[form.kind]}`, method, ...state]) {
    writer.text(line, margin.left, flow.y, { size: 10 });
    flow.advance(mm(5));
  }
  flow.advance(mm(4));
}

function placesOf({ contentRight }: PageWriter) {
  return { title: margin.left + mm(13), base: contentRight - mm(32), tax: contentRight };
}

function writeColumns(flow: PageFlow, { currency }: VatForm, { column }: ServiceTexts['vat']): void {
  const { writer } = flow;
  const at = placesOf(writer);
  const style = { size: 8.5, color: ink.soft };
  writer.text(column.code, margin.left, flow.y, style);
  writer.textRight(`${column.base} ${currency}`, at.base, flow.y, style);
  writer.textRight(`${column.tax} ${currency}`, at.tax, flow.y, style);
  flow.advance(mm(5));
  writer.rule(flow.y);
  flow.advance(mm(1.5));
}

function writeFigure(flow: PageFlow, figure: VatFigure, format: PrintFormat, onBreak: () => void): void {
  const { writer } = flow;
  const at = placesOf(writer);
  const { code, title, rate, activity, base, tax } = figure;
  const style = { size: 9.5, bold: emphasised.includes(code) };
  const rated = [title, activity, rate === null ? null : `${format.compact(rate)} %`];
  const lines = writer.wrap(
    rated.filter((part) => part !== null).join(' · '),
    at.base - at.title - mm(26),
    style,
  );
  const height = lineHeight + (lines.length - 1) * mm(4.5);
  flow.ensure(height, onBreak);
  writer.text(code, margin.left, flow.y, style);
  lines.forEach((line, index) => writer.text(line, at.title, flow.y + index * mm(4.5), style));
  if (base !== null) writer.textRight(format.decimal(base), at.base, flow.y, style);
  if (tax !== null) writer.textRight(format.decimal(tax), at.tax, flow.y, style);
  flow.advance(height - mm(1.5));
  writer.rule(flow.y);
  flow.advance(mm(1.5));
}
