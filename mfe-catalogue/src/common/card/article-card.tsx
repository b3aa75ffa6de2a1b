import type { HomeArticle } from '@lintel/api-contract';
import { paths } from '@lintel/contract';
import { formatDate, useLocale } from '@lintel/i18n';
import { Card, Photo, tokens } from '@lintel/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { cardPhotoSizes } from '#common/media/photo-sizes.ts';

/** Rows of the home page and of the list have these in common. */
type Teaser = Pick<HomeArticle, 'id' | 'slug_id' | 'title' | 'image' | 'category'> & {
  /** The day, where the row has it as such. */
  posted_at?: string | undefined;
  /** On the home page and beside an article it is the day as well; else a sentence in English. */
  created_at: string;
};

interface Props {
  article: Teaser;
  /** Rank of its heading on the page; default `h3`, below the heading of a section. */
  heading?: 'h2' | 'h3';
}

/** An article in a list; all of it is one link. */
export function ArticleCard({ article, heading: Heading = 'h3' }: Props) {
  const locale = useLocale();
  const { slug_id: slug, title, image, category, created_at: createdAt } = article;
  const postedAt = article.posted_at ?? (/^\d{4}-/.test(createdAt) ? createdAt : '');
  const day = postedAt && formatDate(postedAt, { locale, length: 'long' });
  return (
    <Box as="article">
      <Photo src={image} alt="" ratio="16 / 9" sizes={cardPhotoSizes} />
      <div>
        <p>
          {category?.category}
          {category && day && ' · '}
          {day && <time dateTime={postedAt}>{day}</time>}
        </p>
        <Heading>
          <Link to={paths.article(slug)} dir="auto">
            {title}
          </Link>
        </Heading>
      </div>
    </Box>
  );
}

const Box = styled(Card)`
  position: relative;
  block-size: 100%;
  > div {
    padding: ${tokens.space[4]};
  }
  p {
    color: ${tokens.color.text.muted};
    font: ${tokens.font.small};
  }
  h2,
  h3 {
    font: ${tokens.font.bodyStrong};
  }
  a {
    color: inherit;
    text-decoration: none;
    &:hover {
      text-decoration: underline;
    }
    &::after {
      content: '';
      position: absolute;
      inset: 0;
    }
  }
`;
