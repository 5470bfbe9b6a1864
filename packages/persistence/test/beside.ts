/** Runs `work` while each task repeats. The repetitions end when `work` ends or fails, and when a task fails. */
export async function beside(tasks: readonly (() => Promise<unknown>)[], work: () => Promise<void>): Promise<void> {
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  const repeated = tasks.map(async (task) => {
    while (!isOver) await task();
  });
  await Promise.all([work().finally(end), ...repeated]).finally(end);
}
