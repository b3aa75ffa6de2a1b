"""Further views of the plots, offices, shops and warehouses of `homes.py`: the same scene, seen from elsewhere. A name is `plot-05-aerial`."""
import exteriors as X
import homes
import plot_parts
from lib import *

# First versions of these buildings (in `../exterior`): name -> seed and time of day.
EARLIER = {name: job[1:] for name, job in X.JOBS.items() if name.split('-')[0] in ('plot', 'office', 'shop', 'warehouse')}
MAKE = {'plot': X.plot, 'office': X.office, 'shop': X.shop, 'warehouse': X.warehouse}
# View -> where the camera stands, where it looks, its lens, and whether it is tilted (a look down).
VIEWS = {
    'plot': {
        'aerial': ((-17, -25, 19), (.5, -2.5, 0), 27, True),
        'edge': ((-11, -.8, 1.8), (6, -3, 1.1), 22, False),
        'road': ((11.4, -19, 1.75), (7.4, 6, 1.4), 25, False),
        'corner': ((6.7, -9.4, 1.25), (4.3, -5.2, .3), 30, True),
        'ground': ((-1.4, -3.1, 1.6), (.15, -.3, .05), 30, True),
        'outlook': ((-1.5, 5.6, 2.1), (.5, -30, 2.4), 24, False),
        'dusk': ((-10.5, -12.5, 2.2), (1.5, 1, 1.7), 24, False),
    },
    'office': {
        'entrance': ((5.6, -13.5, 1.75), (.2, 0, 3.6), 24, False),
        'corner': ((23, -21, 7), (3, 3, 8), 21, False),
    },
    'shop': {
        'window': ((-1.2, -6.9, 1.6), (-2.6, 0, 1.75), 25, False),
        'street': ((-9.6, -8.4, 1.7), (.6, -.4, 2.9), 25, False),
    },
    'warehouse': {
        'docks': ((-1.5, -11, 1.9), (-7.4, 0, 3), 24, False),
        'yard': ((-21, -23, 5.4), (-.5, 2, 3.6), 26, False),
    },
}

# Views whose camera stands a little differently at every plot.
NEAR = ('corner', 'ground', 'outlook', 'dusk')


def surroundings(seed):
    """Trees and hedges behind the usual camera, which other views look at."""
    r = random.Random(seed)
    for _ in range(26):
        tree(r.choice(X.E.bgtrees), r.uniform(-44, 44), -r.uniform(34, 48), 0, r.uniform(.9, 1.6), r.choice(X.E.green), r.randrange(3))
    for x in (-34, 34):
        for y in range(-30, 30, 9):
            tree(r.choice(X.E.bgtrees), x + r.uniform(-3, 3), y, 0, r.uniform(.9, 1.4), r.choice(X.E.green), r.randrange(3))


def aimed(cam, tgt, lens):
    camera(*cam, *tgt, lens)
    o = bpy.context.scene.camera
    o.data.shift_y = 0
    o.rotation_euler = (Vector(tgt) - Vector(cam)).to_track_quat('-Z', 'Y').to_euler()


def lit(light, which, tod, side=-1, seed=0):
    """The light of a view: the sun stands behind its camera where that looks back."""
    if which == 'outlook':
        sky(42, 55, .2, 4.2, .8, .55, None, seed)
        X.E.exp, X.E.glowe = .32, .35
    else:
        light('dusk' if which == 'dusk' else 'golden' if tod == 'dusk' else tod, side, seed)
    if which == 'dusk':
        X.E.exp = 2


def view(name, out):
    subject, number, which = name.split('-')
    cam, tgt, lens, tilted = VIEWS[subject][which]
    if which in NEAR:
        r = random.Random(name)
        cam = (cam[0] + r.uniform(-.45, .45), cam[1] + r.uniform(-.3, .3), cam[2])
    path = '%s/%s.png' % (out, name)
    if os.path.exists(path):
        return

    def finish(_path, _cam, _tgt, _lens=27, far=30, grass=True, **_):
        if which == 'outlook':
            (plot_parts.valley if int(number) in plot_parts.ON_A_HILL else plot_parts.street)(int(number))
        else:
            surroundings(int(number))
        if subject == 'plot':
            plot_parts.stones()
        if which == 'ground':
            plot_parts.pit(int(number))
        # From above the end of the blades would show.
        if grass and which != 'aerial':
            lawn(-16, 16, -16, 8, X.E.holes, X.E.grass, .1 if subject == 'plot' else .07, cam, .5, far)
        aimed(cam, tgt, lens) if tilted else camera(*cam, *tgt, lens)
        render(path, 800, 600, 4, X.E.exp, bounces=3)

    usual, X.finish = X.finish, finish
    # Only its own view is at dusk: behind the usual camera nothing is lit.
    light, X.light = X.light, lambda tod, *a: lit(light, which, tod, *a)
    blades = X.lawn
    if which == 'aerial':
        X.lawn = lambda *_: None
    try:
        building = '%s-%s' % (subject, number)
        if building in EARLIER:
            X.VIEW, X.SEASON = None, 'summer'
            seed, tod = EARLIER[building]
            MAKE[subject](path, seed, tod)
        else:
            homes.building(subject, int(number), '/nowhere')
    finally:
        X.finish, X.light, X.lawn = usual, light, blades


def names():
    """All of them; of one subject after the other, so that a run that ends early has some of each."""
    count = {'plot': 13, 'office': 14, 'shop': 11, 'warehouse': 8}
    lists = [['%s-%02d-%s' % (s, n, v) for v in VIEWS[s] for n in range(1, count[s] + 1)] for s in VIEWS]
    return [name for k in range(max(map(len, lists))) for name in (l[k] for l in lists if k < len(l))]
