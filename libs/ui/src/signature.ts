export { SignatureField } from './signature/signature-field';
export type { DrawnStroke, SignatureFieldProps } from './signature/signature-field';
