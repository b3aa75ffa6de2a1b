import type { HomeSection } from '@lintel/api-contract';
import { SeeAll } from '#common/card-list/see-all.tsx';
import { formatCount, useLocale } from '@lintel/i18n';
import { tokens, VisuallyHidden } from '@lintel/ui';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { addresses } from '#common/addresses.ts';
import { TintedIcon } from '#common/tinted-icon.tsx';

type Props = Omit<Extract<HomeSection, { type: 'categories_section' }>, 'type'>;

/** Categories as pills with their number of listings. */
export function CategoriesSection({ title, data }: Props) {
  const { t } = useTranslation('mfe-catalogue');
  const locale = useLocale();
  return (
    <Section>
      <header>
        <h2>{title}</h2>
        <SeeAll to={addresses.categories} title={title} />
      </header>
      <ul role="list">
        {data.map(({ id, slug_id: slug, category, image, properties_count: count }) => (
          <li key={id}>
            <Link to={addresses.category(slug)}>
              <TintedIcon src={image} size={20} />
              {category}
              <span aria-hidden>{formatCount(count, locale)}</span>
              <VisuallyHidden>{t('home.listings', { count })}</VisuallyHidden>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

const Section = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${tokens.space[4]};
    font: ${tokens.font.smallStrong};
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${tokens.space[2]};
  }
  li a {
    display: inline-flex;
    align-items: center;
    gap: ${tokens.space[2]};
    min-block-size: ${tokens.size.touch};
    padding-inline: ${tokens.space[4]};
    border: 1px solid ${tokens.color.border.hairline};
    border-radius: ${tokens.radius.pill};
    background: ${tokens.color.surface.raised};
    color: inherit;
    font: ${tokens.font.smallStrong};
    text-decoration: none;
    &:hover {
      border-color: ${tokens.color.border.control};
    }
  }
  span {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
`;
