import { media, Photo, tokens } from '@lintel/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useDeferredTranslation } from '#locales/deferred-texts.ts';
import type { Opening } from './cheapest-package.ts';
import { OpeningPackage } from './opening-package.tsx';

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
          sizes="(min-width: 840px) 640px, 100vw"
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

const Mosaic = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  margin-block-start: ${tokens.space[4]};
  overflow: hidden;
  border-radius: ${tokens.radius.card};
  > :first-child {
    aspect-ratio: 3 / 2;
  }
  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
    block-size: clamp(280px, 32vw, 400px);
    > :first-child {
      aspect-ratio: auto;
      block-size: 100%;
    }
  }
`;
const Blurred = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${tokens.space[2]};
  > span {
    position: relative;
    overflow: hidden;
    block-size: 72px;
  }
  > span > * {
    block-size: 100%;
    /* Larger than its box, so that the blur has no light edges. */
    scale: 1.2;
    filter: blur(12px);
  }
  /* One photo stands in for the others: each shows another part of it. */
  &[data-single='true'] > span:nth-child(2n) > * {
    scale: -1.6 1.6;
  }
  &[data-single='true'] > span:nth-child(n + 3) > * {
    scale: 2;
  }
  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    grid-template-rows: repeat(2, minmax(0, 1fr));
    > span {
      block-size: auto;
    }
  }
`;
const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[8]};
  margin-block-start: ${tokens.space[6]};
  ${media.laptop} {
    grid-template-columns: minmax(0, 2fr) minmax(17.5rem, 1fr);
    align-items: start;
  }
  h2 {
    margin-block: ${tokens.space[6]} ${tokens.space[2]};
    font: ${tokens.font.h3};
  }
  ul {
    display: grid;
    gap: ${tokens.space[1]};
    padding-inline-start: ${tokens.space[5]};
    list-style: disc;
  }
`;
