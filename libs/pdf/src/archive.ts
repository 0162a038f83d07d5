/** A file inside a PDF, with what it is to the document: its other form, or data it was made from. */
export interface Attachment {
  name: string;
  /** Media type: `text/xml`. */
  type: string;
  description: string;
  relationship: 'Alternative' | 'Data' | 'Source' | 'Supplement' | 'Unspecified';
  bytes: Uint8Array;
}

/** Parts that make a file suitable for archives (PDF/A-3b). */
export interface Archive {
  attachments: readonly Attachment[];
  /** More `rdf:Description` elements of the metadata, as a standard for attachments wants them. */
  metadata?: string | undefined;
}

/** Members that pdfkit's typings lack. */
interface MetadataDocument {
  appendXML(xml: string): void;
  _addInfo(): void;
  info: PDFKit.DocumentInfo;
  file(
    bytes: Uint8Array,
    options: Omit<Attachment, 'bytes'> & { creationDate: Date; modifiedDate: Date },
  ): object;
}

/** Puts attachments and metadata into a document that was opened as PDF/A-3b. */
export function addArchive(document: PDFKit.PDFDocument, archive: Archive, createdAt: Date): void {
  const doc = document as unknown as MetadataDocument;
  // pdfkit writes title and author as they are, which is no XML where they hold an ampersand.
  doc._addInfo = () => doc.appendXML(infoXml(doc.info, createdAt));
  if (archive.metadata) doc.appendXML(archive.metadata);
  for (const { bytes, ...attachment } of archive.attachments) {
    doc.file(bytes, { ...attachment, creationDate: createdAt, modifiedDate: createdAt });
  }
}

function infoXml(
  { Title = '', Author = '', Creator = '', Producer = '' }: PDFKit.DocumentInfo,
  at: Date,
): string {
  return `
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/">
<xmp:CreateDate>${at.toISOString().slice(0, 19)}Z</xmp:CreateDate>
<xmp:CreatorTool>${escapeXml(Creator)}</xmp:CreatorTool>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/">
<dc:title><rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(Title)}</rdf:li></rdf:Alt></dc:title>
<dc:creator><rdf:Seq><rdf:li>${escapeXml(Author)}</rdf:li></rdf:Seq></dc:creator>
</rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/">
<pdf:Producer>${escapeXml(Producer)}</pdf:Producer>
</rdf:Description>`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

function escapeXml(text: string): string {
  return text.replace(/[&<>]/g, (character) => escapes[character] ?? character);
}
