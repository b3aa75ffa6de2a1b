"""Rooms of offices, shops and warehouses in sets, and subjects of articles: python3 workplaces.py OUTDIR [names...]

A name is `work-03-meeting` (all of its views), a subject of an article `topic-cellar`, or a further view of a building (`views.py`).
A picture that is there is not made again; STOP=<unix time> ends a run.
"""
import sys
import exteriors as X
import homes
import interiors as I
import views
from interiors import E
from lib import *

R = random
# Set -> what it belongs to. Sets share palette, floor and view as homes do.
SETS = {n: 'office' for n in range(1, 7)} | {n: 'shop' for n in range(7, 12)} | {n: 'warehouse' for n in range(12, 16)}


def task_chair(x, y, r=0, m=None):
    g = Group(x, y, 0, r)
    for k in range(5):
        a = k * 6.283 / 5
        g.tube(E.black, [(0, 0, .09), (math.cos(a) * .28, math.sin(a) * .28, .05)], .018)
    g.cyl(E.black, 0, 0, .08, .44, .025)
    g.soft(m or E.c2, -.24, .24, -.24, .22, .44, .52, .04, .015)
    g.soft(m or E.c2, -.22, .22, .19, .26, .62, 1.02, .04, .015, rot=(math.radians(-8), 0, 0))
    g.tube(E.black, [(0, .2, .46), (0, .27, .7)], .016)


def screen(x, y, z, r=0, w=.6):
    g = Group(x, y, z, r)
    g.box(E.black, -w / 2, w / 2, -.015, .015, .14, .14 + w * .58, .008)
    g.cyl(E.black, 0, .03, 0, .2, .018)
    g.box(E.black, -.12, .12, -.06, .1, 0, .012, .004)


def desk(x, y, r=0, w=1.5):
    g = Group(x, y, 0, r)
    g.box(E.wood, -w / 2, w / 2, -.38, .38, .72, .75, .008)
    for a in (-w / 2 + .06, w / 2 - .06):
        for b in (-.32, .32):
            g.box(E.steel, a - .02, a + .02, b - .02, b + .02, 0, .72)
    g.box(E.black, -.2, .2, -.2, -.06, .75, .765, .004)
    q = g.M @ Vector((0, .18, .75))
    screen(q.x, q.y, q.z, r)
    q = g.M @ Vector((0, -.72, 0))
    task_chair(q.x, q.y, r + 180)
    q = g.M @ Vector((w / 2 - .25, .1, .75))
    I.books(q.x, q.y, q.z, 2) if R.random() < .5 else I.vase(q.x, q.y, q.z, .2)


def lights(W, D, z=None, rows=2):
    """Long lamps below the ceiling, with the light that they give."""
    z = z or E.H - .35
    lamp = mat('tube', '#fff6e8', .9, emit=3)
    for k in range(rows):
        x = W * (k + .5) / rows
        box(E.white, x - .07, x + .07, .6, D - .8, z, z + .06, .01)
        box(lamp, x - .05, x + .05, .65, D - .85, z - .008, z)
        area(x, D / 2, z - .05, x, D / 2, 0, .3, D * .7, 26, (1, .96, .9))


