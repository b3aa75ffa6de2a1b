import { buildingIcon, Icon, tokens } from '@lintel/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import styled from 'styled-components';
import type { ListingFile } from '#common/form-files/listing-file.ts';
import { usePictureAddresses } from '#common/form-files/picture-addresses.ts';

/** What a shared link states of a listing, as the head of its page does. */
export interface SharedLink {
  title: string;
  text: string;
  /** Empty where none is stated. */
  price: string;
  /** The one for shared links, else the cover. */
  picture: ListingFile | undefined;
}

/** So much of a description is seen in a messenger. */
const SEEN_TEXT = 90;

/** What a link to this listing will look like in a messenger. */
export function ShareCard({ title, text, price, picture }: SharedLink) {
  const { t } = useTranslation('mfe-listings');
  const pictures = useMemo(() => (picture ? [picture] : []), [picture]);
  const address = usePictureAddresses(pictures).get(picture?.id ?? '');
  return (
    <figure aria-labelledby="share-card">
      <Caption id="share-card">{t('form.search.share')}</Caption>
      <Card>
        {address ? (
          <img src={address} alt={picture?.alt || t('form.search.sharePicture')} decoding="async" />
        ) : (
          <NoPicture>
            <Icon shape={buildingIcon} size={32} />
            {t('form.search.noPicture')}
          </NoPicture>
        )}
        <Words>
          <strong dir="auto">{title || t('form.search.noTitle')}</strong>
          {price && <span>{price}</span>}
          {text && <p dir="auto">{text.length > SEEN_TEXT ? `${text.slice(0, SEEN_TEXT)}…` : text}</p>}
          <small dir="ltr">{location.host}</small>
        </Words>
      </Card>
    </figure>
  );
}

const Caption = styled.figcaption`
  margin-block-end: ${tokens.space[2]};
  font: ${tokens.font.bodyStrong};
`;
const Card = styled.div`
  max-inline-size: 360px;
  border: 1px solid ${tokens.color.border.hairline};
  border-radius: ${tokens.radius.card};
  background: ${tokens.color.surface.subtle};
  overflow: clip;
  img {
    display: block;
    inline-size: 100%;
    aspect-ratio: 1.91;
    object-fit: cover;
    filter: ${tokens.photoFilter};
  }
`;
const NoPicture = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${tokens.space[2]};
  aspect-ratio: 1.91;
  padding: ${tokens.space[4]};
  background: ${tokens.color.surface.sunken};
  color: ${tokens.color.text.muted};
  text-align: center;
`;
const Words = styled.div`
  display: grid;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  overflow-wrap: anywhere;
  p,
  small {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  small {
    text-align: start;
  }
`;
