import { withAnswer } from './inlined-responses.ts';

describe('an answer that the server has already', () => {
  const call = { path: 'get-property-list?sort=recommended&limit=24&offset=0', language: 'de' };

  it('joins the others under the name that the page looks for: its parameters in order', () => {
    const answers = withAnswer('{"web-settings":{"data":1}}', call, { data: ['</script>'] });
    expect(JSON.parse(answers)).toEqual({
      'web-settings': { data: 1 },
      'get-property-list?limit=24&offset=0&sort=recommended de': { data: ['</script>'] },
    });
  });

  it('may be the only one', () => {
    expect(JSON.parse(withAnswer('{}', { path: 'web-settings' }, { data: 1 }))).toEqual({
      'web-settings': { data: 1 },
    });
  });
});
