export { checkIssuable } from './check-issuable';
export { DocumentPdfService } from './document-pdf.service';
export type { PdfFile } from './document-pdf.service';
export { IssueModule } from './issue.module';
export { IssueService } from './issue.service';
export type { Issuing } from './issue-freezer';
export { sendPdf } from './send-pdf';
