/** Time that passes when it is told to, and what then happens. */
export interface Clock {
  now(): number;
  after(delay: number, run: () => void): void;
  /** Lets so much time pass. */
  pass(duration: number): void;
}

export function createClock(): Clock {
  let time = 0;
  let order = 0;
  const queue: { readonly at: number; readonly order: number; run(): void }[] = [];
  return {
    now: () => time,
    after(delay, run) {
      order += 1;
      queue.push({ at: time + delay, order, run });
      queue.sort((a, b) => a.at - b.at || a.order - b.order);
    },
    pass(duration) {
      const end = time + duration;
      for (let next = queue[0]; next !== undefined && next.at <= end; next = queue[0]) {
        queue.shift();
        time = next.at;
        next.run();
      }
      time = end;
    },
  };
}
