/** What became of a form that was sent. */
export interface PostedListing {
  id: number;
  slug: string;
  title: string;
  /** An approved one may be hidden by its owner. */
  state: 'live' | 'review' | 'hidden';
}
