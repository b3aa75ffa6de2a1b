"""What the pictures of `homes.py` show, for their descriptions: python3 facts.py > facts.json. Builds the scenes without rendering them."""
import contextlib
import io
import json
import sys
import homes
import exteriors as X

HOUSES = ['brick', 'white', 'barn', 'render', 'wood', 'brick2', 'sage', 'blue', 'ochre', 'stone', 'rose']
facts = {}
shown = {}
make_pool = X.pool
X.render = lambda *_a, **_k: None


def pool(*a):
    shown['pool'] = True
    make_pool(*a)


X.pool = pool
for subject, (make, first, last, seed) in homes.BUILDINGS.items():
    for n in range(first, last + 1):
        r = homes.random.Random(seed + n)
        r.choice([1, .8, .6, 1.1]), r.choice([0, 0, .8, 3.5]), r.choice([1, .95, 1.05])
        shown.clear()
        entry = {'season': r.choice(['summer', 'summer', 'spring', 'autumn']), 'time': ('day', 'day', 'golden', 'day', 'day', 'day', 'dusk', 'golden')[(n * 3) % 8]}
        if subject == 'villa':
            with contextlib.redirect_stdout(io.StringIO()):
                homes.building(subject, n, '/nowhere')
            entry['style'] = 'modern' if n % 2 else 'mediterranean'
            entry['pool'] = bool(shown.get('pool'))
        if subject == 'house':
            entry['style'] = HOUSES[(seed + n * 3) % 11]
        if subject == 'apartment':
            entry['style'] = ['rendered', 'brick', 'two-tone', 'grey-brick'][(seed + n * 3) % 4]
        facts['%s-%02d' % (subject, n)] = entry
for n in range(1, homes.HOMES + 1):
    facts['home-%02d' % n] = {'palette': (n * 5) % len(homes.PALETTES), 'cabinet': (n * 3 + 1) % len(homes.CABINETS), 'view': homes.style(n)['view']}
json.dump(facts, sys.stdout, indent=1)
