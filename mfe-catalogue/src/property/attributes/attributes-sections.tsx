import type { PropertyDetail } from '@lintel/api-contract';
import { formatDistance, useLocale } from '@lintel/i18n';
import { useCurrency, useReadable, useShell } from '@lintel/remote-kit';
import { Icon, pinIcon, tokens } from '@lintel/ui';
import styled from 'styled-components';
import { TintedIcon } from '#common/tinted-icon.tsx';
import { statedAttributes } from './details.ts';

/** What the owner stated, in the administrator's order. */
export function Facts({ listing }: { listing: PropertyDetail }) {
  const style = { locale: useLocale(), currency: useCurrency() };
  return (
    <Grid>
      {statedAttributes(listing.parameters, style).map(({ id, name, image, value, href }) => (
        <div key={id}>
          <dt>
            <TintedIcon src={image} size={20} />
            {name}
          </dt>
          <dd>{href ? <a href={href}>{value}</a> : <bdi>{value}</bdi>}</dd>
        </div>
      ))}
    </Grid>
  );
}

/** How far everyday places are, nearest first. */
export function Facilities({ listing }: { listing: PropertyDetail }) {
  const locale = useLocale();
  const unit = useReadable(useShell().settings)?.distance_option ?? 'km';
  return (
    <Grid>
      {listing.assign_facilities
        .toSorted((a, b) => a.distance - b.distance)
        .map(({ id, name, image, distance, place_name: placeName }) => (
          <div key={id}>
            <dt>
              {image ? <TintedIcon src={image} size={20} /> : <Icon shape={pinIcon} size={20} />}
              <span>
                {name}
                {placeName && <small dir="auto">{placeName}</small>}
              </span>
            </dt>
            <dd>{formatDistance(distance, { unit, locale })}</dd>
          </div>
        ))}
    </Grid>
  );
}

const Grid = styled.dl`
  display: grid;
  /* Two where both have room for their words, however large these are; never three. */
  grid-template-columns: repeat(auto-fill, minmax(min(100%, max(15rem, 40%)), 1fr));
  column-gap: ${tokens.space[8]};
  > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    padding-block: ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.border.hairline};
  }
  dt {
    display: flex;
    align-items: center;
    gap: ${tokens.space[2]};
    color: ${tokens.color.text.muted};
  }
  small {
    display: block;
    font: ${tokens.font.small};
  }
  dd {
    overflow-wrap: anywhere;
    font: ${tokens.font.bodyStrong};
    text-align: end;
  }
`;
