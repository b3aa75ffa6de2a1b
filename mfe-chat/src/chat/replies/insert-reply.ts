/** What is written, with a reply in place of the selection, apart from the words beside it; and where the caret stands then. */
export function insertReply(
  text: string,
  reply: string,
  { start, end }: { start: number; end: number },
): { text: string; caret: number } {
  const [before, after] = [text.slice(0, start), text.slice(end)];
  const head = before && !/\s$/.test(before) ? `${before} ` : before;
  const tail = after && !/^\s/.test(after) ? ` ${after}` : after;
  return { text: `${head}${reply}${tail}`, caret: head.length + reply.length };
}