def office(p, seed, view):
    I.base(seed)
    if view == 'open':
        E.H = 3.1
        W, D = 8.4, 6.6
        I.shell(W, D, back=[(.5, 2.9, .5, 2.7), (3.3, 5.7, .5, 2.7), (6.1, 8.0, .5, 2.7)], right=[(.4, 3.0, .5, 2.7)], accent='l', curtains=False)
        for x in (1.7, 3.25, 5.3, 6.85):
            for y, r in ((3.1, 180), (3.9, 0)):
                desk(x, y, r)
        for x in (2.5, 6.1):
            box(E.c1, x - 1.5, x + 1.5, 3.48, 3.52, .76, 1.12, .01)
        lights(W, D, rows=2)
        I.shelf(.22, 5.2, 90, 1.8, 1.6)
        I.pot(.45, 3.8, 'fig', 1.2)
        I.pot(W - .5, D - .6, 'potplant', 1.1)
        I.picture('l', 2.4, 1.7, 1.1, .8)
        I.done(p, (W - .8, -1.2, 1.5), (W * .42, D * .7, 1.05), 21)
    elif view == 'meeting':
        W, D = 5.4, 4.6
        I.shell(W, D, right=[(.3, D - .5, .3, 2.4)], accent='b', curtains=False)
        I.rug(2.6, 2.3, 3.8, 2.6)
        box(E.wood, 1.2, 4.0, 1.75, 2.85, .71, .75, .015)
        for a in (1.6, 3.6):
            box(E.black, a - .05, a + .05, 2.0, 2.6, 0, .71, .01)
        for k in range(4):
            task_chair(1.5 + k * .74, 1.35, 180, E.c1)
            task_chair(1.5 + k * .74, 3.25, 0, E.c1)
        box(mat('display', '#111214', .12, .6), 1.7, 3.5, D - .06, D - .02, 1.0, 2.0, .01)
        for x in (1.9, 2.6, 3.3):
            I.pendant(x, 2.3, 1.85, 0, .9)
        I.pot(.45, D - .5, 'fig', 1.2)
        I.vase(2.6, 2.3, .75, .24)
        I.picture('l', 2.2, 1.6, .9, 1.1)
        I.done(p, (.7, -1.3, 1.5), (W * .52, D * .75, 1.02), 22.5)
    else:
        W, D = 5.8, 4.8
        I.shell(W, D, back=[(3.3, W - .4, .0, 2.4)], accent='l', curtains=False)
        box(E.woodv, .5, 2.7, 2.9, 3.5, 0, 1.08, .01)
        box(marble(), .42, 2.78, 2.84, 3.56, 1.08, 1.13, .008)
        screen(1.9, 3.3, 1.13, 180, .5)
        I.vase(.8, 3.2, 1.13, .3)
        for x in (1.0, 1.6, 2.2):
            I.pendant(x, 3.2, 1.9, 1, .8)
        I.sofa(4.2, 3.9, 0, 1.9)
        I.rug(4.2, 2.7, 2.6, 2.0)
        I.coffee(4.2, 2.7)
        I.armchair(5.1, 1.9, -140)
        I.pot(W - .4, D - .4, 'fig', 1.2)
        I.picture('b', 1.6, 1.75, 1.2, .8)
        I.picture('l', 1.4, 1.6, .7, .9)
        I.done(p, (W - .9, -1.3, 1.45), (W * .44, D * .7, 1.05), 22)


def goods(x, y, z, g):
    """Something on a shelf."""
    q = g.M @ Vector((x, y, z))
    k = R.random()
    if k < .3:
        I.vase(q.x, q.y, q.z, R.uniform(.18, .3), None, R.random() < .4)
    elif k < .6:
        I.books(q.x, q.y, q.z, R.choice([2, 3, 4]))
    else:
        c = R.choice(['#c9b696', '#8a9a92', '#c98e73', '#e4dccb', '#6f7f8a', '#d9b45f'])
        h = R.uniform(.12, .3)
        g.box(mat('ware' + c, c, .8), x - .14, x + .14, y - .1, y + .1, z, z + h, .012)


def rack(x, y, r=0, w=2.0, h=2.1, n=5, d=.2):
    g = Group(x, y, 0, r)
    for a in (-w / 2, w / 2 - .03):
        g.box(E.black, a, a + .03, -d, d, 0, h)
    for k in range(n):
        z = .12 + k * (h - .15) / (n - 1)
        g.box(E.wood, -w / 2, w / 2, -d, d, z, z + .03, .004)
        if k < n - 1:
            for j in range(round(w / .36)):
                if R.random() < .86:
                    goods(-w / 2 + .2 + j * .36, 0, z + .031, g)


