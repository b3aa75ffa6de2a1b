import type { Slider } from '@lintel/api-contract';
import { paths, photoAt, photoSet } from '@lintel/contract';
import { photoCaption } from '#common/media/photo-caption.ts';
import { cardPhotoSizes } from '#common/media/photo-sizes.ts';
import { NearView } from '@lintel/remote-kit';
import { Rail, tokens } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '#common/addresses.ts';

/** Where a slide leads and what it is called; nothing for a bare picture. */
function targetOf({ slider_type: kind, category, property, link }: Slider) {
  if (kind === '2' && category) return { to: addresses.category(category.slug_id), name: category.category };
  if (kind === '3' && property) return { to: paths.property(property.slug_id), name: property.title };
  if (kind === '4' && link && /^https?:/.test(link)) return { href: link, name: new URL(link).hostname };
  return undefined;
}

/** Pictures chosen by the administrator: bare, or leading to a category, a listing or another site. */
export function Sliders({ sliders }: { sliders: readonly Slider[] }) {
  const { t } = useTranslation('mfe-catalogue');
  if (sliders.length === 0) return null;
  return (
    <Rail label={t('home.highlights')} heading={<h2>{t('home.highlights')}</h2>}>
      {sliders.map((slider, index) => (
        <li key={slider.id}>
          {index === 0 ? (
            <Slide slider={slider} />
          ) : (
            <NearView>
              <Slide slider={slider} />
            </NearView>
          )}
        </li>
      ))}
    </Rail>
  );
}

function Slide({ slider }: { slider: Slider }) {
  const target = targetOf(slider);
  const picture = (
    <Picture>
      <img
        src={photoAt(slider.web_image || slider.image, 640)}
        srcSet={photoSet(slider.web_image || slider.image)}
        sizes={cardPhotoSizes}
        alt=""
        width={640}
        height={360}
        loading="lazy"
      />
      {target && (
        <strong>
          <span dir="auto">{target.name}</span>
        </strong>
      )}
    </Picture>
  );
  if (!target) return picture;
  return target.to ? (
    <Link to={target.to}>{picture}</Link>
  ) : (
    <a href={target.href} rel="noopener">
      {picture}
    </a>
  );
}

const Picture = styled.span`
  position: relative;
  display: block;
  border-radius: ${tokens.radius.card};
  overflow: clip;
  background: ${tokens.color.surface.sunken};
  img {
    inline-size: 100%;
    block-size: auto;
    aspect-ratio: 16 / 9;
    object-fit: cover;
    filter: ${tokens.photoFilter};
  }
  strong {
    ${photoCaption}
    font: ${tokens.font.bodyStrong};
    span {
      display: -webkit-box;
      overflow: hidden;
      -webkit-box-orient: vertical;
      -webkit-line-clamp: 3;
    }
  }
`;
