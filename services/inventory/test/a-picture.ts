/** One pixel as PNG, as a form sends it. */
export function aPicture(name = 'forwarder.png') {
  const pixel =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  return { name, content: Buffer.from(pixel, 'base64'), type: 'image/png' };
}
