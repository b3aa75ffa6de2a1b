"""The queue of pictures: homes whose rooms share a style, and buildings. python3 homes.py OUTDIR [names...]

A name is `home-07-kitchen` (all of its views) or `villa-23`. A picture that is there is not made again; STOP=<unix time> ends a run.
"""
import sys
import exteriors as X
import interiors as I
from lib import *

# Wall, accent wall, sofa, two cushions, wood, floor, two colours of the rug.
PALETTES = I.PALS + [
    ('#f3f1ec', '#b9c4c9', '#41596b', '#d9b08c', '#e7ded2', '#a9825a', '#caa87e', '#e9e6df', '#c7ced1'),
    ('#f5f2ea', '#c7b299', '#8c6f56', '#e6d5bd', '#5c6b5a', '#6f4d34', '#8a6242', '#e2d5c0', '#c9b393'),
    ('#f1efe9', '#a9b8a2', '#e6e0d4', '#7d8f6e', '#c9a56a', '#c9a878', '#dcc39b', '#dfe3d8', '#c9d1be'),
    ('#f6f3ee', '#dcd5c9', '#c9c2b6', '#8a8378', '#b3533f', '#9c7650', '#b8946a', '#f0ece4', '#e0d8ca'),
    ('#eef0f0', '#6e8796', '#d6d9d9', '#e8c27a', '#567086', '#b7b1a6', '#bdb6aa', '#e6e9ea', '#cdd5d9'),
    ('#f4ede3', '#c98a6a', '#a65f45', '#efe2cf', '#7f8f80', '#a2703f', '#bb8a58', '#ecd9bf', '#d8b893'),
    ('#f2f0ea', '#3f4f4a', '#4d6159', '#d7c9a8', '#b78a4e', '#5f4330', '#735238', '#d9d3c2', '#b9b39f'),
    ('#f7f4f0', '#e6d3d6', '#9a8290', '#f0e4e2', '#c7a27c', '#c4a47c', '#d6bc94', '#efe6e6', '#dcc9cc'),
]
CABINETS = ['#f1efea', '#7d8a78', '#4d5f6b', '#d9cfc0', '#2f3d3a', '#c7b8a8', '#8fa0a0', '#e8e4da', '#a3613f', '#5a6f85']
FLOORS = [
    lambda p: planks('floor', p[6], .17, 1.9, 'x', .38, .12, .5),
    lambda p: planks('floor', p[6], .22, 2.4, 'y', .4, .08, .5),
    lambda p: bricks('floor', '#d8d0c3', '#d2c9bb', '#bdb4a6', .8, .8, .004, 'xy', .28, 0, .04),
    lambda p: planks('floor', p[6], .11, .9, 'x', .36, .18, .5),
    lambda p: planks('floor', p[5], .19, 2.1, 'y', .4, .14, .5),
    lambda p: bricks('floor', '#b9b6b0', '#b3b0aa', '#9b9893', 1.2, .6, .004, 'xy', .25, .5, .04),
]
HOMES = 34


def style(n):
    pal = PALETTES[(n * 5) % len(PALETTES)]
    floor = FLOORS[(n * 7 + n // 6) % len(FLOORS)]
    return {
        'seed': 7000 + n * 13, 'pal': pal, 'floor': lambda: floor(pal), 'cab': CABINETS[(n * 3 + 1) % len(CABINETS)],
        'view': ('city', 'garden', 'sea')[n % 3], 'tod': ('day', 'day', 'golden', 'day', 'day')[n % 5],
    }


# Room -> how it is made, which variant home n takes, which views are taken of it.
ROOMS = {
    'living': (I.living, lambda n: 100 + n, 'abc'),
    'kitchen': (I.kitchen, lambda n: 201 + n * 2, 'ab'),
    'bedroom': (I.bedroom, lambda n: 300 + n, 'ac'),
    'bedroom2': (I.bedroom, lambda n: 301 + n, 'b'),
    'bathroom': (I.bathroom, lambda n: 400 + n * 5 + n // 6, 'ab'),
    'terrace': (I.terrace, lambda n: 500 + n + n // 2, 'a'),
    'study': (I.office_room, lambda n: 600 + n, 'a'),
}


def room(n, name, out):
    make, seed, views = ROOMS[name]
    I.STYLE = style(n)
    I.SHOTS = ''.join(v for v in views if not os.path.exists('%s/home-%02d-%s-%s.png' % (out, n, name, v)))
    if I.SHOTS:
        make('%s/home-%02d-%s-.png' % (out, n, name), seed(n), I.STYLE['tod'])


# Subject -> how it is made, first and last number (lower numbers are older renders), first seed.
BUILDINGS = {
    'villa': (lambda n: X.villa_modern if n % 2 else X.villa_med, 11, 32, 411),
    'house': (lambda n: X.house_gable, 11, 46, 520),
    'row': (lambda n: X.row, 1, 14, 640),
    'apartment': (lambda n: X.apartment, 11, 30, 740),
    'office': (lambda n: X.office, 4, 14, 860),
    'shop': (lambda n: X.shop, 4, 11, 970),
    'warehouse': (lambda n: X.warehouse, 3, 8, 1080),
    'plot': (lambda n: X.plot, 3, 13, 1190),
}


def building(subject, n, out):
    make, _first, _last, seed = BUILDINGS[subject]
    path = '%s/%s-%02d.png' % (out, subject, n)
    if os.path.exists(path):
        return
    r = random.Random(seed + n)
    X.VIEW = (r.choice([1, .8, .6, 1.1]), r.choice([0, 0, .8, 3.5]), r.choice([1, .95, 1.05]))
    X.SEASON = r.choice(['summer', 'summer', 'spring', 'autumn'])
    make(n)(path, seed + n * 3, ('day', 'day', 'golden', 'day', 'day', 'day', 'dusk', 'golden')[(n * 3) % 8])


def queue():
    """Buildings and homes in turn, so that a run that ends early has some of each."""
    buildings = []
    ranges = {s: list(range(b[1], b[2] + 1)) for s, b in BUILDINGS.items()}
    total = {s: len(r) for s, r in ranges.items()}
    while any(ranges.values()):
        s = max((s for s in ranges if ranges[s]), key=lambda s: len(ranges[s]) / total[s])
        buildings.append('%s-%02d' % (s, ranges[s].pop(0)))
    homes = ['home-%02d-%s' % (n, r) for n in range(1, HOMES + 1) for r in ROOMS if (r == 'terrace') == (n % 4 in (0, 2)) or r not in ('terrace', 'study')]
    jobs = []
    while homes or buildings:
        jobs += buildings[:2]; del buildings[:2]
        jobs += homes[:2]; del homes[:2]
    return jobs


if __name__ == '__main__':
    out, names = sys.argv[1], sys.argv[2:]
    os.makedirs(out, exist_ok=True)
    for name in names or queue():
        if time.time() > float(os.environ.get('STOP', 9e12)):
            break
        parts = name.split('-')
        try:
            room(int(parts[1]), parts[2], out) if parts[0] == 'home' else building(parts[0], int(parts[1]), out)
        except Exception:
            import traceback
            traceback.print_exc()
