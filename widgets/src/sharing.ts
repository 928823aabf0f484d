/** A new value made of the parts of an old one that are equal. */

type Named = Record<string, unknown>;

function sharedList(before: readonly unknown[], after: readonly unknown[]): readonly unknown[] {
  const list = after.map((each, index) => shared(before[index], each));
  return list.length === before.length && list.every((each, index) => each === before[index]) ? before : list;
}

/** A player may have any name, so entries are never assigned. */
function sharedRecord(before: Named, after: Named): Named {
  const [old, names] = [Object.keys(before), Object.keys(after)];
  const parts = names.map((name) => shared(before[name], after[name]));
  const same = (name: string, index: number) => name === old[index] && parts[index] === before[name];
  if (names.length === old.length && names.every(same)) return before;
  return Object.fromEntries(names.map((name, index) => [name, parts[index]]));
}

/** The order counts too: it is the order in which things are shown. */
function sameEntries(before: Iterable<unknown>, after: Iterable<unknown>): boolean {
  const [old, now] = [[...before].flat(), [...after].flat()];
  return old.length === now.length && now.every((each, index) => each === old[index]);
}

const isThing = (value: unknown): value is object => typeof value === "object" && value !== null;

function sharedThing(before: object, after: object): unknown {
  const kind = Object.getPrototypeOf(after);
  if (kind !== Object.getPrototypeOf(before)) return after;
  if (kind === Array.prototype) return sharedList(before as unknown[], after as unknown[]);
  if (kind === Object.prototype) return sharedRecord(before as Named, after as Named);
  const collects = kind === Set.prototype || kind === Map.prototype;
  return collects && sameEntries(before as Iterable<unknown>, after as Iterable<unknown>) ? before : after;
}

/** The new value, with every part that equals the old one taken from there. */
export function shared<Value>(before: unknown, after: Value): Value {
  const differs = before !== after && isThing(before) && isThing(after);
  return differs ? (sharedThing(before, after) as Value) : after;
}
