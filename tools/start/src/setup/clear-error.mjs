/** A failure the user can act on: printed as one sentence, without a stack. */
export class ClearError extends Error {}

/** Runs the command; a ClearError is printed alone, anything else with its stack. Sets the exit code. */
export async function runClearly(command) {
  try {
    await command();
  } catch (error) {
    const text = error instanceof ClearError ? error.message : (error?.stack ?? String(error));
    process.stderr.write(`${text}\n`);
    process.exitCode = 1;
  }
}
