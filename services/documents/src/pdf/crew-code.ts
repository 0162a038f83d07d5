import type { DocumentLanguage } from '@jahrring/contracts-documents';
import { ink, margin, mm } from '@jahrring/pdf';
import type { FlowContext } from './print-context';
import { drawSquares } from './qr-squares';

const SIZE = mm(26);
const TEXT_X = margin.left + SIZE + mm(6);
const LINE = mm(5);

const words: Readonly<Record<DocumentLanguage, { title: string; hint: string }>> = {
  de: { title: 'Zeit erfassen', hint: 'Mit der Kamera des Telefons lesen: das Projekt ist schon gewählt.' },
  en: { title: 'Record time', hint: 'Read it with the phone’s camera: the project is chosen already.' },
  fr: {
    title: 'Saisir le temps',
    hint: 'À lire avec l’appareil photo du téléphone\u202f: le projet est déjà choisi.',
  },
  it: {
    title: 'Registrare le ore',
    hint: 'Da leggere con la fotocamera del telefono: il progetto è già scelto.',
  },
  ro: {
    title: 'Înregistrează timpul',
    hint: 'Citește cu camera telefonului: proiectul este deja ales.',
  },
};

/** The code by which a crew records its time for the project of the sheet. */
export function drawCrewCode(context: FlowContext, url: string): void {
  const { flow, writer, document } = context;
  flow.ensure(SIZE + mm(4));
  const top = flow.y + mm(2);
  drawSquares(context, url, { left: margin.left, top, size: SIZE });
  writer.drawWith((doc) => doc.link(margin.left, top, SIZE, SIZE, url));
  const { title, hint } = words[document.language];
  writer.text(title, TEXT_X, top, { size: 10, bold: true });
  const project = [document.projectNumber, document.projectTitle].filter(Boolean).join(' ');
  const width = writer.contentRight - TEXT_X;
  const lines = [project, hint].flatMap((text) => writer.wrap(text, width, { size: 9 }));
  lines.forEach((line, index) => writer.text(line, TEXT_X, top + LINE * (index + 1.2), { size: 9 }));
  const below = top + LINE * (lines.length + 1.4);
  writer
    .wrap(url, width, { size: 7 })
    .forEach((line, index) => writer.text(line, TEXT_X, below + mm(3) * index, { size: 7, color: ink.soft }));
  flow.advance(SIZE + mm(4));
}
