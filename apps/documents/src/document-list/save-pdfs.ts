import type { DocumentListItem } from '@jahrring/contracts-documents';
import { request, saveBlob } from '@jahrring/tool-kit';
import { zip, type AsyncZippable } from 'fflate';
import { pdfPath } from '../document-list.api';

/** Stored, not packed again: PDFs are compressed already. */
const stored = { level: 0 } as const;

/** The PDFs of several documents in one file. Throws `ApiError` where one cannot be had. */
export async function savePdfs(
  documents: readonly DocumentListItem[],
  titleOf: (document: DocumentListItem) => string,
  name: string,
): Promise<void> {
  const files: AsyncZippable = {};
  for (const document of documents) {
    const { response } = await request({ url: pdfPath(document.id) });
    files[fileName(document, titleOf(document), files)] = [
      new Uint8Array(await response.arrayBuffer()),
      stored,
    ];
  }
  const packed = await new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    zip(files, stored, (error, data) => (error ? reject(error) : resolve(data as Uint8Array<ArrayBuffer>)));
  });
  saveBlob(new Blob([packed], { type: 'application/zip' }), `${name}.zip`);
}

/** `Rechnung 2026-0001.pdf`; drafts by their title, each name once. */
function fileName({ number, title }: DocumentListItem, type: string, taken: AsyncZippable): string {
  const plain = `${type} ${number ?? title}`.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();
  for (let copy = 1; ; copy += 1) {
    const name = copy === 1 ? `${plain}.pdf` : `${plain} (${copy}).pdf`;
    if (!(name in taken)) return name;
  }
}
