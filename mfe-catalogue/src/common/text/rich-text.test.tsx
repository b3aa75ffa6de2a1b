import { render, screen } from '@testing-library/react';
import { plainText, RichText } from './rich-text.tsx';

describe('text with HTML from the back end', () => {
  it('keeps headings, lists, emphasis and links', () => {
    render(
      <RichText html='<h2>Plan</h2><ul><li>One <strong>bold</strong></li></ul><a href="https://x.test/">More</a>' />,
    );
    expect(screen.getByRole('heading', { name: 'Plan' })).toBeInTheDocument();
    expect(screen.getByRole('listitem')).toHaveTextContent('One bold');
    expect(screen.getByRole('link', { name: 'More' })).toHaveAttribute('rel', 'noopener nofollow');
  });
  it('runs nothing, loads nothing and leads nowhere dangerous', () => {
    const { container } = render(
      <RichText
        html={
          '<p onclick="alert(1)" style="position:fixed">Text</p><script>alert(1)</script><img src=x onerror=alert(1)>' +
          '<iframe src="https://x.test"></iframe><a href="javascript:alert(1)">Press</a><a href="//evil.test">Go</a>'
        }
      />,
    );
    expect(container.querySelectorAll('script, img, iframe, [style], [onclick]')).toHaveLength(0);
    expect(screen.queryByRole('link')).toBeNull();
    expect(container).toHaveTextContent('TextPressGo');
  });
  it('can be read as plain words', () => {
    expect(plainText('<p>Two\n words</p><p> more</p>')).toBe('Two words more');
  });
});
