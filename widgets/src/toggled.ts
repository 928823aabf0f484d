/** The set with the item put in, or taken out if it was there. */
export function toggled<Item>(set: ReadonlySet<Item>, item: Item): ReadonlySet<Item> {
  const without = [...set].filter((each) => each !== item);
  return new Set(set.has(item) ? without : [...without, item]);
}
