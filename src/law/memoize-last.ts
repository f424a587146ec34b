/** What is worked out of something, kept for as long as the next one asks about the same: a position is looked at for many events. */
export function memoizeLast<Of extends object, Found>(find: (of: Of) => Found): (of: Of) => Found {
  let last: { readonly of: Of; readonly found: Found } | undefined;
  return (of) => {
    if (last?.of !== of) last = { of, found: find(of) };
    return last.found;
  };
}
