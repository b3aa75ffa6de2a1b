/** Parts of a page are fetched when they come this near to the view. In px. */
export const NEAR_VIEW_PX = 600;

/** Height of a page that is on its way: what follows it stays out of reach of {@link NEAR_VIEW_PX}. */
export const PAGE_PLACEHOLDER_HEIGHT = `calc(100dvh + ${NEAR_VIEW_PX + 40}px)`;
