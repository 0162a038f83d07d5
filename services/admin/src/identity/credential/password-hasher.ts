import { hash, verify } from '@node-rs/argon2';

// Algorithm.Argon2id; its enum is ambient and cannot be read under isolatedModules.
const ARGON2ID = 2;
const options = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Each hash takes 19 MiB and a core for about 30 ms: more at once would starve every other request. */
const atOnce = 4;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resume) => waiting.push(resume));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    // The slot is handed over, so `running` stays as it is.
    if (next) next();
    else running -= 1;
  }
}

/** Argon2id of a password, as a PHC string. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options));
}

/** Returns true if the password matches the hash. */
export function verifyPassword(passwordHash: string, password: string): Promise<boolean> {
  return inTurn(() => verify(passwordHash, password));
}

let decoy: Promise<string> | undefined;

/** As long as `verifyPassword`, always false: an unknown e-mail must take as long as a known one. */
export async function verifyNobody(password: string): Promise<false> {
  decoy ??= hashPassword('nobody has this password');
  await verifyPassword(await decoy, password);
  return false;
}
