/**
 * Names of everything that has a design value. Each leaf is a CSS custom property that the shell sets, so features built at
 * different times follow one theme. Names say what a value is for, never how it looks.
 */
export const tokens = {
  color: {
    surface: {
      /** Behind everything. */
      canvas: 'var(--color-surface-canvas)',
      /** A band or a quiet panel on the canvas. */
      subtle: 'var(--color-surface-subtle)',
      /** A well: track of a switch, plate behind a plan. */
      sunken: 'var(--color-surface-sunken)',
      /** Cards. Lighter than the canvas in the dark theme, which has no shadows. */
      raised: 'var(--color-surface-raised)',
      /** Dialogs, menus, popovers. */
      overlay: 'var(--color-surface-overlay)',
      /** Reversed, for tooltips and active pills. */
      inverse: 'var(--color-surface-inverse)',
      /** Behind a dialog. */
      scrim: 'var(--color-surface-scrim)',
    },
    text: {
      default: 'var(--color-text-default)',
      muted: 'var(--color-text-muted)',
      /** Smallest contrast that still passes on subtle surfaces; never for content that matters. */
      faint: 'var(--color-text-faint)',
      link: 'var(--color-text-link)',
      inverse: 'var(--color-text-inverse)',
      onAction: 'var(--color-text-on-action)',
      /** On photos, always light, over a scrim. */
      onPhoto: 'var(--color-text-on-photo)',
    },
    action: {
      default: 'var(--color-action-default)',
      hover: 'var(--color-action-hover)',
      tint: 'var(--color-action-tint)',
      onTint: 'var(--color-action-on-tint)',
    },
    border: { control: 'var(--color-border-control)', hairline: 'var(--color-border-hairline)' },
    focus: { inner: 'var(--color-focus-inner)', outer: 'var(--color-focus-outer)' },
    /** Featured and premium. */
    accent: {
      text: 'var(--color-accent-text)',
      onFill: 'var(--color-accent-on-fill)',
      fill: 'var(--color-accent-fill)',
    },
    heart: 'var(--color-heart)',
    danger: { text: 'var(--color-danger-text)', fill: 'var(--color-danger-fill)' },
    success: { text: 'var(--color-success-text)', fill: 'var(--color-success-fill)' },
    warning: { text: 'var(--color-warning-text)', fill: 'var(--color-warning-fill)' },
    info: { text: 'var(--color-info-text)', fill: 'var(--color-info-fill)' },
    /** Affordability; always together with ✓ ~ ✕. */
    affordable: { text: 'var(--color-affordable-text)', fill: 'var(--color-affordable-fill)' },
    stretch: { text: 'var(--color-stretch-text)', fill: 'var(--color-stretch-fill)' },
    beyond: { text: 'var(--color-beyond-text)', fill: 'var(--color-beyond-fill)' },
    /** Price pills on the map. */
    pill: {
      text: 'var(--color-pill-text)',
      fill: 'var(--color-pill-fill)',
      viewedText: 'var(--color-pill-viewed-text)',
      viewedFill: 'var(--color-pill-viewed-fill)',
      activeText: 'var(--color-pill-active-text)',
      activeFill: 'var(--color-pill-active-fill)',
      border: 'var(--color-pill-border)',
    },
    photo: { scrim: 'var(--color-photo-scrim)', button: 'var(--color-photo-button)' },
  },
  /** Whole `font` shorthands; sizes grow from {@link media.desktop} on. */
  font: {
    display: 'var(--font-display)',
    h1: 'var(--font-h1)',
    h2: 'var(--font-h2)',
    h3: 'var(--font-h3)',
    price: 'var(--font-price)',
    priceLarge: 'var(--font-price-large)',
    body: 'var(--font-body)',
    bodyStrong: 'var(--font-body-strong)',
    small: 'var(--font-small)',
    smallStrong: 'var(--font-small-strong)',
    micro: 'var(--font-micro)',
  },
  space: {
    1: 'var(--space-1)',
    2: 'var(--space-2)',
    3: 'var(--space-3)',
    4: 'var(--space-4)',
    5: 'var(--space-5)',
    6: 'var(--space-6)',
    8: 'var(--space-8)',
    10: 'var(--space-10)',
    14: 'var(--space-14)',
    20: 'var(--space-20)',
    /** Space at both sides of the page. */
    page: 'var(--space-page)',
  },
  radius: {
    control: 'var(--radius-control)',
    card: 'var(--radius-card)',
    sheet: 'var(--radius-sheet)',
    pill: 'var(--radius-pill)',
  },
  shadow: { card: 'var(--shadow-card)', popover: 'var(--shadow-popover)', dialog: 'var(--shadow-dialog)' },
  /** Durations with their easing, for `transition`. Zero when the user asks for less motion. */
  motion: { state: 'var(--motion-state)', enter: 'var(--motion-enter)', sheet: 'var(--motion-sheet)' },
  /** Stacking order. */
  layer: {
    raised: 'var(--layer-raised)',
    sticky: 'var(--layer-sticky)',
    header: 'var(--layer-header)',
    popover: 'var(--layer-popover)',
    toast: 'var(--layer-toast)',
    progress: 'var(--layer-progress)',
  },
  size: {
    /** Widest content column. */
    page: 'var(--size-page)',
    /** A comfortable line of running text. */
    reading: 'var(--size-reading)',
    form: 'var(--size-form)',
    header: 'var(--size-header)',
    /** Height of a picture that a page begins with, from edge to edge; the page shows it before any script has run. */
    firstPicture: 'var(--size-first-picture)',
    /** On phones, from the top of the document: the photo of the first card of a list, and that at the top of a page. */
    firstPhotoOfList: 'var(--size-first-photo-list)',
    firstPhotoOnTop: 'var(--size-first-photo-top)',
    /** Smallest comfortable touch target. */
    touch: 'var(--size-touch)',
  },
  /** Applied to photos; dims them a little in the dark theme. */
  photoFilter: 'var(--photo-filter)',
} as const;

type Leaf<T> = T extends string ? T : { [K in keyof T]: Leaf<T[K]> }[keyof T];
type NameOf<T> = T extends `var(${infer Name})` ? Name : never;

/** Names of the custom properties that differ between the light and the dark theme. */
export type ThemedName =
  | NameOf<Leaf<typeof tokens.color>>
  | NameOf<Leaf<typeof tokens.shadow>>
  | NameOf<typeof tokens.photoFilter>;
/** Names of the custom properties that are the same in both. */
export type FixedName = Exclude<NameOf<Leaf<typeof tokens>>, ThemedName>;
