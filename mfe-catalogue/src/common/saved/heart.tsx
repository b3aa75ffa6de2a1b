import { heartIcon, IconButton, tokens } from '@lintel/ui';
import { useUnit } from 'effector-react';
import { useTranslation } from 'react-i18next';
import styled, { keyframes } from 'styled-components';
import { $isSaved, favouriteToggled } from './favourites.model.ts';
import type { CardListing } from '#common/listing/listing.ts';

interface Props {
  listing: CardListing;
  /** `photo` on a picture; `outline` beside text. */
  tone?: 'photo' | 'outline';
}

/** Saves a listing or takes it off the list. Works signed out. */
export function Heart({ listing, tone = 'photo' }: Props) {
  const { t } = useTranslation('mfe-catalogue');
  const { isSaved, toggle } = useUnit({ isSaved: $isSaved, toggle: favouriteToggled });
  const saved = isSaved(listing);
  return (
    <Button
      tone={tone}
      shape={heartIcon}
      filled={saved}
      aria-pressed={saved}
      label={t(saved ? 'favourites.remove' : 'favourites.save', { title: listing.title })}
      onClick={() => toggle({ listing, saved: !saved })}
    />
  );
}

const pop = keyframes`50% { transform: scale(1.18); }`;

const Button = styled(IconButton)`
  &[aria-pressed='true'] {
    color: ${tokens.color.heart};
    animation: ${pop} 180ms ease-out;
  }
`;
