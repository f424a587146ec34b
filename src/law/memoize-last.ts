/** What is worked out of something, kept for as long as the next one asks about the same: a position is looked at for many events. */
export function memoizeLast<Input extends object, Result>(find: (of: Input) => Result): (of: Input) => Result {
  let last: { readonly of: Input; readonly found: Result } | undefined;
  return (of) => {
    if (last?.of !== of) last = { of, found: find(of) };
    return last.found;
  };
}
