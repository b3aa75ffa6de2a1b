"""What stands on and around the plots of `views.py`: boundary stones, a trial pit, and what is seen from a plot (houses, or hills)."""
import exteriors as X
from lib import *

STAKES = ((-6, -5), (5, -6.5), (7.5, 4), (-7, 4))
# Plots of the demo city whose neighbourhood lies on a hill; from the others the view goes to the houses across the street.
ON_A_HILL = (4, 11)
WALLS = ['#efe6d6', '#d9c3a5', '#c9cdc8', '#e8ddd0', '#b98d74', '#dfe3de']
ROOFS = ['#7d4a3a', '#5b5f63', '#8a5a44', '#4a4f54']


def stones():
    """A granite stone with a cross beside every stake."""
    granite, cut = mat('granite', '#a9a59d', .85, bump=.35, bscale=90, var=.25, vscale=14), mat('cut', '#55524d', .9)
    for x, y in STAKES:
        x += .34
        box(granite, x - .11, x + .11, y - .11, y + .11, -.1, .24, .018)
        box(cut, x - .085, x + .085, y - .008, y + .008, .238, .2425)
        box(cut, x - .008, x + .008, y - .085, y + .085, .238, .2425)


def pit(seed):
    """A trial pit with its heap and a spade: how the ground is below the grass."""
    r = random.Random(seed)
    soil = ramp2('soil', '#4a3524', '#6b4f36', 9, .95, bump=.7)
    X.E.holes.append((-.55, 1.05, -.75, .35))
    box(soil, -.84, 1.34, -1.04, .64, -.05, .012)
    box(mat('deep', '#2b1f16', .95), -.3, .6, -.6, .1, .0, .014)
    for _ in range(90):
        a, d = r.uniform(0, 6.283), r.uniform(0, 1) ** .6
        size = r.uniform(.02, .085) * (1.25 - d * .6)
        ball(soil, .95 + math.cos(a) * d * .5, -.1 + math.sin(a) * d * .62, .28 * (1 - d) * r.uniform(.3, 1), size, r.uniform(.6, .9), 10)
    for _ in range(30):
        ball(soil, r.uniform(-.7, .9), r.choice([-.7, .2]) + r.uniform(-.14, .14), .01, r.uniform(.015, .05), .7, 8)
    wood, steel = mat('handle', '#b58a57', .5), mat('blade', '#6f7478', .35, metal=.8)
    tube(wood, [(-.62, .35, .2), (-.86, .62, 1.12)], .018)
    tube(wood, [(-.97, .55, 1.13), (-.75, .69, 1.13)], .02)
    blade = box(steel, -.09, .09, -.006, .006, -.14, .16, .004)
    blade.location, blade.rotation_euler = (-.59, .315, .1), (math.radians(-16), 0, math.radians(-45))


def house(x, y, r):
    """A house that looks north, to the plot."""
    w, d, h = r.uniform(8.5, 11), 8, r.choice([3.0, 5.6])
    wall_, roof = mat('wall', r.choice(WALLS), .85, bump=.1, bscale=40), mat('tiles', r.choice(ROOFS), .8, bump=.4, bscale=25, var=.2)
    ground = [(w * .42, w * .42 + 1.1, .1, 2.2, 'door')] + [(a, a + 1.3, .9, 2.3) for a in (w * .12, w * .7)]
    upper = X.spread(w, 3, 1.2, 3.7, 5.0) if h > 4 else []
    X.volume(wall_, x, x + w, y, y + d, 0, h, back=ground + upper)
    X.gable(roof, wall_, x, x + w, y, y + d, h, r.choice([32, 38, 42]))
    box(mat('chimney', '#8b5f4c', .9), x + w * .7, x + w * .7 + .6, y + 3, y + 3.6, h, h + 4.6)


def street(seed):
    """Houses with front gardens across the street."""
    r = random.Random(seed * 7)
    box(mat('asphalt', '#5d5f61', .9, bump=.2), -90, 90, -26, -20.6, -.05, .03)
    box(mat('kerb', '#a7a49d', .85), -90, 90, -27.6, -26, -.05, .08)
    x = -52
    while x < 50:
        house(x, -43 + r.uniform(-1.5, 1), r)
        hedge(x - 1, -28.6, x + 5, -28.6, .9)
        tree('round', x - 2.4, -31.5, 0, r.uniform(.6, .85), r.choice(X.E.green), r.randrange(3))
        x += r.uniform(14.5, 17)
    for _ in range(26):
        tree(r.choice(X.E.bgtrees), r.uniform(-60, 60), -r.uniform(54, 70), 0, r.uniform(1, 1.7), r.choice(X.E.green), r.randrange(3))


def valley(seed):
    """Wooded hills, seen over the edge of the slope."""
    r = random.Random(seed * 11)
    for i in range(9):
        ball(mat('far', ['#6f8a6c', '#7f968a', '#8ea3a3'][i % 3], .95), r.uniform(-170, 170), -r.uniform(150, 260), -22, r.uniform(60, 90), .42, 32)
    for _ in range(44):
        tree(r.choice(X.E.bgtrees), r.uniform(-60, 60), -r.uniform(34, 75), -r.uniform(3, 6), r.uniform(.8, 1.4), r.choice(X.E.green), r.randrange(3))
