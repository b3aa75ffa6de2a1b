import { calendarOf } from '@lintel/remote-kit';

interface Viewing {
  /** Id of the message: a calendar that gets the file twice has one entry. */
  messageId: number;
  /** ISO 8601. */
  start: string;
  title: string;
  /** Address of the listing. */
  url: string;
  now: Date;
}

const DURATION_MS = 30 * 60_000;

/** A viewing as a file that every calendar reads. */
export function calendarFile({ messageId, start, title, url, now }: Viewing): Promise<string> {
  const begin = new Date(start);
  const entry = {
    id: `viewing-${messageId}@${new URL(url).hostname}`,
    start: begin,
    end: new Date(begin.getTime() + DURATION_MS),
    title,
    url,
  };
  return calendarOf([entry], now);
}
