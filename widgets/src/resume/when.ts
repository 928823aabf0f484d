/** A day and an hour as people of this language write them; empty for a time that is none. */
export function when(at: string, lang: string): string {
  const time = new Date(at);
  if (Number.isNaN(time.getTime())) return "";
  return new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short" }).format(time);
}
