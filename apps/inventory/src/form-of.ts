/** The body of an upload with this file. */
export function formOf(file: File): FormData {
  const body = new FormData();
  body.append('file', file);
  return body;
}
