/** Says what was recorded, where the device can speak; a next stem interrupts the one before. */
export function speak(text: string, language: string): void {
  if (!('speechSynthesis' in window)) return;
  const words = new SpeechSynthesisUtterance(text);
  words.lang = language;
  window.speechSynthesis.cancel();
  window.speechSynthesis.speak(words);
}
