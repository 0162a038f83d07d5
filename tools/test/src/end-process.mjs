const longest = 15_000;

/** Ends a child process and waits for its end; kills it where it takes longer than fifteen seconds. */
export async function endProcess(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  const late = setTimeout(() => child.kill('SIGKILL'), longest);
  await ended;
  clearTimeout(late);
}
