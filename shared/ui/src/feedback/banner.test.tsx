import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ButtonLink, TextLink } from '../actions/link.tsx';
import { tokenStylesheet } from '../tokens/stylesheet.ts';
import { Banner } from './banner.tsx';

const colorOf = (name: string) => getComputedStyle(screen.getByRole('link', { name })).color;

it('a link in the words has their colour; one that looks like a button keeps its own', () => {
  document.head.append(Object.assign(document.createElement('style'), { textContent: tokenStylesheet }));
  render(
    <MemoryRouter>
      <ButtonLink to="/a">Beside</ButtonLink>
      <Banner title="A package is missing" action={<ButtonLink to="/b">Inside</ButtonLink>}>
        <TextLink to="/c">Words</TextLink>
      </Banner>
    </MemoryRouter>,
  );
  expect(colorOf('Inside')).toBe(colorOf('Beside'));
  expect(colorOf('Words')).not.toBe(colorOf('Beside'));
});
