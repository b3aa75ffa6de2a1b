"""Interiors: blender -b -P interiors.py -- OUTDIR [names...] ; environment: W, H, SPP"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *
R = random
class S: pass
E = S()
PALS = [  # wall, accent wall, sofa, cushion 1, cushion 2, wood, floor, rug 1, rug 2
 ('#efece5', '#c9cfc4', '#b9b4aa', '#c4825a', '#6f7f6a', '#b98d5e', '#b78f63', '#e6dfd2', '#d3c8b6'),
 ('#f2efe9', '#8fa3a0', '#7f9390', '#d9b45f', '#efe8dc', '#a87b4f', '#c4a075', '#efe9de', '#dcd5c8'),
 ('#f0ebe2', '#d8b9a0', '#e2d8c8', '#b5654a', '#8a6f5c', '#8d6642', '#a67c52', '#d9b99b', '#e8dccb'),
 ('#f1f0ee', '#5e7080', '#5b6b7a', '#e0d3bd', '#c98f5d', '#c19a6b', '#d0b48c', '#cfd4d6', '#e4e5e3'),
 ('#eeeae2', '#7d8a6c', '#6f7d62', '#e4dac6', '#c9a25f', '#7a5638', '#946b45', '#e9e1d0', '#cdbf9f'),
 ('#f4f1ec', '#e3c9bf', '#d3b5a8', '#f1e7dc', '#9d6f62', '#d1ac7e', '#d8bd95', '#f1ebe2', '#e3d3c8')]

STYLE = None   # what the rooms of one home share; set by homes.py

def base(seed, tod='day'):
    reset(); st = STYLE; R.seed(st['seed'] if st else seed); p = st['pal'] if st else PALS[seed % 6]; e = E; e.pal = p; e.H = 2.75; e.tod = tod
    e.wall = mat('wall', p[0], .9, bump=.04, bscale=90); e.acc = mat('accent', p[1], .9, bump=.04, bscale=90); e.white = mat('white', '#f4f2ee', .5); e.ceil = mat('ceil', '#f6f4f0', .9)
    e.wood = planks('wood', p[5], 2.0, 4.0, 'x', .45, .03, .9, 'xy', .8); e.woodv = planks('woodv', p[5], 2.0, 4, 'z', .45, .03, .9, 'xz', .8); e.floor = planks('floor', p[6], .17, 1.9, R.choice('xy'), .38, .12, .5)
    e.black = mat('black', '#232425', .4); e.brass = mat('brass', '#b8935a', .3, metal=1); e.steel = mat('steel', '#c9cbcc', .25, metal=1)
    e.sofa = mat('sofa', p[2], .95, bump=.25, bscale=180); e.c1 = mat('c1', p[3], .95, bump=.25, bscale=160); e.c2 = mat('c2', p[4], .95, bump=.25, bscale=160); e.rug = ramp2('rug', p[7], p[8], 16, .98, 8, bump=.3)
    e.linen = mat('linen', '#f3efe8', .95, bump=.15, bscale=60); e.lampc = mat('lamp', '#fff0d8', .9, emit=2.5 if tod == 'day' else 7); e.lampc.cycles.emission_sampling = 'NONE'; e.frame = mat('frame', R.choice(['#f2f1ee', '#2b2c2d', '#f2f1ee', '#8a6a4a']), .4); e.curtain = R.choice(['#f2eee6', '#e6ded0', '#f4f2ee', p[1]])
    if st: e.floor = st['floor'](); e.cab = st['cab']; R.seed(st['seed']*31+seed)
    if tod == 'day': sky(R.uniform(30, 42), E_rot(seed), .2, 7.0, 1.0, .8, None, seed); e.exp = .12; e.pw = 26; e.lc = (.93, .97, 1)
    elif tod == 'golden': sky(R.uniform(14, 18), E_rot(seed), .2, 6.0, 1.0, .8, (2.2, 1.8, 1.5, 1), seed, 2.0); e.exp = .4; e.pw = 20; e.lc = (1, .93, .84)
    else: sky(3, 260, .14, 0, 2, .7, (2.6, 1.9, 1.7, 1), seed, 2.5); e.exp = .7; e.pw = 5; e.lc = (.7, .8, 1)

def E_rot(seed): return R.choice([62, 48, 30])   # the sun stands behind the back right corner

def wavy(m, x0, x1, y, z0, z1, axis='x', amp=.045, per=.15):
    n = int((x1-x0)/.015); v = []
    for i in range(n+1):
        a = x0+(x1-x0)*i/n; d = amp*math.sin(a/per*6.283)+amp*.4*math.sin(a/per*2.4)
        for z in (z0, z1): v.append((a, y+d*(1 if z == z0 else .8), z) if axis == 'x' else (y+d, a, z))
    f = [(2*i, 2*i+2, 2*i+3, 2*i+1) for i in range(n)]; obj('curtain', mesh('curtain', v, f, smooth=True), m)

def windowfill(side, a, b, z0, z1, W, D, n=2):
    t = .05; P = {'b': lambda u: (u, D+.06), 'r': lambda u: (W+.06, u), 'l': lambda u: (-.06, u)}[side]
    def bx(m, u0, u1, h0, h1, d=.03):
        p, q = P(u0), P(u1)
        if side == 'b': box(m, u0, u1, D+.08-d, D+.08+d, h0, h1, .004)
        else: x = W+.08 if side == 'r' else -.08; box(m, x-d, x+d, u0, u1, h0, h1, .004)
    bx(E.frame, a, b, z0, z0+t); bx(E.frame, a, b, z1-t, z1)
    for i in range(n+1): u = a+(b-a)*i/n; u = min(max(u, a+t/2), b-t/2); bx(E.frame, u-t/2, u+t/2, z0, z1)
    if z0 > .2: (box(E.white, a-.05, b+.05, D-.1, D+.06, z0-.04, z0, .008) if side == 'b' else box(E.white, (W-.1 if side == 'r' else -.06), (W+.06 if side == 'r' else .1), a-.05, b+.05, z0-.04, z0, .008))
    c = (a+b)/2, (z0+z1)/2; A = (b-a)*(z1-z0); pw = E.pw*A
    if side == 'b': area(c[0], D+.35, c[1], c[0], 0, c[1]-.4, b-a, z1-z0, pw, E.lc)
    elif side == 'r': area(W+.35, c[0], c[1], 0, c[0], c[1]-.4, b-a, z1-z0, pw, E.lc)
    else: area(-.35, c[0], c[1], W, c[0], c[1]-.4, b-a, z1-z0, pw, E.lc)

def shell(W, D, back=(), right=(), left=(), front=-2.2, accent=None, floor=None, wallm=None, curtains=True, view=None, skirting=True, ceil=True):
    H = E.H; w = wallm or E.wall; T = .22; E.W, E.D = W, D
    box(floor or E.floor, -.3, W+.3, front-.3, D+.3, -.1, 0)
    if ceil: box(E.ceil, -.3, W+.3, front-.3, D+.3, H, H+.1)
    wall(E.acc if accent == 'b' else w, (W, D), (0, D), 0, H, -T, [(W-o[1], W-o[0], o[2], o[3]) for o in back])
    wall(E.acc if accent == 'r' else w, (W, front), (W, D), 0, H, -T, [(o[0]-front, o[1]-front, o[2], o[3]) for o in right])
    wall(E.acc if accent == 'l' else w, (0, D), (0, front), 0, H, -T, [(D-o[1], D-o[0], o[2], o[3]) for o in left])
    wall(w, (0, front), (W, front), 0, H, -T)
    for side, ops in (('b', back), ('r', right), ('l', left)):
        for o in ops: windowfill(side, *o[:4], W, D, max(2, round((o[1]-o[0])/1.1)))
    if skirting:
        def skirt(L, ops, f):
            x = 0
            for o in sorted([o for o in ops if o[2] < .1]): f(x, o[0]); x = o[1]
            f(x, L)
        skirt(W, back, lambda a, b: box(E.white, a, b, D-.015, D, 0, .09, .004)); skirt(D, right, lambda a, b: box(E.white, W-.015, W, a if a else front, b, 0, .09, .004)); skirt(D, left, lambda a, b: box(E.white, 0, .015, a if a else front, b, 0, .09, .004))
    if curtains:
        m = mat('curtain', E.curtain, .95)
        for o in back:
            if o[2] < 1.0: cw = min(.55, (o[1]-o[0])*.2+.1); wavy(m, max(.03, o[0]-.35), max(.03, o[0]-.35)+cw, D-.14, .02, H-.12); wavy(m, min(W-.03, o[1]+.35)-cw, min(W-.03, o[1]+.35), D-.14, .02, H-.12); tube(E.black, [(max(.02, o[0]-.5), D-.14, H-.1), (min(W-.02, o[1]+.5), D-.14, H-.1)], .012)
        for o in right:
            if o[2] < 1.0: cw = .45; wavy(m, o[0]-.3, o[0]-.3+cw, W-.14, .02, H-.12, 'y'); wavy(m, o[1]+.3-cw, min(D-.03, o[1]+.3), W-.14, .02, H-.12, 'y'); tube(E.black, [(W-.14, o[0]-.45, H-.1), (W-.14, min(D-.02, o[1]+.45), H-.1)], .012)
    area(W/2, front+.3, 2.2, W/2, D, 1.2, W*.8, 1.0, 7 if E.tod != 'dusk' else 6, (1, .97, .93)); area(W/2, D*.45, H-.02, W/2, D*.45, 0, W*.6, D*.5, 4 if E.tod == 'day' else 5, (1, .97, .94))
    outside(W, D, view or (STYLE['view'] if STYLE else R.choice(['garden', 'garden', 'city'])))

def outside(W, D, view):
    if view == 'garden':
        box(ramp2('lawn', '#6d8040', '#8a9a55', .6), -60, 70, -40, 90, -.6, -.06); hedge(W+6.5, -8, W+6.5, D+7, 1.3, '#5d7a44'); hedge(-10, D+7, W+6.5, D+7, 1.3, '#5d7a44')
        for i in range(9): tree(R.choice(['round', 'tall', 'round', 'pine']), R.uniform(-8, W+14), D+R.uniform(7, 20), -.35, R.uniform(.7, 1.2), R.choice(['#64804a', '#71853f', '#5a7540']), R.randrange(2))
        for i in range(5): tree(R.choice(['round', 'tall']), W+R.uniform(6, 16), R.uniform(-2, D+4), -.35, R.uniform(.7, 1.2), R.choice(['#64804a', '#71853f']), R.randrange(2))
        for i in range(6): tree('bush', R.uniform(0, W), D+R.uniform(1.5, 3.5), -.35, R.uniform(.7, 1.1), R.choice(['#64804a', '#7d8f5a', '#8a7fa0']), R.randrange(3))
    elif view == 'sea':
        box(mat('sea', '#3f7f95', .12), -900, 900, 20, 1500, -9.2, -9); [ball(mat('isl', '#7f9484', .95), R.uniform(-300, 300), R.uniform(420, 600), -12, R.uniform(60, 110), .3, 32) for i in range(3)]
    else:
        box(mat('cg', '#848f74', .9), -200, 200, -100, 300, -14, -13); cols = ['#d8cbb8', '#c9a98f', '#e6e0d5', '#b9bfc0', '#d3b89a']
        for i in range(26):
            x, y = R.uniform(-40, 50), D+R.uniform(22, 90); h = R.uniform(7, 18)-13+y*.05; w = R.uniform(8, 15); m = mat('cb%d' % (i % 5), cols[i % 5], .9); box(m, x, x+w, y, y+10, -13, h); box(mat('crf', R.choice(['#9a5a44', '#77716a']), .9), x-.3, x+w+.3, y-.3, y+10.3, h, h+.5)
            if i < 16: [box(mat('cw', '#4d5a63', .15, .7), x+.8+a*2.2, x+2+a*2.2, y-.05, y, h-1.2-b*3-1.4, h-1.2-b*3) for a in range(int((w-1)/2.2)) for b in range(4)]
        for i in range(16): x, y = W+R.uniform(20, 80), R.uniform(-25, 45); h = R.uniform(7, 17)-13; box(mat('cb%d' % (i % 5), cols[i % 5], .9), x, x+11, y, y+11, -13, h); box(mat('crf', '#8f6a58', .9), x-.3, x+11.3, y-.3, y+11.3, h, h+.5)
        for i in range(8): tree('round', R.uniform(-14, 20), D+R.uniform(12, 20), -13, R.uniform(1.3, 1.8), '#64804a', i % 2)

# ---------- furniture (built facing -y) ----------
def sofa(x, y, r=0, w=2.2, m=None, chaise=0):
    g = Group(x, y, 0, r); m = m or E.sofa; d = .92; st = R.choice([0, 1])
    for sx in (-w/2+.12, w/2-.12):
        for sy in (-.36, .36): g.cyl(E.wood if st else E.black, sx, sy, 0, .14, .018, .025, 12)
    g.box(m, -w/2, w/2, -d/2, d/2, .13, .3, .04); g.soft(m, -w/2, w/2, d/2-.22, d/2, .2, .78, .09, .02)
    for s in (-1, 1): a, b = (-w/2, -w/2+.2) if s < 0 else (w/2-.2, w/2); g.soft(m, a, b, -d/2, d/2, .2, .6, .08, .015)
    n = 2 if w < 2.5 else 3; iw = (w-.4)/n
    for i in range(n): a = -w/2+.2+i*iw; g.soft(m, a+.005, a+iw-.005, -d/2-.02, d/2-.2, .29, .46, .06, .03); g.soft(m, a+.01, a+iw-.01, d/2-.4, d/2-.16, .44, .84, .08, .05, rot=(math.radians(-9), 0, 0))
    if chaise: a, b = (-w/2, -w/2+.95) if chaise < 0 else (w/2-.95, w/2); g.box(m, a, b, -d/2-.75, -d/2, .13, .3, .04); g.soft(m, a, b, -d/2-.78, -d/2+.05, .29, .46, .06, .03)
    for i, (px, c) in enumerate(((-w/2+.42, E.c1), (-w/2+.72, E.c2), (w/2-.45, E.c1))): g.soft(c, px-.22, px+.22, d/2-.52, d/2-.36, .46, .88, .08, .05, rot=(math.radians(-18), 0, math.radians(R.uniform(-12, 12))))
    if R.random() < .7: t = E.linen; a = w/2-.75; g.box(t, a, a+.4, -d/2-.035, d/2-.3, .475, .49, .005); g.box(t, a, a+.4, -d/2-.045, -d/2-.03, .22, .485, .005)

def armchair(x, y, r=0, m=None):
    g = Group(x, y, 0, r); m = m or E.c1
    for sx in (-.3, .3):
        for sy in (-.3, .3): g.tube(E.woodv, [(sx*1.1, sy*1.15, 0), (sx*.85, sy*.85, .36)], .018)
    g.soft(m, -.36, .36, -.38, .34, .3, .46, .07, .03); g.soft(m, -.37, .37, .2, .4, .38, .86, .09, .04, rot=(math.radians(-14), 0, 0))
    for s in (-1, 1): g.soft(m, s*.38-.06, s*.38+.06, -.34, .34, .34, .62, .055, .01)
    g.soft(E.linen, -.2, .2, .02, .14, .46, .8, .07, .04, rot=(math.radians(-16), 0, 0))

def vase(x, y, z, h=.28, c=None, twigs=True, g=None):
    c = c or mat('vase%d' % R.randrange(9), R.choice(['#e9e3d8', '#8a9a92', '#c98e73', '#3a3c3d', '#d9c7a8']), .5); cyl(c, x, y, z, z+h*.55, h*.16, h*.27); cyl(c, x, y, z+h*.55, z+h*.85, h*.27, h*.11); cyl(c, x, y, z+h*.85, z+h, h*.11, h*.14)
    if twigs: tree('bush', x, y, z+h*.75, h*.85, R.choice(['#7d8f5a', '#64804a', '#b9a27a']), R.randrange(3))

def books(x, y, z, n=3, r=0):
    for i in range(n): w = .28-.03*i; box(mat('bk%d' % R.randrange(9), R.choice(['#e4dccb', '#6f7f8a', '#b5654a', '#2f3436', '#c9a25f', '#8a9a92']), .8), x-w/2, x+w/2, y-.1, y+.1, z+i*.032, z+i*.032+.03, .003, rot=(0, 0, R.uniform(-.2, .2)))

def coffee(x, y, kind=None):
    kind = R.choice([0, 1, 2]) if kind is None else kind
    if kind == 0: cyl(E.wood, x, y, .36, .4, .5, bev=.01); [tube(E.woodv, [(x+math.cos(a)*.42, y+math.sin(a)*.42, 0), (x+math.cos(a)*.3, y+math.sin(a)*.3, .37)], .02) for a in (.5, 2.1, 3.7, 5.2)]
    elif kind == 1: box(E.wood, x-.6, x+.6, y-.32, y+.32, .36, .4, .01); [box(E.black, x+a-.015, x+a+.015, y+b-.015, y+b+.015, 0, .36) for a in (-.56, .56) for b in (-.28, .28)]; box(E.wood, x-.55, x+.55, y-.28, y+.28, .12, .14, .005)
    else: cyl(marble(), x-.15, y, .38, .41, .42, bev=.008); cyl(E.brass, x-.15, y, 0, .38, .03); cyl(E.brass, x-.15, y, 0, .015, .25); cyl(E.wood, x+.42, y-.25, .3, .33, .28, bev=.006); cyl(E.black, x+.42, y-.25, 0, .3, .022); cyl(E.black, x+.42, y-.25, 0, .012, .18)
    vase(x-.18, y+.05, .41, .26); books(x+.2 if kind != 2 else x-.05, y-.15, .41 if kind != 2 else .415, 2)

def rug(x, y, w, d, round_=False): cyl(E.rug, x, y, 0, .018, w/2, seg=80) if round_ else box(E.rug, x-w/2, x+w/2, y-d/2, y+d/2, 0, .018, .006)

def pot(x, y, kind='potplant', s=1, c=None):
    c = c or R.choice(['#e9e6df', '#8d8a84', '#c28a66', '#3c3e3f']); cyl(mat('pot'+c, c, .7), x, y, 0, .36*s, .15*s, .2*s, bev=.006); cyl(mat('soil', '#4a3b2f', .95), x, y, .3*s, .33*s, .18*s); tree(kind, x, y, .3*s, s*1.0, R.choice(['#4f7040', '#5a7a45', '#48683f']), R.randrange(3))

def floorlamp(x, y, kind=None):
    kind = R.choice([0, 1]) if kind is None else kind; cyl(E.black, x, y, 0, .02, .15)
    if kind == 0: cyl(E.black, x, y, 0, 1.45, .011, seg=12); cyl(E.lampc, x, y, 1.35, 1.68, .21, .16, cap=False); cyl(E.linen, x, y, 1.35, 1.68, .213, .163, cap=False)
    else:
        for a in (0, 2.1, 4.2): tube(E.woodv, [(x+math.cos(a)*.3, y+math.sin(a)*.3, 0), (x, y, 1.35)], .016)
        cyl(E.linen, x, y, 1.3, 1.62, .24, .2, cap=False); cyl(E.lampc, x, y, 1.3, 1.62, .235, .195, cap=False)
    point(x, y, 1.5, 12 if E.tod == 'day' else 32)

def pendant(x, y, z=1.75, kind=None, s=1):
    kind = R.choice([0, 1, 2]) if kind is None else kind; cyl(E.black, x, y, z+.15, E.H, .006, seg=8); m = [E.brass, E.black, mat('shade', '#efe8da', .8)][R.randrange(3)]
    if kind == 0: cyl(m, x, y, z, z+.22*s, .24*s, .05*s, cap=False); ball(E.lampc, x, y, z+.05, .05)
    elif kind == 1: ball(mat('globe', '#fff3e0', .4, emit=1.6 if E.tod == 'day' else 5), x, y, z+.12, .15*s)
    else:
        for i in range(7): a = math.pi*(i+1)/8; cyl(m, x, y, z+.16*s-.16*s*math.cos(a)-.008, z+.16*s-.16*s*math.cos(a)+.008, .24*s*math.sin(a)); 
        ball(E.lampc, x, y, z+.16*s, .05)
    point(x, y, z-.06, 6 if E.tod == 'day' else 16)

def picture(side, u, z, w, h):
    """A framed abstract (our own shapes) on wall 'b' (back), 'l' or 'r'."""
    g = {'b': Group(u, E.D, z, 0), 'l': Group(0, u, z, 90), 'r': Group(E.W, u, z, -90)}[side]; f = R.choice([E.black, E.woodv, E.white])
    g.box(f, -w/2, w/2, -.03, -.002, -h/2, h/2, .004); g.box(mat('mount', '#f5f2ec', .9), -w/2+.02, w/2-.02, -.034, -.03, -h/2+.02, h/2-.02); cols = R.sample(['#c4825a', '#6f7f6a', '#d9b45f', '#5b6b7a', '#b5654a', '#e2d3bd', '#2f4a48', '#8fa3a0'], 4); a, b = w/2-.09, h/2-.09
    g.box(mat('art', cols[0], .9), -a, a, -.037, -.034, -b, b*R.uniform(-.3, .2)); g.add(cyl(mat('art2', cols[1], .9), 0, 0, -.001, .001, a*R.uniform(.4, .62), seg=48, rot=(math.pi/2, 0, 0))).matrix_world = g.M @ Matrix.Translation((R.uniform(-.25, .25)*a, -.04, b*R.uniform(0, .3))) @ Matrix.Rotation(math.pi/2, 4, 'X')
    x = R.uniform(-a, 0); g.box(mat('art3', cols[2], .9), x, x+a*.5, -.045, -.042, -b, b*R.uniform(-.6, 0)); 

def shelf(x, y, r=0, w=1.2, h=2.0):
    g = Group(x, y, 0, r); n = 5; m = E.woodv
    for s in (-w/2, w/2-.025, 0): g.box(m, s, s+.025, -.16, .16, 0, h)
    for i in range(n+1):
        z = i*(h-.025)/n; g.box(E.wood, -w/2+.005, w/2-.005, -.155, .155, z+.001, z+.024)
        if i < n:
            for a in (-w/2+.05, .05):
                k = R.choice([0, 1, 1, 2, 3]); px = a
                if k == 1:
                    while px < a+w/2-.18: t = R.uniform(.02, .045); hh = R.uniform(.2, .3); g.box(mat('bk%d' % R.randrange(9), R.choice(['#e4dccb', '#6f7f8a', '#b5654a', '#2f3436', '#c9a25f', '#8a9a92', '#d9cdbb']), .8), px, px+t, -.1, .12, z+.025, z+.025+hh); px += t+.003
                elif k == 2: q = g.M @ Vector((a+w*.2, 0, z+.025)); vase(q.x, q.y, q.z, .22)
                elif k == 3: g.box(mat('bx', '#c9b696', .9), a+.02, a+w/2-.12, -.13, .13, z+.03, z+.24, .01)

def tv(x, y, r=0, w=1.9):
    g = Group(x, y, 0, r); g.box(E.woodv, -w/2, w/2, -.2, .2, .18, .52, .01); [g.box(E.black, a-.015, a+.015, -.15, .15, 0, .18) for a in (-w/2+.15, w/2-.15)]
    for i in range(1, 3): g.box(E.black, -w/2+w*i/3-.003, -w/2+w*i/3+.003, -.203, -.199, .2, .5)
    g.box(mat('tv', '#111214', .12, .6), -.66, .66, .12, .16, .72, 1.47, .01); q = g.M @ Vector((-w/2+.2, 0, .52)); vase(q.x, q.y, q.z, .25); q = g.M @ Vector((w/2-.3, 0, .52)); books(q.x, q.y, q.z, 3)

def chair(x, y, r=0, m=None):
    g = Group(x, y, 0, r)
    for sx in (-.19, .19):
        g.tube(E.woodv, [(sx*1.1, -.2, 0), (sx, -.17, .44)], .016); g.tube(E.woodv, [(sx*1.1, .24, 0), (sx, .18, .44), (sx*.95, .23, .82)], .016)
    g.soft(m or E.c2, -.22, .22, -.22, .2, .43, .5, .03, .01); g.soft(m or E.c2, -.21, .21, .17, .23, .62, .86, .03, .01, rot=(math.radians(-8), 0, 0))

def dining(x, y, w=1.8, n=2, rot=0, rnd=False):
    if rnd: cyl(E.wood, x, y, .72, .755, .6, bev=.01); cyl(E.black, x, y, 0, .72, .05); cyl(E.black, x, y, 0, .02, .32); [chair(x+math.cos(a)*.75, y+math.sin(a)*.75, math.degrees(a)-90) for a in (.6, 2.2, 3.9, 5.4)]
    else:
        box(E.wood, x-w/2, x+w/2, y-.45, y+.45, .72, .755, .012); [box(E.woodv, x+a-.03, x+a+.03, y+b-.03, y+b+.03, 0, .72, .006) for a in (-w/2+.08, w/2-.08) for b in (-.38, .38)]
        for i in range(n): px = x-w/2+w*(i+.5)/n; chair(px, y-.62, 180); chair(px, y+.62, 0)
    vase(x, y, .755, .3); cyl(mat('bowl', '#d9c7a8', .6), x+.35, y+.05, .755, .82, .06, .14, cap=False)

def bed(x, y, r=0, w=1.7, m=None, tall=None):
    g = Group(x, y, 0, r); m = m or E.sofa; L = 2.05   # head at y=0, foot towards -y
    g.box(m, -w/2-.04, w/2+.04, -L, 0, .12, .34, .03); [g.box(E.woodv, a-.03, a+.03, b-.03, b+.03, 0, .13) for a in (-w/2+.1, w/2-.1) for b in (-L+.15, -.15)]
    if R.random() < .6:
        for i in range(5): a = -w/2-.1+(w+.2)*i/5; g.soft(m, a+.003, a+(w+.2)/5-.003, -.06, .05, .3, tall or 1.2, .05, .02)
    else: g.soft(m, -w/2-.1, w/2+.1, -.04, .05, .2, 1.1, .04, .01)
    g.soft(E.linen, -w/2, w/2, -L+.02, -.03, .33, .56, .08, .015); duv = R.choice([E.linen, mat('duv', E.pal[0], .95, bump=.2, bscale=30), mat('duv2', '#e8e4dc', .95, bump=.2, bscale=30)])
    g.soft(duv, -w/2-.07, w/2+.07, -L-.03, -.62, .3, .63, .09, .025); g.soft(E.linen, -w/2-.075, w/2+.075, -.86, -.6, .32, .655, .06, .015); g.soft(E.c1 if R.random() < .6 else E.c2, -w/2-.09, w/2+.09, -L-.05, -L+.6, .28, .65, .07, .015)
    for s in (-1, 1): g.soft(E.linen, s*w/4-.34, s*w/4+.34, -.36, -.14, .58, 1.0, .09, .05, rot=(math.radians(-28), 0, 0)); g.soft(E.linen, s*w/4-.33, s*w/4+.33, -.5, -.3, .58, .95, .09, .05, rot=(math.radians(-34), 0, 0))
    for s, c in ((-.22, E.c2), (.2, E.c1)): g.soft(c, s-.22, s+.22, -.66, -.5, .6, .96, .08, .05, rot=(math.radians(-34), 0, math.radians(R.uniform(-8, 8))))

def nightstand(x, y, lamp=True):
    box(E.woodv, x-.24, x+.24, y-.2, y+.2, .15, .52, .012); box(E.black, x-.2, x+.2, y-.203, y-.199, .33, .336); [box(E.black, x+a-.012, x+a+.012, y+b-.012, y+b+.012, 0, .15) for a in (-.2, .2) for b in (-.16, .16)]
    if lamp: cyl(mat('lb', '#d9cdbb', .5), x, y, .52, .72, .08, .05); cyl(E.linen, x, y, .74, .96, .15, .11, cap=False); cyl(E.lampc, x, y, .745, .955, .147, .107, cap=False); point(x, y, .86, 5 if E.tod == 'day' else 13, r=.05)
    books(x+.12, y-.08, .52, 2)

def wardrobe(x0, x1, y0, y1, h=2.4, n=4, side='r'):
    box(E.white if R.random() < .5 else E.woodv, x0, x1, y0, y1, .06, h, .008)
    for i in range(1, n): y = y0+(y1-y0)*i/n; xx = x0 if side == 'r' else x1; box(E.black, xx-.004, xx+.004, y-.004, y+.004, .08, h-.02); box(E.brass, xx-.03 if side == 'r' else xx, xx if side == 'r' else xx+.03, y-.05, y-.035, .95, 1.25)

def shoot(p, cam, tgt, lens, near=None):
    """One picture; near: distance that is in focus, the rest is softened a little."""
    c = camera(*cam, *tgt, lens)
    if near: c.data.dof.use_dof = True; c.data.dof.focus_distance = near; c.data.dof.aperture_fstop = 2.2
    render(p, int(os.environ.get('W', 800)), int(os.environ.get('H', 600)), int(os.environ.get('SPP', 3)), E.exp, bounces=3)

def done(p, cam, tgt, lens=21):
    """The view of the whole room; for a home also the view from the other corner and a detail."""
    want = SHOTS if STYLE else 'a'; f = lambda k: p if not STYLE else p[:-4]+k+'.png'
    if 'a' in want: shoot(f('a'), cam, tgt, lens)
    if 'b' in want: shoot(f('b'), (E.W-cam[0]+R.uniform(-.1, .2), cam[1]+R.uniform(.1, .5), 1.3), (E.W-tgt[0]+R.uniform(-.2, .3), tgt[1], tgt[2]), lens*R.uniform(1.08, 1.2))
    if 'c' in want:
        k = R.uniform(.42, .5); q = (cam[0]+(tgt[0]-cam[0])*k+R.uniform(-.5, .5), cam[1]+(tgt[1]-cam[1])*k, 1.15); shoot(f('c'), q, (tgt[0]+R.uniform(-.5, .3), tgt[1], .82), 31, math.hypot(tgt[0]-q[0], tgt[1]-q[1])*.9)

SHOTS = 'a'

# ---------- rooms ----------
def living(p, seed, tod, panorama=False):
    base(seed, tod); v = seed % 4; W = R.uniform(5.2, 6.0); D = R.uniform(4.6, 5.2)
    if v == 0: shell(W, D, back=[(1.4, W-.7, .0, 2.4)], accent='l'); sofa(1.15, 2.4, 90, 2.3); rug(2.5, 2.4, 2.6, 3.0); coffee(2.45, 2.35); armchair(3.7, 3.6, -35); armchair(4.1, 2.2, -80); picture('l', 2.4, 1.65, 1.1, .8); floorlamp(.55, 4.0); pot(W-.5, D-.6, 'fig', 1.15); tv(W-.3, 1.6, -90)
    elif v == 1: shell(W, D, right=[(.4, D-.7, .0, 2.4)], accent='b'); sofa(2.4, D-.65, 0, 2.6, chaise=-1); rug(2.6, D-2.0, 3.2, 2.3); coffee(2.8, D-2.0); armchair(4.3, D-2.3, -70); picture('b', 1.9, 1.65, .62, .85); picture('b', 2.75, 1.65, .62, .85); floorlamp(4.15, D-.45); pot(.5, D-.5, 'potplant', 1.0); shelf(.2, 2.7, 90) if R.random() < .6 else picture('l', 2.0, 1.6, .8, 1.0)
    elif v == 2: shell(W, D, back=[(.7, 2.5, .45, 2.3), (3.2, W-.7, .45, 2.3)], accent='r'); sofa(2.6, D-.85, 0, 2.4); rug(2.6, D-2.2, 3.4, 2.4, False); coffee(2.6, D-2.15); armchair(.85, D-2.3, 65); armchair(4.4, D-2.2, -62, E.c2); pot(W-.45, D-.5, 'fig', 1.2); floorlamp(.5, D-.5, 1); picture('r', 2.2, 1.6, .9, 1.1); shelf(.2, 2.1, 90)
    else: shell(W, D, back=[(2.9, W-.5, 0, 2.4)], right=[(2.2, D-.6, 0, 2.4)], accent='l'); sofa(1.1, 2.2, 90, 2.2); rug(2.3, 2.2, 2.4, 2.8); coffee(2.35, 2.2); dining(4.0, D-1.45, 1.5, 2); pendant(4.0, D-1.45, 1.6, s=1.2); picture('l', 2.2, 1.7, .6, .8); picture('l', 3.0, 1.7, .5, .65); pot(2.4, D-.45, 'potplant', 1.0); floorlamp(.5, 3.7); armchair(3.5, .9, -140) if panorama else None
    if panorama:
        pano(W*.55, 1.3, 1.5, 0); box(E.woodv, 1.0, 2.6, -2.15, -1.75, .2, .8, .01); picture('l', -.6, 1.6, .7, .9); vase(1.4, -1.95, .8, .3); vase(2.3, -1.95, .8, .22); pot(W-.6, -1.6, 'fig', 1.1); rug(W/2+1, -.6, 2, 1.4); armchair(W-1.3, -.9, 140); box(E.white, 3.2, 4.1, -2.22, -2.17, 0, 2.1, .01)
        picture('b', .7, 1.6, .7, .9); c = bpy.context.scene; render(p, int(os.environ.get('PW', 1536)), int(os.environ.get('PW', 1536))//2, int(os.environ.get('SPP', 8)), E.exp, bounces=4, k=.7); return
    s = R.choice([0, 1]); done(p, (W-.7, -.9, 1.4), (W*.42, D*.72, 1.0), 23) if v in (0, 3) else done(p, (.9 if v == 2 else .75, -1.0, 1.4), (W*.52, D*.75, 1.0), 23.5)

def cabinets(x0, x1, y, m, top, n=None, z0=.1, z1=.86, d=.6, gap=.004, handles=True):
    n = n or max(1, round((x1-x0)/.6)); st = (x1-x0)/n; box(E.black, x0, x1, y-d+.06, y, 0, z0) if z0 < .2 else None
    for i in range(n):
        a = x0+i*st+gap; b = a+st-2*gap; box(m, a, b, y-d, y, z0, z1, .004)
        if handles: box(E.h, a+st*.25, b-st*.25, y-d-.025, y-d-.01, z1-.06, z1-.045, .003)
    if top: box(top, x0-.01, x1+.01, y-d-.02, y, z1, z1+.04, .006)

def kitchen(p, seed, tod):
    base(seed, tod); v = seed % 3; W = R.uniform(4.8, 5.4); D = 4.0; cab = mat('cab', STYLE['cab'] if STYLE else R.choice(['#f1efea', '#7d8a78', '#4d5f6b', '#d9cfc0', '#2f3d3a', '#c7b8a8', '#8fa0a0']), .45); top = R.choice([marble(), mat('oak', '#b98d5e', .5), mat('quartz', '#e6e3dd', .3), mat('dark', '#3a3b3c', .3)]); E.h = R.choice([E.brass, E.black, E.steel]); upper = R.choice([cab, E.woodv, E.white])
    sp = bricks('splash', *R.choice([('#f1efea', '#ebe8e1', '#cfcac0'), ('#a9b8ae', '#9dada3', '#dcd9d0'), ('#e4d6c4', '#dac9b4', '#f0e8dc'), ('#6f8592', '#647a88', '#d5d5d0')]), .15, R.choice([.075, .15]), .004, 'xz', .2, .5, .15)
    win = [(1.7, 3.4, 1.08, 2.2)] if v == 0 else []; right = [(.2, D-1.0, 0, 2.35)] if v != 0 else [(-.6, D-1.2, .0, 2.35)]
    shell(W, D, back=win, right=right, curtains=False, floor=E.floor if STYLE or R.random() < .7 else bricks('ft', '#d8d0c3', '#d1c8ba', '#b9b0a3', .6, .6, .005, 'xy', .3, 0, .05))
    tall = .65; x0 = tall
    box(sp, x0, W-.02, D-.012, D-.002, .9, 1.5) if not win else [box(sp, a, b, D-.012, D-.002, .9, 1.5 if i != 1 else 1.07) for i, (a, b) in enumerate(((x0, 1.68), (1.68, 3.42), (3.42, W-.02)))]
    cabinets(x0, W-.02, D, cab, top); box(cab, .01, tall-.005, D-.62, D, .1, 2.3, .004); box(E.h, tall-.08, tall-.06, D-.65, D-.63, .9, 1.6, .004); box(E.black, .01, tall, D-.55, D, 0, .1)
    if win: cabinets(x0+.01, 1.6, D, upper, None, None, 1.5, 2.3, .36, handles=False); cabinets(3.5, W-.02, D, upper, None, None, 1.5, 2.3, .36, handles=False)
    elif v == 1: cabinets(x0+.01, 2.2, D, upper, None, None, 1.5, 2.3, .36, handles=False); cabinets(3.1, W-.02, D, upper, None, None, 1.5, 2.3, .36, handles=False); box(E.steel, 2.3, 3.0, D-.42, D, 1.55, 1.62, .004); box(E.steel, 2.52, 2.78, D-.3, D, 1.6, E.H)
    else:
        for z in (1.5, 1.9):
            box(E.wood, x0+.4, W-.5, D-.25, D, z, z+.035, .004)
            for i in range(7): x = x0+.6+i*(W-1.6-x0)/6; (vase(x, D-.13, z+.035, R.uniform(.14, .24), None, R.random() < .4) if R.random() < .6 else cyl(mat('cup%d' % i, R.choice(['#e9e3d8', '#8a9a92', '#c98e73']), .5), x, D-.13, z+.035, z+.13, .045, .055))
    # hob, oven, sink, tap
    hx = 2.65; box(mat('hob', '#151617', .1), hx-.29, hx+.29, D-.54, D-.08, .9, .906); box(mat('oven', '#1c1d1f', .15), hx-.29, hx+.29, D-.615, D-.6, .2, .72, .004); box(E.steel, hx-.22, hx+.22, D-.645, D-.625, .66, .68, .004); sx = 3.9 if not win else 1.3
    box(mat('sink', '#9a9d9e', .3, metal=.8), sx-.25, sx+.25, D-.5, D-.12, .9, .905); tube(E.h, [(sx, D-.09, .9), (sx, D-.09, 1.2), (sx, D-.14, 1.26), (sx, D-.24, 1.26), (sx, D-.27, 1.2)], .014)
    vase(W-.5, D-.25, .9, .28); box(E.wood, 1.5, 1.75, D-.1, D-.06, .9, 1.25, .01, rot=(.12, 0, 0)); cyl(mat('jar', '#e4dccb', .4), 2.05, D-.2, .9, 1.08, .06); cyl(mat('jar2', '#c98e73', .4), 2.2, D-.2, .9, 1.04, .05); cyl(mat('kettle', '#3a3c3d', .35), hx+.12, D-.22, .906, 1.07, .1, .075); pot_ = cyl(E.steel, hx-.14, D-.4, .906, 1.03, .1)
    if v == 2: dining(W*.5, 1.35, 1.7, 2); [pendant(W*.5+a, 1.35, 1.6, 0) for a in (-.4, .4)]
    else:
        ix0, ix1 = 1.1, W-1.3; m2 = R.choice([cab, E.woodv, E.white]); [box(m2, a, b, 1.35, 2.15, .08, .88, .004) for a, b in ((ix0, (ix0+ix1)/2-.002), ((ix0+ix1)/2+.002, ix1))]; box(top, ix0-.05, ix1+.05, 1.05, 2.2, .88, .93, .008); n = 3; k = R.choice([0, 1, 2])
        for i in range(n):
            x = ix0+(ix1-ix0)*(i+.5)/n; cyl(E.c2 if k else E.wood, x, 1.0, .62, .68, .18, bev=.02); [tube(E.black, [(x+a*1.2, 1.0+b*1.2, 0), (x+a*.7, 1.0+b*.7, .63)], .012) for a in (-.15, .15) for b in (-.15, .15)]; 
            if i != 1: pendant(x, 1.6, 1.65, k)
        vase(ix0+.5, 1.7, .93, .32); cyl(mat('bowl', '#d9c7a8', .6), ix1-.5, 1.6, .93, 1.02, .07, .17, cap=False); [ball(mat('fr', R.choice(['#d98a3a', '#c9b03f', '#b5533a']), .5), ix1-.5+R.uniform(-.07, .07), 1.6+R.uniform(-.07, .07), 1.01, .045) for i in range(5)]
    pot(W-.4, D-1.0, 'potplant', .8) if right[0][1] < D-1.1 else None; done(p, (.75, -1.3, 1.45), (W*.56, D*.8, 1.02), 24.5)

def bedroom(p, seed, tod):
    base(seed, tod); v = seed % 3; W = R.uniform(4.2, 4.8); D = 4.2
    if v == 0: shell(W, D, right=[(.6, D-.8, .3, 2.35)], accent='b'); bed(2.0, D-.06); nightstand(.8, D-.26); nightstand(3.2, D-.26); rug(2.0, D-1.75, 2.9, 2.0); picture('b', 1.65, 1.75, .5, .65); picture('b', 2.35, 1.75, .5, .65); pot(W-.45, D-.4, 'fig', 1.0); armchair(W-.75, 1.9, -70)
    elif v == 1: shell(W, D, back=[(2.6, W-.5, .0, 2.35)], accent='l'); bed(.1, 2.2, 90); nightstand(.3, 1.0); nightstand(.3, 3.4); rug(1.7, 2.2, 2.2, 2.9); picture('l', 2.2, 1.8, 1.1, .7); armchair(3.5, 3.3, -30); pot(2.2, D-.4, 'potplant', .9); wardrobe(W-.6, W, .9, 2.5, n=3)
    else: shell(W, D, right=[(.5, D-1.0, .0, 2.35)], accent='b'); m = planks('panel', E.pal[5], .12, 4, 'z', .6, .1, .3, 'xz'); box(m, 0, W, D-.03, D-.002, 0, 1.35); bed(2.1, D-.1, 0, 1.7, E.c2); nightstand(.85, D-.3, False); nightstand(3.35, D-.3, False); pendant(.85, D-.35, 1.15, 1, .8); pendant(3.35, D-.35, 1.15, 1, .8); rug(2.1, D-1.8, 2.8, 1.9); pot(W-.4, D-.4, 'potplant', .9); box(E.c1, 1.4, 2.8, D-2.75, D-2.35, .38, .46, .03); [box(E.woodv, a-.02, a+.02, b-.02, b+.02, 0, .4) for a in (1.45, 2.75) for b in (D-2.7, D-2.4)]; wardrobe(0, .6, -.8, 1.6, side='l')
    if v != 2: pendant(W/2, 2.0, 2.1, None, 1.1)
    done(p, (W-1.15, -1.3, 1.4), (W*.38, D*.75, .92), 24.5) if v == 1 else done(p, (.95, -1.3, 1.4), (W*.51, D*.8, .93), 25)

def bathroom(p, seed, tod):
    base(seed, tod); W, D = 3.2, 2.9; t1 = R.choice([('#e9e5dd', '#e3ded5', '#cbc5b9'), ('#a9bab2', '#9fb1a8', '#dfdcd4'), ('#d9cbb8', '#d1c2ad', '#efe8dc'), ('#8296a0', '#788c97', '#dcdad4'), ('#e6d2c6', '#dfc9bb', '#f2eae3')]); tw = bricks('wt', *t1, *R.choice([(.3, .1), (.15, .15), (.6, .3), (.075, .22)]), .004, 'xz', .18, R.choice([0, .5]), .15); fl = bricks('ft', *R.choice([('#cfc8bc', '#c8c0b3', '#aaa294'), ('#8b8d8c', '#838584', '#6c6e6d'), ('#efece6', '#2f3334', '#d9d5cc')]), .3, .3, .005, 'xy', .25, 0, .05)
    shell(W, D, back=[(.5, 1.7, 1.25, 2.25)] if seed % 2 else [], right=[] if seed % 2 else [(.6, 2.0, .9, 2.3)], floor=fl, curtains=False, skirting=False); wet = mat('ceramic', '#f7f6f4', .12, .5)
    box(tw, 0, W, D-.012, D-.001, 0, 1.22 if seed % 2 else E.H); 
    if seed % 2: box(tw, 0, .5, D-.012, D-.001, 1.22, E.H); box(tw, 1.7, W, D-.012, D-.001, 1.22, E.H); box(tw, .5, 1.7, D-.012, D-.001, 2.26, E.H)
    def tub(x0, x1, y0, y1):
        bm = bmesh.new(); bmesh.ops.create_uvsphere(bm, u_segments=48, v_segments=24, radius=1)
        bmesh.ops.delete(bm, geom=[v for v in bm.verts if v.co.z > .05], context='VERTS')
        for q in bm.verts: e = 3.2; x, y, z = q.co; l = max(1e-6, (abs(x)**e+abs(y)**e)**(1/e)); rr = math.hypot(x, y); f = rr/l if l > 1e-5 else 1; k = min(1, (max(0, 1-(-z))**.28)); q.co = (x*f*(x1-x0)/2*.0+((x/l*(x1-x0)/2*(.78+.22*(1+z))) if rr > 1e-4 else 0)*min(1, rr*1.35), ((y/l*(y1-y0)/2*(.78+.22*(1+z))) if rr > 1e-4 else 0)*min(1, rr*1.35), (z if z > -1 else -1)*.54 if rr > .72 else -.54+.0)
        me = bpy.data.meshes.new('tub'); bm.to_mesh(me); bm.free(); me.polygons.foreach_set('use_smooth', [True]*len(me.polygons)); o = obj('tub', me, wet, ((x0+x1)/2, (y0+y1)/2, .58)); d = o.modifiers.new('s', 'SOLIDIFY'); d.thickness = .045; d.offset = -1
    if seed % 3 != 2: tub(.25, 1.95, D-1.0, D-.2); tube(E.brass, [(2.1, D-.3, 0), (2.1, D-.3, .85), (2.04, D-.3, .9), (1.9, D-.34, .9), (1.87, D-.35, .86)], .014); box(E.wood, .7, .95, D-1.03, D-.15, .59, .615, .006)
    else:
        box(mat('tray', '#f0eeea', .4), 0, 1.3, D-1.2, D, 0, .05, .01); box(glass('shower', '#e6f0ee', .8), 1.3, 1.31, D-1.2, D, .05, 2.1); box(E.black, 1.29, 1.32, D-1.2, D, 2.08, 2.11); box(E.black, 1.29, 1.32, D-1.22, D-1.19, 0, 2.1); tube(E.brass, [(.65, D-.04, 1.0), (.65, D-.04, 2.15), (.65, D-.35, 2.2)], .012); cyl(E.brass, .65, D-.37, 2.16, 2.18, .13)
    # vanity with round mirror
    vx0, vx1 = W-.5, W; y0, y1 = (.9, 2.1) if seed % 2 else (D-.9, D-.05)
    if seed % 2: box(E.woodv, vx0, vx1, y0, y1, .38, .82, .008); box(mat('vt', '#efece6', .2), vx0-.02, vx1, y0-.02, y1+.02, .82, .86, .006); box(E.black, vx0-.003, vx0, y0, y1, .595, .602); cyl(wet, W-.25, (y0+y1)/2, .86, .98, .13, .19, bev=.01); tube(E.brass, [(W-.05, (y0+y1)/2, .86), (W-.05, (y0+y1)/2, 1.12), (W-.16, (y0+y1)/2, 1.12), (W-.17, (y0+y1)/2, 1.08)], .013); o = cyl(mat('mirror', '#f4f6f6', .0, metal=1), 0, 0, -.008, .008, .42, seg=64); o.matrix_world = Matrix.Translation((W-.02, (y0+y1)/2, 1.6)) @ Matrix.Rotation(math.pi/2, 4, 'Y'); vase(W-.2, y0+.18, .86, .2); [point(W-.12, (y0+y1)/2+s, 1.65, 4) or ball(E.lampc, W-.09, (y0+y1)/2+s, 1.65, .06) for s in (-.6, .6)]
    else: x0, x1 = (2.0, 3.1) if seed % 3 != 2 else (1.7, 3.0); xm = (x0+x1)/2; box(E.woodv, x0, x1, D-.48, D-.015, .38, .82, .008); box(E.black, x0, x1, D-.483, D-.48, .595, .602); box(mat('vt', '#efece6', .2), x0-.02, x1+.02, D-.5, D-.015, .82, .86, .006); cyl(wet, xm, D-.26, .86, .98, .13, .19, bev=.01); tube(E.brass, [(xm, D-.06, .86), (xm, D-.06, 1.12), (xm, D-.17, 1.12), (xm, D-.18, 1.08)], .013); o = cyl(mat('mirror', '#f4f6f6', .0, metal=1), 0, 0, -.008, .008, .42, seg=64); o.matrix_world = Matrix.Translation((xm, D-.03, 1.6)) @ Matrix.Rotation(math.pi/2, 4, 'X'); vase(x0+.16, D-.2, .86, .2)
    rug(1.3, .95, 1.3, .75); pot(2.75 if seed % 2 else .35, D-.4 if seed % 2 else 1.2, 'potplant', .75); g = Group(.0, 1.1, 0, 90); [box(E.woodv, .02, .05, a-.015, a+.015, 0, 1.7) for a in (.7, 1.2)]; [tube(E.woodv, [(.04, .7, z), (.04, 1.2, z)], .012) for z in (.5, .9, 1.3, 1.65)]; box(E.c1, .015, .075, .75, 1.15, .85, 1.32, .01); box(E.linen, .015, .075, .78, 1.1, .2, .52, .01)
    point(W/2, 1.2, 2.5, 9, (1, .93, .84), .2); ball(E.lampc, W/2, 1.2, 2.68, .12, .4); E.exp += .4; done(p, (1.2, -1.75, 1.4), (1.75, D, 1.0), 25.5)

def office_room(p, seed, tod):
    base(seed, tod); W, D = 4.2, 3.8; shell(W, D, right=[(.5, D-.6, .75, 2.3)], accent='b'); box(E.wood, 1.0, 2.7, D-.8, D-.08, .72, .755, .01); [box(E.black, a-.02, a+.02, b-.02, b+.02, 0, .72) for a in (1.08, 2.62) for b in (D-.74, D-.14)]; box(E.black, 1.5, 2.2, D-.25, D-.22, .92, 1.32, .01); cyl(E.black, 1.85, D-.24, .75, .95, .02); cyl(E.black, 1.85, D-.24, .755, .765, .12); box(E.steel, 1.62, 2.05, D-.6, D-.45, .755, .77, .005); vase(2.5, D-.3, .755, .24); books(1.2, D-.35, .755, 3); chair(1.85, D-1.05, 180); rug(1.9, D-1.6, 2.4, 1.6); shelf(.2, 1.9, 90, 1.3); picture('b', 1.3, 1.8, .5, .65); picture('b', 1.95, 1.8, .5, .65); pot(W-.45, D-.4, 'fig', 1.05); armchair(3.3, 1.4, -60); floorlamp(3.7, 2.4); done(p, (.9, -1.3, 1.45), (W*.52, D*.8, 1.08), 22)

def terrace(p, seed, tod):
    base(seed, tod); W, D = 5.4, 3.4; v = seed % 2; fl = planks('deck', R.choice(['#a07d58', '#8a7560', '#b08a60']), .14, 2.4, 'x', .6, .12, .35) if v else bricks('tt', '#cfc6b8', '#c7bdae', '#a9a091', .6, .6, .006, 'xy', .6, 0, .1); box(fl, -1.5, W, -3, D, -.12, 0); wl = mat('ext', E.pal[0], .9, bump=.2)
    wall(wl, (-.0, D), (-.0, -3), 0, 3.2, -.3, [(1.2, 3.6, 0, 2.4)]); box(glass('door', '#c9d8de', 1.3), -.12, -.11, D-3.6, D-1.2, 0, 2.4); [box(E.black, -.16, -.06, D-3.6+a-.03, D-3.6+a+.03, 0, 2.4) for a in (.03, 1.2, 2.37)]; box(mat('cv', '#cfc4b4', .9), -2.5, -2.4, -3, D, 0, 3)
    for x in [0.0+i*W/4 for i in range(5)]: box(E.black, x-.02, x+.02, D-.04, D, 0, 1.02)
    box(E.black, 0, W, D-.04, D, 1.0, 1.04); box(glass('rail', '#e4eef0', .6), 0, W, D-.025, D-.015, .08, .98); [box(E.black, W-.04, W, y-.02, y+.02, 0, 1.02) for y in (-2, 0, D-1.2)]; box(E.black, W-.04, W, -3, D, 1.0, 1.04); box(glass('rail', '#e4eef0', .6), W-.025, W-.015, -3, D, .08, .98)
    sofa(1.35, 2.5, 0, 1.9) if v == 0 else sofa(.75, 1.6, 90, 1.8); coffee(2.0, 1.15, 1); armchair(3.5, 1.6, -75); armchair(3.2, 2.7, -25) if v else None; rug(2.1, 1.5, 3.0, 2.2); [pot(x, D-.4, k, s) for x, k, s in ((W-.5, 'fig', 1.2), (W-1.1, 'potplant', .8), (.35, 'potplant', .9))]; pot(W-.45, D-1.2, 'bush', 1.0)
    if v: [box(E.woodv, x-.05, x+.05, -3, D, 2.6, 2.72, .005) for x in [.3+i*.75 for i in range(7)]]; [box(E.woodv, x-.06, x+.06, D-.14, D-.02, 0, 2.6, .005) for x in (.1, W-.1)]; box(E.woodv, 0, W, D-.13, D-.03, 2.45, 2.6, .005)
    n = 12; pts = [(i*W/n, D-.1, 2.5-.35*math.sin(math.pi*(i % 6)/6)) for i in range(n+1)]; tube(E.black, pts, .006); [ball(mat('bulb', '#ffdca8', .5, emit=4 if tod != 'day' else 1), *q, .035) for q in pts]
    if v == 0: box(wl, -.3, .0, -3, D, 3.1, 3.2)
    outside(W, D, STYLE['view'] if STYLE else 'sea' if seed % 3 != 1 else 'city'); E.exp = {'day': .1, 'golden': .35, 'dusk': .8}[tod]
    if tod == 'dusk': point(1.2, 1.2, 2.3, 40)
    E.W = W; done(p, (3.9, -2.3, 1.6), (2.2, D, 1.15), 22)

JOBS = {}
tl = ['day', 'day', 'golden', 'day', 'day', 'golden', 'day', 'dusk', 'day', 'golden', 'day', 'day']
for i in range(12): JOBS['living-%02d' % (i+1)] = (living, 100+i, tl[i])
for i in range(8): JOBS['kitchen-%02d' % (i+1)] = (kitchen, 200+i, ['day', 'day', 'golden', 'day'][i % 4])
for i in range(10): JOBS['bedroom-%02d' % (i+1)] = ((bedroom if i != 8 else office_room), 300+i, ['day', 'golden', 'day', 'day', 'dusk'][i % 5])
for i in range(6): JOBS['bathroom-%02d' % (i+1)] = (bathroom, 400+i, 'day')
for i in range(4): JOBS['terrace-%02d' % (i+1)] = (terrace, 500+i, ['day', 'golden', 'dusk', 'day'][i])
JOBS['panorama-01'] = (lambda p, s, t: living(p, s, t, True), 104, 'day'); JOBS['panorama-02'] = (lambda p, s, t: living(p, s, t, True), 111, 'golden')

if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--')+1:]; out = a[0]; stop = float(os.environ.get('STOP', 9e12))
    for n in a[1:] or JOBS:
        f, seed, tod = JOBS[n]; fn = os.path.join(out, n+'.png')
        if os.path.exists(fn): continue
        if time.time() > stop: break
        try: f(fn, seed, tod)
        except Exception as e: import traceback; traceback.print_exc()
