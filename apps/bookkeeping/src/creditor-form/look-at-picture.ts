import type { LookedAt } from './looked-at';

/** Pixels of the longer side: a photo of a whole page is read in it, and smaller is quicker. */
const longestSide = 2600;

/** Looks for a payment code in a photo or scan. @throws where the browser cannot show the picture */
export async function lookAtPicture(file: File): Promise<LookedAt> {
  const { findCode } = await import('./find-code');
  const bitmap = await createImageBitmap(file);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return { code: null, invoice: null, preview: null };
  const pictureOf = (side: number): ImageData => {
    const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    canvas.width = Math.max(1, Math.round(bitmap.width * scale));
    canvas.height = Math.max(1, Math.round(bitmap.height * scale));
    context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    return context.getImageData(0, 0, canvas.width, canvas.height);
  };
  // Noise and paper grain of a sharp photo vanish when it is made smaller.
  const code = (await findCode(pictureOf(longestSide))) ?? (await findCode(pictureOf(longestSide / 2)));
  const preview = canvas.toDataURL('image/jpeg', 0.8);
  bitmap.close();
  return { code, invoice: null, preview };
}
