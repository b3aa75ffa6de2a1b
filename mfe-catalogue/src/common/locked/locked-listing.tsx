import { Photo } from '@lintel/ui';
import type { ReactNode } from 'react';
import { coverPhotoSizes } from '#common/media/photo-sizes.ts';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { Opening } from './cheapest-package.ts';
import { OpeningPackage } from './opening-package.tsx';
import { Blurred, Columns, Mosaic } from './locked-listing.styles.ts';

export interface LockedPhoto {
  src: string;
  color?: string | undefined;
}

interface Props {
  title: string;
  /** The first one is shown as it is, the others blurred; a single one replaces them. */
  photos: readonly LockedPhoto[];
  /** What is public: price, place, badges. */
  head: ReactNode;
  /** How much the package opens; what is unknown or none is left out. */
  counts: { photos?: number | undefined; plans?: number | undefined; documents?: number | undefined };
  /** The sentence that names for whom it is. */
  why: string;
  opens: Opening;
}

/** Photos beside the first, behind the blur. */
const BLURRED = 4;

/** A listing that a package opens: what is public, how much there is behind it, and what opens it for how much. */
export function LockedListing({ title, photos: [first, ...others], head, counts, why, opens }: Props) {
  const { t } = useDeferredTranslation();
  const behind = others.length > 0 ? others : first ? [first, first, first, first] : [];
  const facts = [
    counts.photos && counts.photos > 1 && t('locked.photos', { count: counts.photos }),
    counts.plans && t('projects.plans', { count: counts.plans }),
    counts.documents && t('locked.documents', { count: counts.documents }),
    t('locked.contact'),
  ].filter((fact) => typeof fact === 'string');
  return (
    <article aria-labelledby="locked-title">
      <Mosaic>
        <Photo
          src={first?.src ?? ''}
          alt=""
          color={first?.color}
          ratio="fill"
          sizes={coverPhotoSizes}
          priority
        />
        {behind.length > 0 && (
          <Blurred aria-hidden data-single={others.length === 0}>
            {behind.slice(0, BLURRED).map(({ src, color }, index) => (
              <span key={index}>
                <Photo src={src} alt="" color={color} ratio="fill" sizes="160px" />
              </span>
            ))}
          </Blurred>
        )}
      </Mosaic>
      <Columns>
        <div>
          <h1 id="locked-title" dir="auto">
            {title}
          </h1>
          {head}
          <h2>{t('locked.behind')}</h2>
          <ul>
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </div>
        <OpeningPackage why={why} opens={opens} />
      </Columns>
    </article>
  );
}
