/** Marks the title of a copy by a number, which reads the same in every language: `Villa`, `Villa (2)`, `Villa (3)`. */
export function copiedTitle(title: string): string {
  const [, name = title, number = '1'] = /^(.*?) \((\d{1,3})\)$/.exec(title) ?? [];
  return `${name} (${Number(number) + 1})`;
}
