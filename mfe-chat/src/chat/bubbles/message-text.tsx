import { MarkedText } from '#chat/find/marked-text.tsx';

const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** Belongs to the sentence, not to the address. */
const TRAILING = /[.,;:!?)\]]+$/;

/** Words of a message; addresses in them are links that give nothing away to where they lead. */
export function MessageText({ text }: { text: string }) {
  const parts: { at: number; text: string; isLink: boolean }[] = [];
  let end = 0;
  for (const match of text.matchAll(ADDRESS)) {
    const address = match[0].replace(TRAILING, '');
    parts.push({ at: end, text: text.slice(end, match.index), isLink: false });
    parts.push({ at: match.index, text: address, isLink: true });
    end = match.index + address.length;
  }
  parts.push({ at: end, text: text.slice(end), isLink: false });
  return (
    <p dir="auto">
      {parts.map(({ at, text: part, isLink }) =>
        isLink ? (
          <a key={`${at}-link`} href={part} target="_blank" rel="noopener noreferrer nofollow ugc">
            <bdi>
              <MarkedText text={part} />
            </bdi>
          </a>
        ) : (
          <MarkedText key={at} text={part} />
        ),
      )}
    </p>
  );
}
