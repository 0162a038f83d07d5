/** Longest side of a photo as it is sent, in pixels: sharp on paper, and small enough for a weak signal. */
const longestSide = 1600;
const quality = 0.82;

/** The size a picture is drawn in; a small one stays as it is. */
export function scaledSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, longestSide / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

/**
 * A photo from camera or gallery as a JPEG of at most 1600 px, upright as it was taken, without place and device in it.
 * Rejects for a file this browser cannot show.
 */
export async function scalePhoto(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
  const canvas = document.createElement('canvas');
  Object.assign(canvas, scaledSize(picture.width, picture.height));
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  // Transparent areas would be black in a JPEG.
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  picture.close();
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/jpeg', quality);
  });
}
