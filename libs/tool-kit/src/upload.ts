/** Body of an upload: texts by their field, then the files, which the server reads as they stream in. */
export function fileForm(
  files: File | readonly File[],
  texts: Readonly<Record<string, string>> = {},
): FormData {
  const form = new FormData();
  for (const [field, text] of Object.entries(texts)) form.append(field, text);
  for (const file of Array.isArray(files) ? files : [files]) form.append('file', file);
  return form;
}
