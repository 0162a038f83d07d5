import { pluginCurrency } from '@jahrring/contracts-admin';
import { ink, margin, mm, PageFlow, PageWriter, printFormat, type PrintLanguage } from '@jahrring/pdf';
import { fillText } from '@jahrring/service-kit/texts';
import { serviceTexts } from '../../../i18n';

/** Printed statement of a licence's month. */
export interface StatementPaper {
  /** `2026-11` */
  month: string;
  licence: { name: string; country: string; lines: readonly string[] };
  charges: readonly {
    plugin: string;
    amount: string;
    agreedBy: string;
    startsOn: string;
    endedOn: string | null;
  }[];
  sum: string;
  language: PrintLanguage;
  /** ISO 8601 */
  madeAt: string;
}

const LINE = mm(5);
const columns = { span: mm(62), agreedBy: mm(112) } as const;
const small = { size: 8.5, color: ink.soft } as const;

/** The PDF of a statement; the same data gives the same bytes. */
export async function renderStatement(paper: StatementPaper): Promise<Buffer> {
  const texts = serviceTexts.in(paper.language).statement;
  const { licence } = paper;
  const format = printFormat(licence.country);
  const title = fillText(texts.title, { month: monthName(paper) });
  const writer = new PageWriter({
    ...{ title, author: licence.name, language: paper.language },
    createdAt: new Date(paper.madeAt),
  });
  const flow = new PageFlow(writer, mm(20));
  const { left } = margin;
  for (const [at, line] of [licence.name, ...licence.lines].entries()) {
    writer.text(line, left, flow.y, { bold: at === 0 });
    flow.advance(LINE);
  }
  flow.advance(mm(10));
  writer.text(title, left, flow.y, { size: 15, bold: true });
  flow.advance(mm(12));
  const heading = () => {
    writer.text(texts.plugin, left, flow.y, small);
    writer.text(texts.span, left + columns.span, flow.y, small);
    writer.text(texts.agreedBy, left + columns.agreedBy, flow.y, small);
    writer.textRight(`${texts.amount} (${pluginCurrency})`, writer.contentRight, flow.y, small);
    writer.rule(flow.y + mm(4.6));
    flow.advance(mm(6));
  };
  heading();
  for (const { plugin, amount, agreedBy, startsOn, endedOn } of paper.charges) {
    const names = writer.wrap(plugin, columns.span - mm(3));
    flow.ensure(names.length * LINE, heading);
    const span = { from: format.date(startsOn), to: endedOn ? format.date(endedOn) : '' };
    writer.text(fillText(endedOn ? texts.fromTo : texts.from, span), left + columns.span, flow.y);
    const [person = ''] = writer.wrap(agreedBy, mm(35));
    writer.text(person, left + columns.agreedBy, flow.y);
    writer.textRight(format.decimal(amount), writer.contentRight, flow.y);
    for (const name of names) {
      writer.text(name, left, flow.y);
      flow.advance(LINE);
    }
  }
  if (paper.charges.length === 0) {
    writer.text(texts.none, left, flow.y);
    flow.advance(LINE);
  }
  flow.ensure(mm(10));
  writer.rule(flow.y + mm(1));
  flow.advance(mm(3));
  writer.text(`${texts.sum} (${texts.withoutVat})`, left, flow.y, { bold: true });
  writer.textRight(format.decimal(paper.sum), writer.contentRight, flow.y, { bold: true });
  return writer.finish();
}

function monthName({ month, language }: StatementPaper): string {
  const names = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return names.format(new Date(`${month}-15T12:00:00Z`));
}
