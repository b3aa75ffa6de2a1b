import { paths } from '@lintel/contract';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { Breadcrumb } from '../navigation/breadcrumb.tsx';
import { tokens } from '../tokens/tokens.ts';

export interface PageBodyProps {
  /** The page's one `h1`. */
  title: ReactNode;
  /** Its name in the trail, where the heading is no name, e.g. a greeting. */
  name?: ReactNode;
  /** A sentence below it. */
  lead?: ReactNode;
  /** What can be done with the whole page; stands at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The content column of an ordinary page: where it is, heading, lead, content. The frame's `main` is around it. */
export function PageBody({ title, name, lead, actions, children }: PageBodyProps) {
  return (
    <Column>
      <Head>
        <Where current={name ?? title} />
        <div>
          <h1>{title}</h1>
          {lead && <p>{lead}</p>}
        </div>
        {actions}
      </Head>
      {children}
    </Column>
  );
}

/** The site has two storeys: pages of the user lie below the account, all others below the home page. */
function Where({ current }: { current: ReactNode }) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const home = { to: paths.home(), label: t('nav.home') };
  const account = { to: paths.dashboard(), label: t('nav.account') };
  const isOwn = pathname.startsWith('/user/') && pathname !== account.to;
  return <Breadcrumb trail={isOwn ? [home, account] : [home]} current={current} />;
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  max-inline-size: ${tokens.size.page};
  margin-inline: auto;
  padding: ${tokens.space[4]} ${tokens.space.page} ${tokens.space[14]};
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space[2]} ${tokens.space[4]};
  > nav {
    inline-size: 100%;
  }
  h1 {
    overflow-wrap: anywhere;
  }
  p {
    margin-block-start: ${tokens.space[1]};
    max-inline-size: ${tokens.size.reading};
    color: ${tokens.color.text.muted};
  }
`;
