import { commonPasswordRoots } from './common-passwords';

type PasswordFault = 'min' | 'max' | 'common' | 'personal';

export const longestPassword = 128;
const lookalikes: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};

function isSequence(text: string): boolean {
  if (text.length < 2) return true;
  const steps = new Set<number>();
  for (let index = 1; index < text.length; index += 1)
    steps.add(text.charCodeAt(index) - text.charCodeAt(index - 1));
  const [step] = steps;
  // 1234567890 wraps once from 9 to 0.
  return (steps.size === 1 && Math.abs(step ?? 9) <= 1) || '01234567890'.repeat(2).includes(text);
}

function isCommon(password: string): boolean {
  const lower = password.toLowerCase();
  if (isSequence(lower) || new Set(lower).size <= 2) return true;
  const root = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  const spelled = [...lower.replace(/[\d!?.,;:*+#_-]+$/u, '')]
    .map((letter) => lookalikes[letter] ?? letter)
    .join('');
  return root === '' || commonPasswordRoots.has(root) || commonPasswordRoots.has(spelled);
}

/** Returns the fault of a new password, or null. `personal` are the e-mail and names that it must not simply repeat. */
export function findPasswordFault(
  password: string,
  minLength: number,
  personal: readonly string[],
): PasswordFault | null {
  if ([...password].length < minLength) return 'min';
  if (password.length > longestPassword) return 'max';
  if (isCommon(password)) return 'common';
  const lower = password.toLowerCase();
  const repeats = personal.some(
    (text) => text.length >= 4 && lower.startsWith(text.toLowerCase()) && lower.length - text.length < 5,
  );
  return repeats ? 'personal' : null;
}
