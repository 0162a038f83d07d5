import { apiUrl, request, type ApiRequest, type QueryParams } from './request';

/** The address of a file for a plain link (`<a href download>`); the session cookie goes with it. */
export function downloadUrl(path: string, params?: QueryParams): string {
  return apiUrl(path, params);
}

/** Fetches a file and hands it to the browser to save. Throws `ApiError`; the server's name wins over `fallbackName`. */
export async function saveFile(call: ApiRequest, fallbackName: string): Promise<void> {
  const { response, headers } = await request(call);
  const address = URL.createObjectURL(await response.blob());
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = fileName(headers.get('Content-Disposition')) ?? fallbackName;
  anchor.click();
  // Some browsers read the address only after the click's task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

function fileName(disposition: string | null): string | null {
  if (disposition === null) return null;
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) return decodeURIComponent(encoded);
  return /filename="?([^";]+)"?/i.exec(disposition)?.[1] ?? null;
}