def street(W, D, _view):
    """What is seen from a shop: the pavement, the street and the houses on its other side."""
    box(bricks('slabs', '#b9b2a6', '#a9a297', '#8f897f', .6, .4, .008, 'xy', .8), -40, 50, D, D + 3.4, -.12, -.02)
    box(ramp2('asphalt', '#5b5c5e', '#67686a', 6, .95), -40, 50, D + 3.4, D + 11, -.2, -.1)
    box(mat('pavement', '#aaa398', .8), -40, 50, D + 11, D + 60, -.12, -.02)
    x = -26
    while x < 34:
        w, h = R.uniform(6, 9), R.uniform(7, 11)
        m = mat('front%d' % int(x), R.choice(['#d8cbb8', '#c98e73', '#e6e0d5', '#b9bfc0', '#d3b89a', '#9db0a8']), .9)
        box(m, x, x + w - .02, D + 13.5, D + 22, 0, h)
        box(mat('eaves', '#77716a', .8), x - .1, x + w + .1, D + 13.3, D + 22, h, h + .3)
        for k in range(int(h // 3)):
            n = int(w // 2)
            for j in range(n):
                a = x + w * (j + .5) / n
                box(mat('sash', '#f3f0ea', .6), a - .6, a + .6, D + 13.44, D + 13.5, k * 3 + .8, k * 3 + 2.5)
                box(mat('dim', '#4d5a63', .12, .7), a - .52, a + .52, D + 13.42, D + 13.44, k * 3 + .88, k * 3 + 2.42)
        x += w
    for k in range(6):
        tree('round', -14 + k * 6.5, D + 12.2, 0, .75, R.choice(['#64804a', '#71853f', '#5a7540']), k % 2)


def shop(p, seed, view):
    I.base(seed)
    E.H = 3.1 if view != 'store' else 2.6
    if view in ('sales', 'bare'):
        W, D = 6.4, 6.2
        inside, I.outside = I.outside, street
        I.shell(W, D, back=[(.4, 2.5, .45, 2.6), (2.8, 3.7, .0, 2.6), (4.0, 6.0, .45, 2.6)], accent='l', curtains=False)
        I.outside = inside
        lights(W, D, rows=2)
        if view == 'sales':
            for y in (1.4, 3.5):
                rack(.25, y, 90)
            rack(W - .25, 4.0, -90)
            for x, y in ((2.4, 3.6), (4.1, 2.0)):
                box(E.wood, x - .7, x + .7, y - .4, y + .4, .74, .78, .01)
                for a in (-.62, .62):
                    for b in (-.32, .32):
                        box(E.woodv, x + a - .03, x + a + .03, y + b - .03, y + b + .03, 0, .74)
                g = Group(x, y, 0, 0)
                for a in (-.45, 0, .45):
                    goods(a, R.uniform(-.15, .15), .781, g)
            box(E.woodv, 1.3, 2.9, .2, .8, 0, .95, .01)
            box(marble(), 1.25, 2.95, .15, .85, .95, 1.0, .008)
            screen(1.7, .5, 1.0, 180, .4)
            I.pendant(1.7, .5, 1.8, 0)
            I.pendant(2.5, .5, 1.8, 0)
            I.pot(.5, D - .5, 'fig', 1.2)
            I.pot(W - .5, D - .5, 'potplant', 1.0)
        else:
            box(E.white, .3, .34, 1.2, 2.4, .9, .94)
            box(mat('case', '#c9b696', .9), 5.2, 5.7, 4.6, 5.1, 0, .4, .01)
        I.done(p, (W - 1.0, -1.4, 1.5), (W * .44, D * .75, 1.1), 21)
    else:
        W, D = 3.8, 4.4
        I.shell(W, D, left=[], back=[(1.4, 2.4, 1.5, 2.2)], curtains=False)
        for y in (.6, 2.6):
            rack(.26, y, 90, 1.9, 2.2, 5, .24)
            rack(W - .26, y, -90, 1.9, 2.2, 5, .24)
        for k in range(7):
            x, y = R.uniform(1.2, 2.6), R.uniform(3.0, 3.9)
            h = R.uniform(.25, .45)
            box(mat('carton%d' % (k % 3), ['#c9a778', '#b8946a', '#d3b48a'][k % 3], .9), x - .24, x + .24, y - .2, y + .2, 0 if k < 4 else .4, h if k < 4 else .4 + h, .01)
        lights(W, D, rows=1)
        E.exp += .3
        I.done(p, (W / 2 + .1, -1.5, 1.5), (W / 2, D, 1.1), 21)


def pallet(x, y, z, high=1.0):
    wood = mat('pallet', '#b08b5e', .8)
    box(wood, x - .6, x + .6, y - .5, y + .5, z, z + .13)
    c = R.choice(['#c9a778', '#b8946a', '#d6cdbd', '#a9b4b8', '#c4a882'])
    n = R.choice([1, 2])
    for k in range(n):
        box(mat('load' + c, c, .85), x - .56, x + .56, y - .46, y + .46, z + .14 + k * high / n, z + .12 + (k + 1) * high / n, .02)


def warehouse(p, seed, view):
    I.base(seed)
    E.H, W, D = 6.6, 15, 22
    concrete = ramp2('screed', '#a9a69f', '#b7b4ad', .7, .55)
    panel = ribbed('panel', ['#dfe2e3', '#cfd6d8', '#e3dfd6'][seed % 3], .35, 'xy', .5, .1, .5)
    steel = mat('frame', ['#5f7480', '#3f4a50', '#8a8f92'][seed % 3], .5)
    I.shell(W, D, back=[(2, 6, 4.2, 5.4), (9, 13, 4.2, 5.4)], right=[(2, 6, 4.6, 5.6), (9, 13, 4.6, 5.6), (16, 20, 4.6, 5.6)], left=[(2, 6, 4.6, 5.6), (9, 13, 4.6, 5.6), (16, 20, 4.6, 5.6)], front=-4, floor=concrete, wallm=panel, curtains=False, skirting=False)
    for y in (0, 5.4, 10.8, 16.2, 21.6):
        for x in (.15, W - .15):
            box(steel, x - .15, x + .15, y - .12, y + .12, 0, E.H)
        box(steel, 0, W, y - .12, y + .12, E.H - .5, E.H - .08)
    lamp = mat('high bay', '#fff6e8', .9, emit=4)
    for x in (3.2, 7.5, 11.8):
        for y in (3, 8.5, 14, 19.5):
            cyl(steel, x, y, E.H - .9, E.H - .72, .32, .2)
            cyl(lamp, x, y, E.H - .92, E.H - .9, .29)
            area(x, y, E.H - 1, x, y, 0, 1.2, 1.2, 130, (1, .97, .92))
    door = mat('roller', '#e9e7e1', .5)
    for x in (3, 10.5):
        for k in range(7):
            box(door, x - 1.6, x + 1.6, D - .08, D - .03, k * .5 + .01, k * .5 + .49, .01)
    line = mat('mark', '#d9b53f', .7)
    for x in (5.2, 9.8):
        box(line, x - .05, x + .05, -4, D, 0, .006)
    if view == 'racks':
        blue, orange = mat('upright', '#3f627d', .5), mat('beam', '#d0793f', .5)
        for x in (1.3, 3.9, 11.1, 13.7):
            for k in range(7):
                y = 1.5 + k * 2.8
                for b in (-.5, .5):
                    box(blue, x + b - .05, x + b + .05, y - .05, y + .05, 0, 4.9)
                if k == 6:
                    continue
                for z in (1.55, 3.1, 4.6):
                    for b in (-.5, .5):
                        box(orange, x + b - .03, x + b + .03, y, y + 2.8, z - .12, z)
                for z in (0, 1.55, 3.1):
                    for b in (.75, 2.05):
                        if R.random() < .84:
                            pallet(x, y + b, z, R.uniform(.7, 1.1))
    elif view == 'hall':
        for x, y in ((12.6, 15), (12.6, 16.3), (13.9, 15.4), (2.2, 18)):
            pallet(x, y, 0, R.uniform(.6, 1.0))
    else:
        for x, y in ((1.2, 19.2), (1.2, 17.6), (5.6, 19.6), (7.2, 19.4), (7.1, 17.9), (8.6, 19.7)):
            pallet(x, y, 0, R.uniform(.6, 1.1))
    E.exp += .25
    cam, tgt, lens = {
        'racks': ((7.6, -3.2, 1.8), (7.4, D, 2.5), 22),
        'hall': ((12.8, -3.2, 1.8), (6.4, D, 2.4), 21),
        'loading': ((8.2, 10.5, 1.7), (4.6, D, 1.9), 24),
    }[view]
    I.done(p, cam, tgt, lens)


# ---------- subjects of articles ----------
def cellar(p):
    I.base(31)
    E.H, W, D = 2.35, 4.6, 4.8
    brick = bricks('limewash', '#ded6c8', '#d3cabb', '#bfb5a5', .25, .075, .008, 'xz', .9, .5, .5)
    floor = ramp2('screed', '#96928a', '#a5a199', .8, .7)
    I.shell(W, D, back=[(1.7, 2.9, 1.55, 2.1)], floor=floor, wallm=brick, curtains=False, skirting=False, view='garden')
    for x in (0, 1.5, 3.0, 4.5):
        box(E.woodv, x - .08, x + .08, -2.2, D, 2.17, 2.33, .01)
    rack(.3, 1.0, 90, 1.9, 1.9, 4, .25)
    rack(.3, 3.1, 90, 1.9, 1.9, 4, .25)
    bottle = mat('bottle', '#27392c', .15)
    g = Group(4.3, 2.6, 0, -90)
    for a in (-1.0, -.5, 0, .5, 1.0):
        g.box(E.wood, a - .015, a + .015, -.16, .16, 0, 1.5)
    for k in range(6):
        g.box(E.wood, -1.0, 1.0, -.16, .16, k * .3, k * .3 + .02)
    for k in range(5):
        for j in range(16):
            if R.random() < .8 and j % 4 != 0:
                o = cyl(bottle, 0, 0, -.14, .14, .038, seg=16)
                o.matrix_world = g.M @ Matrix.Translation((-1.0 + j * .125, -.04, k * .3 + .065)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    for x, y, h in ((1.6, 4.3, .42), (2.15, 4.35, .34), (1.7, 4.25, .8)):
        box(mat('carton', '#c9a778', .9), x - .25, x + .25, y - .2, y + .2, h - .4 if h > .5 else 0, h, .01)
    cyl(mat('barrel', '#8a6242', .6), 3.1, 4.2, 0, .85, .3, .3, bev=.05)
    for y in (.8, 3.2):
        ball(mat('bulb', '#ffe2b0', .5, emit=8), 2.2, y, 2.02, .06)
        cyl(E.black, 2.2, y, 2.07, E.H, .01, seg=8)
        point(2.2, y, 1.9, 46)
    E.exp += .35
    I.done(p, (2.5, -1.7, 1.5), (2.2, D, 1.0), 21)


def heating(p):
    I.base(52)
    W, D = 3.8, 3.4
    tiles = bricks('tile', '#cfc8bc', '#c8c0b3', '#aaa294', .3, .3, .005, 'xy', .3, 0, .05)
    I.shell(W, D, right=[(.8, 1.9, 1.3, 2.2)], floor=tiles, curtains=False)
    white, grey, copper = mat('enamel', '#f4f5f4', .3, .5), mat('grey', '#5d6468', .45), mat('copper', '#b8734a', .3, metal=1)
    box(white, .5, 1.2, D - .68, D - .04, .05, 1.9, .03)
    box(grey, .5, 1.2, D - .685, D - .66, 1.42, 1.62, .004)
    box(mat('panel', '#1d2a30', .2), .7, 1.0, D - .69, D - .68, 1.46, 1.58)
    cyl(white, 2.0, D - .45, .08, 1.75, .38, bev=.05)
    cyl(grey, 2.0, D - .45, .03, .1, .34)
    ball(mat('vessel', '#b5473a', .4), 2.9, D - .35, 1.25, .23, 1.25)
    for k, z in enumerate((2.05, 2.17, 2.29)):
        tube(copper, [(.62 + k * .18, D - .2, 1.9), (.62 + k * .18, D - .2, z), (3.5 - k * .07, D - .2, z), (3.5 - k * .07, D - .2, 0)], .018)
    for x, z in ((2.0, 2.05), (2.2, 2.17)):
        tube(copper, [(x, D - .2, z), (x, D - .3, z), (x, D - .36, 1.75)], .018)
    tube(copper, [(2.9, D - .22, 2.29), (2.9, D - .3, 1.5)], .015)
    for x in (1.5, 2.55):
        cyl(mat('gauge', '#f2f2ee', .3), 0, 0, -.02, .02, .07, seg=32).matrix_world = Matrix.Translation((x, D - .26, 2.05)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
        cyl(grey, 0, 0, -.018, .018, .08, seg=32).matrix_world = Matrix.Translation((x, D - .25, 2.05)) @ Matrix.Rotation(math.pi / 2, 4, 'X')
    for k in range(6):
        tube(E.steel, [(.15, .6 + k * .1, .35), (.15, .6 + k * .1, 1.05)], .028)
    for z in (.38, 1.02):
        tube(E.steel, [(.15, .5, z), (.15, 1.2, z)], .03)
    E.exp += .3
    point(W / 2, 1.2, 2.5, 26, (1, .93, .84), .2)
    I.done(p, (2.6, -1.6, 1.45), (1.85, D, 1.12), 24)


def boxes(p):
    """An empty room with boxes: moving in or out."""
    I.base(77)
    W, D = 5.2, 4.6
    I.shell(W, D, back=[(1.2, W - 1.0, .0, 2.4)], accent='l', curtains=False)
    for x, y, n in ((.6, 3.9, 3), (1.25, 4.0, 2), (.65, 3.2, 2), (1.3, 3.3, 1), (.7, 2.3, 1), (4.4, 3.9, 2), (4.5, 3.1, 3), (3.8, 3.9, 1)):
        z = 0
        for k in range(n):
            w, d, h = R.uniform(.22, .3), R.uniform(.18, .24), R.uniform(.3, .42)
            box(mat('carton%d' % ((k + n) % 3), ['#c9a778', '#b8946a', '#d3b48a'][(k + n) % 3], .9), x - w, x + w, y - d, y + d, z, z + h, .01, rot=(0, 0, R.uniform(-.15, .15)))
            z += h
    I.pot(3.1, 4.1, 'fig', .9)
    I.floorlamp(2.0, 4.1)
    I.done(p, (W - .8, -.9, 1.4), (W * .42, D * .72, .9), 23)


def keys(p):
    I.base(93)
    W, D = 4, 4
    I.shell(W, D, back=[(.8, 3.2, .9, 2.3)], curtains=False, view='garden')
    box(E.wood, .6, 3.4, 1.2, 2.8, .72, .76, .01)
    paper, ink = mat('paper', '#f7f5f0', .9), mat('ink', '#8b8f94', .9)
    for x, y, r in ((1.75, 1.72, .12), (1.9, 1.66, -.05)):
        g = Group(x, y, .762 + (.004 if r < 0 else 0), math.degrees(r))
        g.box(paper, -.16, .16, -.22, .22, 0, .003)
        for k in range(11):
            g.box(ink, -.12, .12 if k % 4 else -.01, .16 - k * .028, .163 - k * .028 + .004, .003, .0034)
        g.box(E.black, -.12, -.02, -.19, -.188, .003, .0034)
    tube(E.black, [(1.98, 1.56, .776), (2.1, 1.68, .776)], .006)
    tube(E.brass, [(2.1, 1.68, .776), (2.115, 1.695, .774)], .004)
    ring = [(2.3 + math.cos(a) * .03, 1.66 + math.sin(a) * .03, .767) for a in [k * 6.283 / 24 for k in range(25)]]
    tube(E.steel, ring, .0022)
    for a, m in ((2.5, E.brass), (3.2, E.steel), (4.0, E.brass)):
        g = Group(2.3 + math.cos(a) * .045, 1.66 + math.sin(a) * .045, .766, math.degrees(a))
        g.cyl(m, .012, 0, 0, .003, .016, seg=32)
        g.box(m, .02, .075, -.0045, .0045, 0, .003)
        for k in range(3):
            g.box(m, .045 + k * .01, .051 + k * .01, -.011, -.003, 0, .003)
    g = Group(2.42, 1.92, .762, -24)
    g.box(mat('model', '#f1ece2', .7), -.09, .09, -.07, .07, 0, .1)
    roof = mat('model roof', '#a8573a', .6)
    for s in (-1, 1):
        g.add(box(roof, -.105, .105, -.062, .062, -.005, .005, .002, rot=(s * .72, 0, 0))).matrix_world = g.M @ Matrix.Translation((0, -s * .042, .135)) @ Matrix.Rotation(s * .72, 4, 'X')
    g.box(mat('model door', '#6b4b35', .5), -.02, .02, -.073, -.069, 0, .055)
    for x in (-.06, .045):
        g.box(mat('model pane', '#8fa9b5', .2), x - .018, x + .018, -.073, -.069, .035, .07)
    cyl(mat('cup', '#e9e3d8', .4), 1.5, 2.05, .762, .85, .035, .042, cap=False)
    I.pot(3.2, 3.4, 'fig', 1.2)
    E.exp += .2
    I.shoot(p, (2.0, .98, 1.16), (2.12, 1.78, .84), 34, .86)


def garden(p):
    X.VIEW, X.SEASON = None, 'summer'
    X.base(17, 'day', -1)
    X.paved(-3.4, 3.4, -3.2, 1.6, X.E.deck, .1)
    dark, wood = mat('iron', '#3b3e40', .5), mat('teak', '#a07850', .6)
    box(wood, -1.1, 1.1, -1.2, -.2, .8, .84, .01)
    for a in (-1, 1):
        for b in (-1.1, -.3):
            box(wood, a - .04, a + .04, b - .04, b + .04, .1, .8)
    for x in (-.6, .6):
        for y, s in ((-1.7, -1), (.3, 1)):
            box(wood, x - .25, x + .25, y - .22, y + .22, .52, .57, .02)
            box(wood, x - .25, x + .25, y + s * .2, y + s * .25, .57, 1.05, .02)
            for a in (-.2, .2):
                for b in (-.18, .18):
                    box(dark, x + a - .015, x + a + .015, y + b - .015, y + b + .015, .1, .54)
    cyl(dark, 0, -.7, .1, 2.55, .03)
    cyl(mat('canvas', '#f1e7d4', .9), 0, -.7, 2.2, 2.7, 1.7, .05, cap=False)
    for k in range(7):
        X.paved(-.5 + k * .12, .5 + k * .12, -4.4 - k * 1.2, -3.5 - k * 1.2, mat('slab', '#cfc9be', .8, bump=.1), .05)
    for x in (-5.2, 5.2):
        X.paved(x - .9, x + .9, -9, 2.5, mat('soil', '#5c4a3c', .95), .06)
        for k in range(13):
            tree('bush', x + R.uniform(-.5, .5), -8.6 + k * .85, 0, R.uniform(.45, .95), R.choice(['#c77f93', '#8a7fa0', '#7d8f5a', '#d9b45f', '#64804a', '#b96a6a']), k % 3)
    hedge(-13, 6.5, 13, 6.5, 1.8)
    hedge(-9, -8, -9, 6, 1.5)
    tree('round', -5.5, 4.6, 0, .9, X.E.green[1], 1)
    tree('round', 6.5, 4.2, 0, 1.05, X.E.green[0], 2)
    X.backdrop(17, 14, 20)
    lawn(-14, 14, -14, 6, X.E.holes, X.E.grass, .07, (1.5, -9.5, 1.7), .5, 24)
    camera(2.6, -9.6, 1.75, -.3, -.6, 1.25, 27)
    render(p, 800, 600, 5, X.E.exp, bounces=3)


def roof(p):
    """The roof of a brick house, seen from as high as its ridge."""
    def finish(_path, *_a, **_k):
        views.surroundings(5)
        camera(6.2, -9.5, 7.4, .4, 3, 6.7, 30)
        render(p, 800, 600, 5, X.E.exp, bounces=3)
    usual, X.finish = X.finish, finish
    X.VIEW, X.SEASON = None, 'summer'
    X.house_gable(p, 55 * 3, 'golden')
    X.finish = usual


def solar(p):
    """Panels on a pitched roof."""
    def finish(_path, *_a, **_k):
        views.surroundings(6)
        cell, rim = mat('cell', '#16233a', .12, .7), mat('rim', '#c9ccce', .4, metal=1)
        z1, pitch, run = 5.5, math.radians(37), 4.0
        M = Matrix.Translation((0, run / 2, z1 + run / 2 * math.tan(pitch) + .42)) @ Matrix.Rotation(pitch, 4, 'X')
        for i in range(-3, 3):
            for j in (-1, 0):
                for m, e, h in ((rim, 0, 0), (cell, .03, .012)):
                    o = box(m, -.52 + e, .52 - e, -.84 + e, .84 - e, -.02 + h, .02 + h)
                    o.matrix_world = M @ Matrix.Translation((.55 + i * 1.08, .86 + j * 1.74, 0))
        camera(5.4, -11.5, 5.6, .2, 2, 6.0, 31)
        render(p, 800, 600, 5, X.E.exp, bounces=3)
    usual, X.finish = X.finish, finish
    X.VIEW, X.SEASON = None, 'summer'
    X.house_gable(p, 157, 'day')
    X.finish = usual


TOPICS = {'cellar': cellar, 'heating': heating, 'boxes': boxes, 'keys': keys, 'garden': garden, 'roof': roof, 'solar': solar}
# Kind -> how its rooms are made, and which views are taken of each.
ROOMS = {
    'office': (office, {'open': 'abc', 'meeting': 'ab', 'lounge': 'a'}),
    'shop': (shop, {'sales': 'abc', 'store': 'a', 'bare': 'a'}),
    'warehouse': (warehouse, {'racks': 'a', 'hall': 'ab', 'loading': 'a'}),
}


def room(number, name, out):
    make, rooms = ROOMS[SETS[number]]
    I.STYLE = homes.style(number * 3 + 1)
    I.SHOTS = ''.join(v for v in rooms[name] if not os.path.exists('%s/work-%02d-%s-%s.png' % (out, number, name, v)))
    if I.SHOTS:
        make('%s/work-%02d-%s-.png' % (out, number, name), 800 + number * 7, name)


def topic(name, out):
    path = '%s/topic-%s.png' % (out, name)
    if not os.path.exists(path):
        I.STYLE, I.SHOTS = None, 'a'
        TOPICS[name](path)


def queue():
    """Topics, then rooms and further views in turn."""
    rooms = ['work-%02d-%s' % (n, room) for k in range(3) for n in SETS for room in list(ROOMS[SETS[n]][1])[k:k + 1]]
    more = views.names()
    turns = [name for k in range(max(len(rooms), len(more))) for name in rooms[k:k + 1] + more[k * 2:k * 2 + 2]]
    return ['topic-%s' % t for t in TOPICS] + turns


if __name__ == '__main__':
    out, wanted = sys.argv[1], sys.argv[2:]
    os.makedirs(out, exist_ok=True)
    for name in wanted or queue():
        if time.time() > float(os.environ.get('STOP', 9e12)):
            break
        parts = name.split('-')
        try:
            if parts[0] == 'work':
                room(int(parts[1]), parts[2], out)
            elif parts[0] == 'topic':
                topic(parts[1], out)
            else:
                views.view(name, out)
        except Exception:
            import traceback
            traceback.print_exc()
