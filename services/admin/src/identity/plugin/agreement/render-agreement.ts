import { pluginCurrency } from '@jahrring/contracts-admin';
import { localDateAt, localTimeAt } from '@jahrring/contracts-common';
import { ink, margin, mm, PageFlow, PageWriter, printFormat, type PrintLanguage } from '@jahrring/pdf';
import { fillText } from '@jahrring/service-kit/texts';
import { serviceTexts } from '../../../i18n';

/** A pledge with the terms it was made on. */
export interface AgreementPaper {
  pledgeId: string;
  plugin: string;
  text: string;
  amount: string;
  /** ISO 8601 */
  pledgedAt: string;
  pledgedBy: string;
  licence: { name: string; country: string; lines: readonly string[] };
  terms: {
    goal: string;
    startPercent: number;
    guaranteePercent: number;
    /** ISO 8601 */
    endsAt: string;
    maxInvestors: number;
    smallestPledge: string;
    largestSharePercent: number;
    priceCutPercent: number;
    priceCutMonths: number;
    benefit: string;
  };
  language: PrintLanguage;
  timeZone: string;
}

const LINE = mm(5);
const labelWidth = mm(58);
const small = { size: 8.5, color: ink.soft } as const;

/** The PDF of an agreement; the same data gives the same bytes. */
export async function renderAgreement(paper: AgreementPaper): Promise<Buffer> {
  const texts = serviceTexts.in(paper.language).agreement;
  const { licence, terms } = paper;
  const format = printFormat(licence.country);
  const money = (amount: string) => `${pluginCurrency} ${format.decimal(amount)}`;
  const moment = (at: string) => {
    const instant = Date.parse(at);
    return `${format.date(localDateAt(instant, paper.timeZone))}, ${localTimeAt(instant, paper.timeZone)}`;
  };
  const title = fillText(texts.title, { plugin: paper.plugin });
  const writer = new PageWriter({
    ...{ title, author: licence.name, language: paper.language },
    createdAt: new Date(paper.pledgedAt),
  });
  const flow = new PageFlow(writer, mm(20));
  const paragraph = (text: string, style: { size?: number; bold?: boolean } = {}) => {
    for (const line of writer.wrap(text, writer.contentWidth, style)) {
      flow.ensure(LINE);
      writer.text(line, margin.left, flow.y, style);
      flow.advance(style.size ? mm(7) : LINE);
    }
    flow.advance(mm(3));
  };
  const rows = (heading: string, pairs: readonly (readonly [string, string])[]) => {
    flow.ensure(mm(8) + LINE);
    writer.text(heading, margin.left, flow.y, { size: 11, bold: true });
    flow.advance(mm(7));
    for (const [label, value] of pairs.filter(([, text]) => text !== '')) {
      const lines = writer.wrap(value, writer.contentWidth - labelWidth);
      flow.ensure(lines.length * LINE);
      writer.text(label, margin.left, flow.y + 0.8, small);
      for (const line of lines) {
        writer.text(line, margin.left + labelWidth, flow.y);
        flow.advance(LINE);
      }
    }
    flow.advance(mm(4));
  };
  paragraph(title, { size: 15, bold: true });
  rows(texts.pledge, [
    [texts.licence, [licence.name, ...licence.lines].join('\n')],
    [texts.plugin, paper.plugin],
    [texts.does, paper.text],
    [texts.amount, `${money(paper.amount)} (${texts.withoutVat})`],
    [texts.pledgedBy, paper.pledgedBy],
    [texts.pledgedAt, moment(paper.pledgedAt)],
  ]);
  rows(texts.terms, [
    [texts.goal, money(terms.goal)],
    [texts.start, `${terms.startPercent} %`],
    [texts.guarantee, `${terms.guaranteePercent} %`],
    [texts.end, moment(terms.endsAt)],
    [texts.investors, String(terms.maxInvestors)],
    [texts.smallest, money(terms.smallestPledge)],
    [texts.largest, `${terms.largestSharePercent} %`],
    [texts.priceCut, cutOf(terms, texts.priceCutText)],
    [texts.benefit, terms.benefit],
  ]);
  paragraph(texts.binds, { bold: true });
  const reached = { percent: terms.guaranteePercent, moment: moment(terms.endsAt) };
  paragraph(fillText(texts.bindsText, reached));
  writer.onEachPage((page, pages) => {
    const foot = `${fillText(texts.foot, { id: paper.pledgeId })} · ${page}/${pages}`;
    writer.text(foot, margin.left, writer.height - mm(14), small);
  });
  return writer.finish();
}

function cutOf({ priceCutPercent, priceCutMonths }: AgreementPaper['terms'], text: string): string {
  return priceCutPercent === 0 ? '' : fillText(text, { percent: priceCutPercent, months: priceCutMonths });
}
