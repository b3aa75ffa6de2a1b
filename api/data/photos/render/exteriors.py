"""Exteriors: blender -b -P exteriors.py -- OUTDIR [names...] ; environment: W, H, SPP"""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from lib import *
R = random

def glow(c='#ffd9a0', e=.6):
    m = mat('glow', c, .9, emit=e); m.cycles.emission_sampling = 'NONE'; return m

class S: pass
E = S()   # the current scene's choices
# Set by homes.py: where the camera stands (side, height, zoom), and the season
VIEW = None; SEASON = 'summer'
GREENS = {'summer': ['#56703a', '#647c3e', '#4d683c', '#71823f'], 'spring': ['#6f9340', '#86a04a', '#c9a0a8', '#7d9a4a'], 'autumn': ['#a8792f', '#b0602f', '#8f8a3a', '#c09a3a']}

def opening(g, a, b, h0, h1, kind='win'):
    """Fill an opening of a wall: frame, pane, sill, curtains; door and garage variants."""
    f = E.frame; w = b-a; d0, d1 = .12, .18
    if kind == 'garage':
        n = max(4, round((h1-h0)/.5)); st = (h1-h0)/n
        for i in range(n): g.box(E.door2, a, b, .14, .2, h0+i*st+.012, h0+(i+1)*st-.012, .01)
        return
    if kind == 'door':
        g.box(f, a, b, d0, d1+.02, h1-.06, h1); g.box(f, a, a+.06, d0, d1+.02, h0, h1); g.box(f, b-.06, b, d0, d1+.02, h0, h1)
        side = w > 1.5; db = a+1.0 if side else b-.06
        g.box(E.door, a+.06, db, .13, .18, h0, h1-.06, .006)
        for i in range(3): g.box(E.door, a+.2, db-.16, .115, .14, h0+.25+i*.65, h0+.75+i*.65, .012)
        g.tube(mat('steel', '#b8b8b8', .3, metal=1), [(db-.12, .07, h0+.7), (db-.12, .07, h0+1.5)], .016)
        if side: g.box(E.glass, db, b-.06, .15, .152, h0, h1-.06); g.box(f, db, db+.05, d0, d1, h0, h1)
        return
    t = .055
    for (x0, x1, z0, z1) in ((a, b, h0, h0+t), (a, b, h1-t, h1), (a, a+t, h0, h1), (b-t, b, h0, h1)): g.box(f, x0, x1, d0, d1, z0, z1)
    n = max(1, round(w/1.25)) if kind != 'trad' else 2
    for i in range(1, n): x = a+w*i/n; g.box(f, x-t*.5, x+t*.5, d0, d1, h0, h1)
    if kind == 'trad' and h1-h0 > .9:
        for j in (1, 2): z = h0+(h1-h0)*j/3; g.box(f, a, b, d0+.01, d1-.01, z-.014, z+.014)
    g.box(E.glass, a+.02, b-.02, .15, .152, h0+.02, h1-.02)
    if h0 > .3 and E.sill: g.box(E.sill, a-.06, b+.06, -.06, .14, h0-.06, h0, .01)
    if R.random() < .75:
        c = mat('curt', '#f1ece2', .9); cw = w*(.16+.16*R.random())
        for (x0, x1) in ((a, a+cw), (b-cw, b)):
            n = max(3, int((x1-x0)/.09))
            for i in range(n): s = (x1-x0)/n; g.cyl(c, x0+s*(i+.5), .36, h0+.02, h1, s*.6, seg=8, cap=False)
    if E.shutter and kind in ('trad', 'win') and w < 1.8 and h0 > .3:
        for (x0, x1) in ((a-w*.5-.03, a-.03), (b+.03, b+w*.5+.03)):
            g.box(E.shutter, x0, x1, -.05, -.005, h0, h1, .008)
            n = int((h1-h0)/.1)
            for i in range(n): z = h0+.06+i*(h1-h0-.1)/n; g.box(E.shutter, x0+.05, x1-.05, -.065, -.03, z, z+.05)

def facade(m, p0, p1, z0, z1, ops, th=.3):
    wall(m, p0, p1, z0, z1, th, [(o[0], o[1], o[2], o[3]) for o in ops])
    g = Group(p0[0], p0[1], 0, math.degrees(math.atan2(p1[1]-p0[1], p1[0]-p0[0])))
    for o in ops: opening(g, *o)

def spread(L, n, w, h0, h1, kind='win', m=.9):
    """n equal windows along a wall of length L."""
    st = (L-2*m)/n; return [(m+st*(i+.5)-w/2, m+st*(i+.5)+w/2, h0, h1, kind) for i in range(n)]

def volume(m, x0, x1, y0, y1, z0, z1, front=(), right=(), left=(), back=(), slab=True, inside=True):
    e = .004
    facade(m, (x0+e, y0), (x1-e, y0), z0, z1, list(front)); facade(m, (x1, y0+e), (x1, y1-e), z0, z1, list(right))
    facade(m, (x1-e, y1), (x0+e, y1), z0, z1, list(back)); facade(m, (x0, y1-e), (x0, y0+e), z0, z1, list(left))
    if slab: box(E.floor, x0+.05, x1-.05, y0+.3, y1-.05, z0-.02, z0+.02); box(mat('ceil', '#f4f0ea', .9), x0+.05, x1-.05, y0+.3, y1-.05, z1-.12, z1-.02)
    if inside: box(glow(E.glow, E.glowe), x0+.4, x1-.4, y0+min(3.4, (y1-y0)*.6), y0+min(3.4, (y1-y0)*.6)+.1, z0+.02, z1-.12)

def gable(m, wm, x0, x1, y0, y1, z, pitch=40, ov=.45, axis='x', th=.2):
    if axis == 'y':   # ridge along y
        T = lambda p: p
        a0, a1, b0, b1 = y0, y1, x0, x1
    else: a0, a1, b0, b1 = x0, x1, y0, y1
    P = (lambda a, b, c: (a, b, c)) if axis == 'x' else (lambda a, b, c: (b, a, c))
    mid = (b0+b1)/2; hh = (b1-b0)/2*math.tan(math.radians(pitch)); dz = ov*math.tan(math.radians(pitch)); tz = th/math.cos(math.radians(pitch))
    for sgn, bb in ((-1, b0-ov), (1, b1+ov)):
        v = [P(a, b, c) for a in (a0-ov, a1+ov) for (b, c) in ((bb, z-dz), (mid, z+hh), (mid, z+hh+tz), (bb, z-dz+tz))]
        obj('roof', mesh('roof', v, [(0, 1, 2, 3), (7, 6, 5, 4), (0, 4, 5, 1), (1, 5, 6, 2), (2, 6, 7, 3), (3, 7, 4, 0)]), m)
        # gutter
        c = [P(a0-ov, bb-.05*-sgn*-1, z-dz+.02), P(a1+ov, bb-.05*-sgn*-1, z-dz+.02)]; tube(E.metal, c, .065)
    for a in (a0, a1-.3):
        v = [P(a, b0, z), P(a, b1, z), P(a, mid, z+hh), P(a+.3, b0, z), P(a+.3, b1, z), P(a+.3, mid, z+hh)]
        obj('gab', mesh('gab', v, [(0, 1, 2), (5, 4, 3), (0, 3, 4, 1), (1, 4, 5, 2), (2, 5, 3, 0)]), wm)
    return z+hh

def hip(m, x0, x1, y0, y1, z, pitch=26, ov=.6, th=.16):
    x0 -= ov; x1 += ov; y0 -= ov; y1 += ov; d = min(x1-x0, y1-y0)/2; h = d*math.tan(math.radians(pitch))
    if x1-x0 > y1-y0: r = [(x0+d, (y0+y1)/2, z+h+th), (x1-d, (y0+y1)/2, z+h+th)]
    else: r = [((x0+x1)/2, y0+d, z+h+th), ((x0+x1)/2, y1-d, z+h+th)]
    v = [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z), (x0, y0, z+th), (x1, y0, z+th), (x1, y1, z+th), (x0, y1, z+th)]+r
    f = [(3, 2, 1, 0), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    f += [(4, 5, 9, 8), (5, 6, 9), (6, 7, 8, 9), (7, 4, 8)] if x1-x0 > y1-y0 else [(4, 5, 8), (5, 6, 9, 8), (6, 7, 9), (7, 4, 8, 9)]
    obj('hip', mesh('hip', v, f), m)
    box(E.trim, x0+.04, x1-.04, y0+.04, y1-.04, z-.06, z+.02)
    return z+h

def flat(x0, x1, y0, y1, z, ov=.3, th=.28, m=None): box(m or E.trim, x0-ov, x1+ov, y0-ov, y1+ov, z, z+th, .02)

def rail(x0, x1, y, z, h=1.0, glassy=True, axis='x', m=None):
    P = (lambda a: (a, y)) if axis == 'x' else (lambda a: (y, a))
    m = m or E.metal
    def bx(mm, a, b, c, d, t): box(mm, a, b, y-t, y+t, c, d) if axis == 'x' else box(mm, y-t, y+t, a, b, c, d)
    bx(m, x0, x1, z+h-.04, z+h, .025)
    if glassy: bx(glass('rail', '#e4eef0', .7), x0, x1, z+.06, z+h-.05, .006)
    else:
        n = int((x1-x0)/.12)
        for i in range(n+1): a = x0+(x1-x0)*i/n; bx(m, a-.008, a+.008, z+.04, z+h, .008)
    bx(m, x0, x1, z+.03, z+.06, .02)

def backdrop(seed, y=24, dens=22, hills=True, trees=True):
    rnd = R.Random(seed); box(E.ground, -160, 160, -70, 260, -.2, 0)
    if hills:
        for i in range(6): o = ball(mat('hill', ['#7f9484', '#8fa39a', '#748a72'][i % 3], .95), rnd.uniform(-190, 190), rnd.uniform(190, 260), -14, rnd.uniform(50, 85), .36, 32)
    if trees:
        for i in range(dens):
            tree(rnd.choice(E.bgtrees), rnd.uniform(-46, 46), y+rnd.uniform(0, 18), 0, rnd.uniform(.9, 1.7), rnd.choice(E.green), rnd.randrange(3))

def light(tod, side=-1, seed=0):
    """tod: day, golden, dusk. side -1: light from the left front."""
    if tod == 'day': sky(R.uniform(34, 46), -90+side*R.uniform(38, 58), .2, 4.2, .8, .55, None, seed); E.exp = .32; E.glowe = .35
    elif tod == 'golden': sky(R.uniform(11, 15), -90+side*R.uniform(48, 62), .22, 3.0, 1.2, .8, (2.2, 1.8, 1.5, 1), seed, 2.0); E.exp = .5; E.glowe = 1.0
    else: sky(3.0, 100, .30, .0, 2, .7, (2.6, 1.9, 1.7, 1), seed, 2.5); E.exp = .9; E.glowe = 1.15; E.tod = 'dusk'

def base(seed, tod='day', side=-1):
    reset(); R.seed(seed); s = E; s.tod = tod; light(tod, side, seed)
    s.view = VIEW or (1, 0, 1); s.green = GREENS.get(SEASON, GREENS['summer']); s.bgtrees = ['round', 'round', 'tall', 'pine', 'round']
    s.grass = {'autumn': '#8d8f4c', 'spring': '#7fa04c'}.get(SEASON, '#7f9150'); s.ground = ramp2('lawn', '#56682f', '#687a3e', .5); s.glass = glass('pane', '#b9c8cf', 1.3); s.frame = mat('frame', '#2d3032', .4); s.door = mat('door', '#6b4b35', .45)
    s.door2 = mat('door2', '#8d9296', .5); s.sill = mat('sill', '#d9d5cc', .6); s.trim = mat('trim', '#eeebe4', .6); s.metal = mat('metal', '#3b3e40', .4, metal=.6); s.floor = mat('fl', '#a58a6a', .6)
    s.glow = '#ffd7a6' if tod != 'dusk' else '#ffae57'; s.shutter = None; s.holes = []
    s.pave = bricks('pave', '#b9b2a6', '#a9a297', '#8f897f', .6, .4, .008, 'xy', .8, .5, .2)
    s.deck = planks('deck', '#9a7854', .14, 2.4, 'x', .6)

def paved(x0, x1, y0, y1, m=None, z=.05):
    box(m or E.pave, x0, x1, y0, y1, -.05, z, .01); E.holes.append((x0, x1, y0, y1))

def pool(x0, x1, y0, y1):
    paved(x0-.6, x1+.6, y0-.6, y1+.6, mat('coping', '#ddd6c9', .7, bump=.1))
    m = MATS.get('water')
    if not m:
        m = bpy.data.materials.new('water'); m.use_nodes = True; t = NT(m); p = t.n['Principled BSDF']; p.inputs['Base Color'].default_value = hexc('#3fa7b8'); p.inputs['Roughness'].default_value = .03; p.inputs['Specular IOR Level'].default_value = .6
        co = t.new('ShaderNodeNewGeometry'); no = t.new('ShaderNodeTexNoise', i_Scale=1.6, i_Detail=2.0); b = t.new('ShaderNodeBump', i_Strength=.12, i_Distance=.2); t.link(co.outputs['Position'], no.inputs['Vector']); t.link(no.outputs['Fac'], b.inputs['Height']); t.link(b.outputs['Normal'], p.inputs['Normal'])
        v = t.new('ShaderNodeTexVoronoi'); v.feature = 'SMOOTH_F1'; v.inputs['Scale'].default_value = 1.8; t.link(co.outputs['Position'], v.inputs['Vector']); r = t.new('ShaderNodeValToRGB'); r.color_ramp.elements[0].color = hexc('#2f95ab'); r.color_ramp.elements[1].color = hexc('#7fd0d4'); t.link(v.outputs['Distance'], r.inputs['Fac']); t.link(r.outputs[0], p.inputs['Base Color']); MATS['water'] = m
    box(m, x0, x1, y0, y1, -.04, .053)

def lounger(x, y, r=0):
    g = Group(x, y, .05, r); c = mat('cush', '#f2eee6', .9); w = mat('lw', '#8a6a48', .5)
    g.box(w, -.32, .32, -.95, .95, .2, .26, .01)
    for sx in (-.28, .28):
        for sy in (-.85, .85): g.box(w, sx-.03, sx+.03, sy-.03, sy+.03, 0, .22)
    g.soft(c, -.3, .3, -.95, .25, .26, .36, .04, .01); g.soft(c, -.3, .3, .2, .98, .36, .47, .04, .01, rot=(math.radians(32), 0, 0))

def finish(path, cam, tgt, lens=27, far=30, grass=True, **k):
    sx, dz, zoom = E.view; cam = (cam[0]*sx, cam[1]*(1.06 if dz > 2 else 1), cam[2]+dz)
    if grass: lawn(-22, 22, -20, 3, E.holes, E.grass, .07, cam, .5, far)
    camera(*cam, *tgt, lens*1.13*zoom)
    render(path, int(os.environ.get('W', 800)), int(os.environ.get('H', 600)), int(os.environ.get('SPP', 4)), E.exp, bounces=3, fastgi=os.environ.get('FG') == '1', **k)

PAL = [('#f4efe6', '#7a5c44'), ('#e3d3bf', '#86603f'), ('#c9c4ba', '#4a3b30'), ('#f0e9df', '#b58a5a'), ('#efebe2', '#8b6a4a'), ('#e6dfd2', '#6e5138'), ('#f3f1ec', '#a1784f'), ('#d9d2c5', '#5a4636'), ('#e9e6e0', '#3f4346')]

def villa_modern(p, seed, tod):
    base(seed, tod, -1); wc, ac = R.choice(PAL); white = mat('stucco', wc, .85, bump=.12, bscale=40); wood = planks('clad', ac, .13, 3.5, R.choice('xz'), .6, .18, .35, 'xz'); stone = bricks('stone', '#a49a8b', '#8a8175', '#6f685e', .55, .16, .008, 'xz', .9, .37, .6)
    W = R.uniform(12.5, 15); up = R.uniform(7.5, 9.5); sh = R.choice([0, 1]); ux0 = -W/2+R.uniform(.3, 1.2) if sh else W/2-up-R.uniform(.3, 1); ux1 = ux0+up; D = 8
    upper, lower, acc = R.choice([(white, stone, wood), (wood, white, stone), (white, white, wood), (wood, stone, white)])
    L1 = W*.58
    volume(lower, -W/2, W/2, 0, D, .1, 3.2, front=[(.9, L1-.6, .1, 2.8), (L1+.4, L1+2.0, .1, 2.6, 'door'), (L1+2.7, W-.8, .7, 2.7)], right=[(1.2, 4.6, .1, 2.8), (5.6, 7, 1.2, 2.6)])
    box(acc, -W/2+L1-.35, -W/2+L1+.2, -.12, .35, .05, 3.25)
    flat(-W/2, W/2, 0, D, 3.2, .35, .26)
    # canopy over the terrace
    box(E.trim, -W/2-.2, -W/2+L1+.2, -2.4, 0, 3.2, 3.44, .02); 
    for x in (-W/2+.1, -W/2+L1-.2): box(E.metal, x-.05, x+.05, -2.25, -2.15, 0, 3.2)
    yo = R.choice([-1.1, -.5, .6])
    volume(upper, ux0, ux1, yo, D-.6, 3.46, 6.4, front=[(.7, up*.62, 3.8, 6.0), (up*.62+.8, up-.7, 3.8, 6.0)], right=[(1.0, 3.4, 3.9, 6.0), (4.6, 5.6, 4.6, 6)])
    flat(ux0, ux1, yo, D-.6, 6.4, .4, .24)
    rx0, rx1 = (ux1+.4, W/2+.2) if sh else (-W/2-.2, ux0-.4)
    rail(rx0, rx1, .0, 3.46); rail(0.0, 6, W/2+.25 if sh else -W/2-.25, 3.46, axis='y')
    paved(-W/2-.4, -W/2+L1+.4, -3.0, .1, E.deck, .1)
    if R.random() < .8: pool(-W/2+.2, -W/2+L1-.4, -8.0, -4.2); lounger(-W/2+1.5, -3.2+.9, 8); lounger(-W/2+3.0, -3.2+.9, -6)
    for i in range(7): paved(-W/2+L1+.3, -W/2+L1+1.9, -1.3-i*1.35, -.2-i*1.35, mat('slab', '#cfc9be', .8, bump=.1), .05)
    paved(W/2-1.0+.0, W/2+.6, -.6, -.1, mat('bed', '#5c4a3c', .95), .06)
    for i in range(5): tree('bush', -W/2+L1+2.9+i*.75, -.55, 0, R.uniform(.5, .8), R.choice(['#7d8f5a', '#64804a', '#8a8f6a']), R.randrange(3))
    tree('round', W/2+3.4, 2.0, 0, R.uniform(.85, 1.1), R.choice(E.green), 1); tree('round', -W/2-4.5, 4, 0, R.uniform(1, 1.25), R.choice(E.green), 2); tree('tall', -W/2-3, 9, 0, 1.1, R.choice(E.green), 1)
    hedge(W/2+2, 9, W/2+14, 9, 1.6); hedge(-W/2-16, 9, -W/2-2, 9, 1.6)
    backdrop(seed, 22); sx = R.choice([1, 1, .8]); finish(p, (9.5*sx, -15.5, 2.1), (-.8, 0, 2.9), R.uniform(25, 27))

def villa_med(p, seed, tod):
    base(seed, tod, R.choice([-1, 1])); wc = R.choice(['#efe4cf', '#f3efe6', '#e8cfa8', '#e9d8bf', '#f0dcc8']); w = mat('stucco', wc, .9, bump=.2, bscale=30, var=.04); roof = ribbed('tile', R.choice(['#a8573a', '#b5694a', '#97503a']), .34)
    E.shutter = mat('shut', R.choice(['#5b7468', '#6f8596', '#7a5a40', '#566b55', '#86928a']), .6); E.frame = mat('frame', '#f2efe8', .5); E.glass = glass('pane', '#a9bac2', 1.3)
    W = R.uniform(10, 12); D = 8.5; n = R.choice([3, 3, 4])
    fr0 = spread(W, n, 1.1, .9, 2.5, 'trad'); mid = n//2; c = (fr0[mid][0]+fr0[mid][1])/2; fr0[mid] = (c-.65, c+.65, .15, 2.5, 'door')
    volume(w, -W/2, W/2, 0, D, .1, 3.1, front=fr0, right=spread(D, 2, 1.1, .9, 2.5, 'trad')); volume(w, -W/2, W/2, 0, D, 3.1, 6.1, front=spread(W, n, 1.1, 3.9, 5.5, 'trad'), right=spread(D, 2, 1.1, 3.9, 5.5, 'trad'))
    box(E.trim, -W/2-.05, W/2+.05, -.06, .1, 3.02, 3.16, .02); box(E.trim, -W/2-.05, W/2+.05, -.05, .1, 0, .35)
    hip(roof, -W/2, W/2, 0, D, 6.1, R.uniform(22, 27), .7)
    cx = W*.22; box(w, cx, cx+.8, 5, 5.7, 7, 9.0); box(roof, cx-.1, cx+.9, 4.9, 5.8, 9.0, 9.12)
    side = R.choice([-1, 1]); a, b = (W/2, W/2+5) if side > 0 else (-W/2-5, -W/2)
    volume(w, a, b, 1.6, 7.6, .1, 2.9, front=spread(5, 1, 2.2, .3, 2.4), right=spread(6, 2, 1, .9, 2.3, 'trad') if side > 0 else ()); hip(roof, a, b, 1.6, 7.6, 2.9, 20, .5)
    # porch
    px = -W/2+c; col = mat('col', '#efe8da', .8)
    for dx in (-1.6, 1.6): cyl(col, px+dx, -2.1, .1, 2.7, .16, .14); box(col, px+dx-.22, px+dx+.22, -2.32, -1.88, .05, .3, .02); box(col, px+dx-.22, px+dx+.22, -2.32, -1.88, 2.6, 2.75, .02)
    box(E.trim, px-2, px+2, -2.45, .05, 2.75, 2.95, .02); rail(px-1.95, px+1.95, -2.35, 2.95, .95, False); rail(-2.3, 0, px-1.95, 2.95, .95, False, 'y'); rail(-2.3, 0, px+1.95, 2.95, .95, False, 'y')
    paved(px-2.2, px+2.2, -2.7, .1, bricks('tc', '#c08a66', '#b57c58', '#d8c9b4', .3, .3, .008, 'xy', .8, 0), .12); paved(px-.9, px+.9, -16, -2.7, ramp2('gravel', '#cdbfa6', '#b7a88e', 14, .95, bump=.4), .02)
    if R.random() < .6: sx = -1 if px > -1 else 1; pool(px-7.6, px-2.6, -8.5, -4.8); lounger(px-4, -3.4, 80)
    for dx in (-1.5, 1.5):
        for k in range(3): tree('bush', px+dx, -4.4-k*2.2, 0, .6, '#8b8f74' if k % 2 else '#5e7a46', k)
    for x in (-W/2-1.4, W/2+1.4): tree('cypress', x if (x > 0) != (side > 0) else x*1.0+side*5.4, 0.3, 0, R.uniform(.95, 1.2), '#3f5534', 1)
    tree('cypress', -W/2-7, 6, 0, 1.2, '#44583a', 2); tree('cypress', W/2+7, 8, 0, 1.3, '#44583a', 1); tree('round', -W/2-7, 2, 0, .8, '#7b8660', 2)
    for i in range(6): tree('bush', R.uniform(-W/2+.5, W/2-.5) if abs(R.uniform(-1, 1)) else 0, -.55, 0, R.uniform(.4, .65), R.choice(['#6f8450', '#8a7fa0', '#5e7a46']), i % 3)
    E.bgtrees = ['cypress', 'round', 'pine', 'round']; backdrop(seed, 21); s = 1 if side > 0 else -1; finish(p, (9.5*s, -16, 2.2), (.6*s, 0, 3.1), 25.5)

def house_gable(p, seed, tod):
    base(seed, tod, R.choice([-1, -1, 1])); kind = R.choice(['brick', 'white', 'wood', 'barn', 'render', 'brick2'])
    kind = ['brick', 'white', 'barn', 'render', 'wood', 'brick2', 'sage', 'blue', 'ochre', 'stone', 'rose'][seed % 11]
    wm = {'brick': bricks('b', '#9c5a44', '#84483a', '#b9a896'), 'brick2': bricks('b2', '#b08a6c', '#a07a5e', '#cbbfae'), 'white': planks('w', '#eceae4', .16, 5, 'x', .7, .02, .6, 'xz', .05), 'wood': planks('wd', '#a07a52', .14, 4, 'z', .7, .15, .35, 'xz'), 'barn': planks('bn', '#34373a', .14, 6, 'z', .7, .08, .4, 'xz', .3), 'render': mat('st', '#e7dccb', .9, bump=.2), 'sage': planks('sg', '#8d9a85', .16, 5, 'x', .7, .03, .6, 'xz', .05), 'blue': planks('bl', '#7d94a6', .16, 5, 'x', .7, .03, .6, 'xz', .05), 'ochre': mat('oc', '#dfb878', .9, bump=.2), 'stone': bricks('so', '#b5aa98', '#9c917f', '#d2c8b6', .5, .2, .014, 'xz', .9, .4, .5), 'rose': mat('ro', '#d8a793', .9, bump=.2)}[kind]
    roof = ribbed('tile', {'brick': '#4b4744', 'brick2': '#6b4a3d', 'white': '#55585a', 'wood': '#3c3e40', 'barn': '#3a3b3d', 'render': '#96553e', 'sage': '#4e4f50', 'blue': '#45494d', 'ochre': '#9a5238', 'stone': '#5a5048', 'rose': '#7a4a3c'}[kind], .3)
    trad = kind not in ('barn', 'wood'); E.frame = mat('frame', '#f4f2ec' if trad else '#26282a', .45); wk = 'trad' if trad else 'win'
    if kind in ('brick2', 'render', 'ochre', 'stone', 'rose'): E.shutter = mat('sh', R.choice(['#4f6472', '#6a7a5c', '#7b4b3a', '#e9e4da', '#3f5a66']), .6)
    E.door = mat('door', R.choice(['#2f4a55', '#7a3b32', '#3f5a44', '#8a6a45', '#c09a4a']), .4); E.door2 = mat('gd', '#f0eee9' if trad else '#55585a', .5)
    W = R.uniform(8.5, 10.5); D = R.uniform(7.5, 8.5); front = seed % 2 == 0; two = R.random() < .6 or not front; z1 = 5.5 if two else 2.9
    n = 3; f0 = spread(W, n, 1.25 if trad else 1.6, .9, 2.4, wk); di = R.choice([0, 1, 2]) if not front else 1; c = (f0[di][0]+f0[di][1])/2; f0[di] = (c-.55, c+.9, .15, 2.35, 'door')
    if not trad: f0 = [(.8, 4.2, .15, 2.5), (W-2.6, W-1.0, .15, 2.5, 'door')]; c = W-1.8
    volume(wm, -W/2, W/2, 0, D, .1, 2.9, front=f0, right=spread(D, 2, 1.2, .9, 2.4, wk))
    if two: volume(wm, -W/2, W/2, 0, D, 2.9, 5.5, front=spread(W, n, 1.15, 3.7, 5.0, wk) if trad else [(1.2, 3.6, 3.5, 5.0), (W-3, W-1.4, 3.5, 5)], right=spread(D, 2, 1.1, 3.7, 5.0, wk))
    pt = 42 if kind in ('barn', 'wood') else R.uniform(34, 40); top = gable(roof, wm, -W/2, W/2, 0, D, z1, pt, .15 if kind == 'barn' else .45, 'y' if front else 'x')
    if front and trad: g = Group(0, 0, 0); g.box(E.trim, -.6, .6, -.04, .02, z1+.5, z1+1.9); g.box(mat('dk', '#49545c', .1, .6), -.5, .5, -.06, -.03, z1+.6, z1+1.8); g.box(E.trim, -.02, .02, -.075, -.05, z1+.6, z1+1.8); g.box(E.trim, -.5, .5, -.075, -.05, z1+1.18, z1+1.22)
    elif front: box(mat('dk', '#3d4a54', .06, .8), -1.2, 1.2, -.02, .03, z1+.2, z1+2.0); box(E.frame, -.03, .03, -.04, .03, z1+.2, z1+2)
    if not front and not two or (not front and seed % 3 == 0):   # dormers
        for dx in (-W/4, W/4):
            box(wm, dx-.75, dx+.75, 1.0, 3.6, z1+.3, z1+2.1); box(E.frame, dx-.55, dx+.55, .96, 1.02, z1+.8, z1+2.0); box(mat('dk', '#55626b', .08, .7), dx-.48, dx+.48, .94, .98, z1+.87, z1+1.93); gable(roof, wm, dx-.75, dx+.75, 1.0, 3.8, z1+2.1, 35, .18, 'y', .12)
    else:
        pass
    cx = W*.25; box(bricks('ch', '#8d5443', '#7b473a', '#a89888'), cx, cx+.75, D*.62, D*.62+.75, z1, top+.7); cyl(mat('pot', '#9a5a40', .8), cx+.37, D*.62+.37, top+.7, top+1.05, .14, .11)
    dx = -W/2+c+.17
    if trad:   # porch
        for s in (-1.1, 1.1): box(E.trim, dx+s-.08, dx+s+.08, -1.75, -1.6, .1, 2.6)
        box(E.trim, dx-1.3, dx+1.3, -1.85, .05, 2.55, 2.75); gable(roof, E.trim, dx-1.25, dx+1.25, -1.8, .2, 2.75, 28, .15, 'y', .1)
    else: box(E.metal, dx-1.3, dx+1.3, -1.4, .05, 2.62, 2.72)
    paved(dx-1.2, dx+1.2, -1.9, .1, E.pave, .12); paved(dx-.7, dx+.7, -18, -1.9, E.pave, .04)
    g = seed % 3 != 1; gs = -1 if dx > 0 else 1
    if g:
        a, b = (W/2, W/2+4.2) if gs > 0 else (-W/2-4.2, -W/2)
        volume(wm, a, b, 1.2, D-.5, .05, 2.7, front=[(.6, 3.6, .1, 2.3, 'garage')], inside=False)
        if kind in ('barn', 'wood'): flat(a, b, 1.2, D-.5, 2.7, .1, .22, E.metal)
        else: gable(roof, wm, a, b, 1.2, D-.5, 2.7, 34, .3, 'y')
        paved(a+.3, b-.3, -18, 1.3, ramp2('drive', '#a39d93', '#928c83', 3, .9), .04)
    for i in range(8):
        x = -W/2+.5+i*(W-1)/7
        if abs(x-dx) > 1.5: tree('bush', x, -.6, 0, R.uniform(.45, .8), R.choice(['#5e7a46', '#77875a', '#9a8b5e', '#7f6f8d']), R.randrange(3))
    hs = -gs; hedge(hs*(W/2+5), -9, hs*(W/2+5), 10, 1.2); 
    tree('round', hs*(W/2+2.6), -1.5, 0, R.uniform(.6, .8), R.choice(E.green), 1); tree('round', gs*(W/2+8), 5, 0, 1.2, R.choice(E.green), 2); tree('tall', hs*(W/2+4), 11, 0, 1.15, R.choice(E.green), 0)
    backdrop(seed, 20); s = R.choice([1, 1, -1]) if gs < 0 else 1; finish(p, (8.0*1, -14.5, 2.0), (.4+gs*(1.2 if g else 0), 0, 3.1 if two else 2.6), 25.5)

def row(p, seed, tod):
    base(seed, tod, -1); x = -12; cols = R.sample(['#d8c3a5', '#c98e73', '#e9e2d4', '#9db0a8', '#b7a1a0', '#8fa0b0', '#e0cfae'], 5)
    for i in range(5):
        w = R.uniform(4.6, 5.2); m = bricks('tb%d' % i, cols[i], '#'+''.join('%02x' % int(int(cols[i][k:k+2], 16)*.9) for k in (1, 3, 5)), '#cfc6b8') if i % 2 else mat('tw%d' % i, cols[i], .9, bump=.15)
        E.frame = mat('frame', '#f5f3ee', .5); E.door = mat('d%d' % i, R.choice(['#2f4a55', '#7a3b32', '#3f5a44', '#27282a', '#b8863b']), .4)
        z = .3; box(mat('plinth', '#a59f94', .8), x, x+w, -.03, 9, 0, .3)
        for k in range(3): volume(m, x, x+w, 0, 9, z, z+2.9, front=[(.5, 1.6, z+.02, z+2.4, 'door'), (2.3, w-.5, z+.7, z+2.4, 'trad')] if k == 0 else [(.55, 1.65, z+.7, z+2.4, 'trad'), (2.75, 3.85, z+.7, z+2.4, 'trad')], right=()); z += 2.9
        if i % 2 == 0: gable(ribbed('tile', R.choice(['#5a4a42', '#4c4e50', '#8d523c']), .3), m, x, x+w, 0, 9, z, 40, .0, 'y'); 
        else: box(E.trim, x, x+w, -.15, .3, z, z+.3, .02); box(m, x, x+w, 0, 9, z, z+.5)
        for k in range(2): box(mat('step', '#bdb6aa', .8), x+.4, x+1.75, -.35*(2-k), .1, 0, .15*(k+1), .01)
        for k in range(3): tree('bush', x+2.5+k*.8, -.45, 0, .45, R.choice(E.green), k)
        x += w
    paved(-40, 40, -4.2, -.05+.0, E.pave, .08) if 0 else box(E.pave, -40, 40, -3.6, -.9, -.05, .08); box(ramp2('bed', '#54622f', '#66753b', 2), -40, 40, -.9, 0, -.05, .1); box(mat('kerb', '#b5afa5', .8), -40, 40, -3.8, -3.6, -.05, .1); box(ramp2('asph', '#5b5c5e', '#67686a', 6, .95), -60, 60, -30, -3.8, -.05, .015)
    for xx in (-10.5, -1.5, 8): tree('round', xx, -2.9, 0, .72, R.choice(E.green), R.randrange(3)); box(mat('pit', '#5c4a3c', .95), xx-.5, xx+.5, -3.4, -2.4, 0, .09)
    backdrop(seed, 20, 12); finish(p, (7.5, -14.5, 2.0), (-.6, 0, 4.2), 22, grass=False)

def street(y=-3.4):
    box(E.pave, -70, 70, y-2.6, y, -.05, .1); box(mat('kerb', '#b5afa5', .8), -70, 70, y-2.8, y-2.6, -.05, .11); box(ramp2('asph', '#56575a', '#626366', 6, .95), -70, 70, -60, y-2.8, -.05, .015)
    for i in range(14): box(mat('mark', '#d8d6d0', .8), -60+i*8, -56.5+i*8, y-6.4, y-6.25, .01, .02)
    E.holes.append((-70, 70, -60, y))

def apartment(p, seed, tod):
    base(seed, tod, R.choice([-1, 1])); st = 3.0; n = R.choice([4, 5, 6, 7]); bays = R.choice([4, 5, 6]); bw = R.uniform(3.6, 4.2); W = bays*bw; D = 12; kind = seed % 4; alt = (seed//4) % 3
    c1 = [['#efece6', '#d9cbb6', '#c3ccc6'], ['#b4785a']*3, ['#e2d6c3', '#d29a78', '#b4c0ac'], ['#d7dadb']*3][kind][alt]; wm = [mat('a', c1, .9, bump=.1), bricks('ab', *[('#a8694f', '#955b46', '#c1ad9a'), ('#7b5246', '#6c473d', '#a08f82'), ('#b98a62', '#a97b55', '#d9c7b0')][alt]), mat('a2', c1, .9, bump=.15), bricks('ab2', *[('#c9bda9', '#bdb09c', '#ddd4c6'), ('#8f8f8d', '#838381', '#a9a8a4'), ('#e6e0d6', '#dcd5ca', '#f0ece5')][alt])][kind]
    acc = planks('acc', ['#a07850', '#3f4245', '#7d5b40', '#6f4f38'][kind], .14, 4, 'z', .6, .15, .4, 'xz'); base_m = [bricks('gs', '#8d867b', '#7f786d', '#6b655c', .8, .3, .01, 'xz', .8), mat('gb', '#4a4d50', .7), bricks('gs2', '#b3a48d', '#a59680', '#91836f', .8, .3, .01, 'xz', .8), mat('gd', '#5a5d5f', .7)][kind]
    E.sill = None
    for k in range(n):
        z = .15+k*st; m = base_m if k == 0 else wm; fr = []; 
        for b in range(bays):
            x = b*bw
            if k == 0: fr.append((x+.5, x+bw-.5, z+.02, z+2.6, 'door') if b == bays//2 and 0 else (x+.6, x+bw-.6, z+.3, z+2.6))
            elif (b+kind+(k if alt == 1 else 0)) % 2 == 0: fr.append((x+.7, x+bw-.7, z+.05, z+2.45))
            else: fr += [(x+.45, x+bw/2-.25, z+.75, z+2.45), (x+bw/2+.25, x+bw-.45, z+.75, z+2.45)]
        volume(m, -W/2, W/2, 0, D, z, z+st, front=fr, right=spread(D, 3, 1.3, z+.75, z+2.45), inside=False)
        for b in range(bays):   # rooms lit differently
            box(glow(R.choice(['#ffd7a6', '#ffe6c8', '#f2e6d8'] if E.tod != 'dusk' else ['#ffae57', '#ffc27d', '#ffb768']), E.glowe*R.choice([.25, .6, 1, 1.2])), -W/2+b*bw+.2, -W/2+(b+1)*bw-.2, 3.4, 3.5, z+.03, z+st-.13); box(mat('iw', '#e8e2d8', .9), -W/2+b*bw-.06, -W/2+b*bw+.06, .35, 3.4, z+.02, z+st-.1)
        if k:
            for b in range(bays):
                x = -W/2+b*bw
                if (b+kind+(k if alt == 1 else 0)) % 2 == 0:
                    box(mat('slab', '#dedad2', .8), x+.25, x+bw-.25, -1.55, .02, z-.1, z+.06, .01)
                    if kind in (0, 3): rail(x+.27, x+bw-.27, -1.5, z+.06, 1.05, True); rail(-1.5, 0, x+.28, z+.06, 1.05, True, 'y'); rail(-1.5, 0, x+bw-.28, z+.06, 1.05, True, 'y')
                    else: rail(x+.27, x+bw-.27, -1.5, z+.06, 1.05, False); rail(-1.5, 0, x+.28, z+.06, 1.05, False, 'y'); rail(-1.5, 0, x+bw-.28, z+.06, 1.05, False, 'y')
                    if R.random() < .6: px = x+bw-.8; cyl(mat('pot', '#8d7b6a', .8), px, -1.1, z+.06, z+.4, .16, .2); tree('bush', px, -1.1, z+.3, .55, R.choice(E.green), R.randrange(3))
                    if kind in (0, 2): box(acc, x+bw-.55, x+bw-.3, -.06, .02, z+.06, z+2.6)
    zt = .15+n*st
    if kind in (0, 3):   # set-back penthouse
        flat(-W/2, W/2, 0, D, zt, .12, .3); volume(acc, -W/2+2.2, W/2-2.2, 2.2, D-1, zt+.3, zt+3.1, front=spread(W-4.4, bays-1, 2.4, zt+.4, zt+2.7, m=.4), right=spread(D-3.2, 2, 2, zt+.5, zt+2.7)); flat(-W/2+2.2, W/2-2.2, 2.2, D-1, zt+3.1, .7, .22); rail(-W/2, W/2, .15, zt+.3); rail(.2, D, W/2-.1, zt+.3, axis='y')
    else: flat(-W/2, W/2, 0, D, zt, .35, .45)
    ex = -W/2+(bays//2)*bw+bw/2; box(E.metal, ex-1.7, ex+1.7, -2.0, .0, 2.95, 3.08); box(E.pave, ex-1.2, ex+1.2, -3.6, .1, -.05, .12); E.holes.append((ex-1.2, ex+1.2, -3.6, .1))
    street(-4.6); hedge(-W/2, -3.9, ex-1.6, -3.9, .7); hedge(ex+1.6, -3.9, W/2+6, -3.9, .7)
    for x in (-W/2-3, -W/2+3.5, W/2+4.5): tree('round', x, -5.4, 0, R.uniform(.62, .75), R.choice(E.green), R.randrange(3))
    for i in range(8): tree('bush', R.uniform(-W/2, W/2), -1.9-.8*R.random(), 0, R.uniform(.5, .8), R.choice(E.green), i % 3)
    nb = mat('nb', R.choice(['#d6cfc4', '#c4b7a6', '#cfd2d2']), .9)   # neighbours
    for (a, b, h) in ((-W/2-26, -W/2-7, 11), (W/2+9, W/2+30, 9)):
        E.glowe *= 1; volume(nb, a, b, 6, 18, 0, h, front=[o for k in range(int(h//3)) for o in spread(b-a, 5, 1.6, k*3+.9, k*3+2.5)], slab=False)
        flat(a, b, 6, 18, h, .2, .3)
    backdrop(seed, 30, 14); hh = zt+3; finish(p, (12.5+(bays-4), -16.5-n*1.1-(bays-4)*1.2, 2.2), (.9, 0, hh*.47), 23.5, far=30)

def office(p, seed, tod):
    base(seed, tod, 1 if seed % 2 else -1); n = 5+seed % 3; W = 20; D = 14; E.glass = glass('curtain', ['#8fa9b5', '#9db1a9', '#a9a497'][seed % 3], 1.9); fin = mat('fin', ['#e6e3dc', '#3a3d40', '#a8795a'][seed % 3], .5); E.sill = None; st = 3.6
    for k in range(n):
        z = .2+k*st
        box(mat('of', '#cfc9be', .8), -W/2+.1, W/2-.1, .1, D-.1, z-.35, z); box(mat('oc', '#efece6', .9), -W/2+.2, W/2-.2, .2, D-.2, z+st-.45, z+st-.36)
        box(glow('#ffe4c0' if E.tod != 'dusk' else '#ffbd74', E.glowe*.8), -W/2+1, W/2-5, 6, 6.1, z, z+st-.5); box(E.glass, -W/2, W/2, -.01, .0, z, z+st-.35); box(E.glass, W/2-.01, W/2, 0, D, z, z+st-.35); box(mat('core', '#b9b2a6', .9), -W/2, -W/2+.1, 0, D, z, z+st)
        box(fin, -W/2-.2, W/2+.2, -.25, D, z+st-.4, z+st-.02) if seed % 3 != 1 else box(fin, -W/2-.05, W/2+.05, -.08, D, z+st-.4, z+st-.02)
        for i in range(6): box(mat('desk', '#b9966d', .6), -W/2+1.5+i*3, -W/2+3.1+i*3, 2, 2.8, z+.7, z+.75); box(mat('mon', '#2b2d30', .4), -W/2+2+i*3, -W/2+2.6+i*3, 2.5, 2.54, z+.85, z+1.2)
    zt = .2+n*st
    for i in range(int(W/1.25)+1): x = -W/2+i*1.25; box(fin, x-.04, x+.04, -.22 if seed % 3 else -.12, .02, .2, zt)
    for i in range(int(D/1.25)+1): y = i*1.25; box(fin, W/2-.02, W/2+(.22 if seed % 3 else .12), y-.04, y+.04, .2, zt)
    box(fin, -W/2-.3, W/2+.3, -.3, D, zt-.05, zt+.5); box(mat('pl', '#8d9092', .6), -4, 4, 4, 9, zt+.5, zt+2.2)
    box(fin, -3.2, 3.2, -3, 0, 3.3, 3.5); 
    for x in (-2.9, 2.9): cyl(E.metal, x, -2.7, 0, 3.3, .09)
    box(bricks('plaza', '#bdb7ac', '#b0aa9f', '#989287', 1.2, .6, .01, 'xy', .8), -40, 40, -8, 0.2, -.05, .1); street(-8)
    for x in (-8, -4.5, 5.5, 9, 13): tree('round' if seed % 2 else 'tall', x, -5, 0, .7, R.choice(E.green), R.randrange(3)); box(mat('pl2', '#8d877d', .8), x-.8, x+.8, -5.8, -4.2, 0, .45, .03); box(mat('soil', '#4b3d32', .9), x-.7, x+.7, -5.7, -4.3, .4, .46)
    nb = mat('nb', '#cfc8bd', .9)
    for (a, b, h) in ((-44, -15, 13), (17, 44, 10)): box(nb, a, b, 10, 25, 0, h); [box(mat('nw', '#4d5a63', .1, .7), a+1+i*3.2, a+2.8+i*3.2, 9.97, 10, 1+k*3.2, 2.8+k*3.2) for i in range(int((b-a-1)//3.2)) for k in range(int(h//3.2))]
    backdrop(seed, 32, 10); finish(p, (15+(n-5), -22-(n-5)*4, 2.2), (1.6, 0, zt*.48), 21, grass=False)

def shop(p, seed, tod):
    base(seed, tod, -1); W = 10; c = ['#2f4a48', '#7a3f35', '#36465a'][seed % 3]; wm = [bricks('s', '#b98c72', '#a87c64', '#cdbfae'), mat('s2', '#efe7d8', .9, bump=.15), bricks('s3', '#8f5848', '#7f4c3e', '#b09f8f')][seed % 3]; front = mat('sf', c, .45); E.frame = front; E.sill = None; E.door = front; E.glowe = max(E.glowe, 1.2)
    volume(wm, -W/2, W/2, 0, 8, .1, 3.6, front=[(.6, 4.0, .6, 2.8), (4.4, 5.9, .12, 2.8, 'win'), (6.3, 9.4, .6, 2.8)], right=[(2, 4, 1, 2.6)]); E.frame = mat('fr2', '#f3f0ea', .5)
    volume(wm, -W/2, W/2, 0, 8, 3.6, 6.8, front=spread(W, 4, 1.1, 4.4, 6.1, 'trad'), right=spread(8, 2, 1.1, 4.4, 6.1, 'trad')); hip(ribbed('t', '#57524e', .3), -W/2, W/2, 0, 8, 6.8, 28, .4)
    box(front, -W/2+.2, W/2-.2, -.12, .05, .1, .6, .01); box(front, -W/2+.2, W/2-.2, -.18, .05, 2.85, 3.45, .02)
    for x in (-W/2+.2, -.8, 1.05, W/2-.42): box(front, x, x+.22, -.14, .05, .1, 2.9, .01)
    box(mat('sign', '#e9dcc0', .5), -1.6, 1.6, -.2, -.17, 3.0, 3.3, .01)
    s1, s2 = mat('aw1', '#f2ece0', .9), mat('aw2', c, .9); k = 24; 
    for i in range(k):
        x0 = -W/2+.3+i*(W-.6)/k; x1 = x0+(W-.6)/k; m = s1 if i % 2 else s2
        if x0 < -.7 or x0 > .9 or 1: obj('aw', mesh('aw', [(x0, -.18, 2.85), (x1, -.18, 2.85), (x1, -1.5, 2.3), (x0, -1.5, 2.3), (x0, -1.5, 2.12), (x1, -1.5, 2.12)], [(0, 1, 2, 3), (3, 2, 5, 4)]), m)
    for x in (-3.8, -2.9, -2.0, 2.2, 3.0, 3.8):   # display
        h = R.uniform(.25, .6); box(mat('ds', '#c9a778', .6), x-.35, x+.35, .5, 1.1, .1, .8); (cyl(mat('v%d' % R.randrange(5), R.choice(['#c98e73', '#e9e2d4', '#7f9a94', '#d9b45f']), .5), x, .8, .8, .8+h, .13, .08) if R.random() < .6 else tree('bush', x, .8, .8, .4, '#6a8a4a', 1))
    box(E.pave, -50, 50, -4.6, 0, -.05, .1); street(-4.4); dark = mat('ct', '#3b3e40', .5)
    for x in (-3.4, 3.2): 
        cyl(dark, x, -2.6, .1, .8, .03); cyl(mat('top', '#c9a778', .5), x, -2.6, .8, .84, .36); cyl(dark, x, -2.6, .1, .13, .25)
        for s in (-.7, .7): box(mat('seat', '#a9825a', .5), x+s-.2, x+s+.2, -2.8, -2.4, .52, .56, .02); [box(dark, x+s+a-.015, x+s+a+.015, -2.6+b-.015, -2.6+b+.015, .1, .54) for a in (-.17, .17) for b in (-.17, .17)]; box(mat('seat', '#a9825a', .5), x+s+(.17 if s > 0 else -.2), x+s+(.2 if s > 0 else -.17), -2.8, -2.4, .75, .98, .01)
    for x in (-.95, 1.15): cyl(mat('pot', '#55585a', .6), x, -.6, .1, .6, .24, .28); tree('bush', x, -.6, .5, .7, '#5e7a46', 1)
    for x in (-8.5, 7.8): tree('round', x, -3.7, 0, .72, R.choice(E.green), 2)
    for (a, b, h) in ((-25, -W/2, 6.2), (W/2, 25, 7.6)): E.glowe = .5; m = mat('nb%d' % a, R.choice(['#dccfba', '#c9b8a2', '#cfcac0']), .9, bump=.1); volume(m, a, b, .15, 8, 0, h, front=spread(b-a, 6, 1.2, 4.2, 5.8, 'trad')+spread(b-a, 6, 1.4, .9, 2.6, 'trad'), slab=False); gable(ribbed('t2', '#7a5344', .3), m, a, b, .15, 8, h, 32, .3)
    backdrop(seed, 24, 12); finish(p, (5.4, -12, 1.8), (.4, 0, 2.7), 25.5, grass=False)

def warehouse(p, seed, tod):
    base(seed, tod, -1); W = 26; D = 20; H = 8.5; m = ribbed('cor', ['#c9cdd0', '#5f7480'][seed % 2], .3, 'xy', .45, .3, .8); E.sill = None; acc = mat('acc', ['#c4703a', '#e0b04a'][seed % 2], .5); E.door2 = mat('rd', '#e6e5e0', .5)
    volume(m, -W/2, W/2, 0, D, 1.0, H, front=[(2+i*5, 6+i*5, 1.0, 5.0, 'garage') for i in range(3)]+[(18, 25, 5.2, 6.6)]+[(18, 25, 1.4, 3.6)], right=[(2+i*4.2, 5+i*4.2, 6, 7.2) for i in range(4)]); box(mat('pl', '#9a968e', .9, bump=.2), -W/2-.05, W/2+.05, -.05, D, 0, 1.05)
    box(acc, -W/2-.08, W/2+.08, -.1, D, H-.7, H-.1); box(mat('rf', '#8b8f92', .5), -W/2-.2, W/2+.2, -.2, D, H-.1, H+.2)
    for i in range(3):
        x = -W/2+2+i*5; [box(acc, x+a-.12, x+a+.12, -.14, 0, 1, 5.1) for a in (-.1, 4.1)]; box(mat('dk', '#3a3c3e', .7), x-.2, x+4.2, -.9, 0, .55, 1.0); box(acc, x-.3, x+4.3, -1.4, 0, 5.2, 5.35); [box(mat('bm', '#26282a', .8), x+a-.12, x+a+.12, -1.05, -.88, .5, 1.1, .03) for a in (.4, 3.6)]
    box(E.door, 6.2+W/2-W/2, 7.3, -.05, .1, .1, 2.3); box(ramp2('yard', '#7d7b78', '#868481', 5, .95), -80, 80, -40, 0, -.05, .02)
    for i in range(8): box(mat('mark', '#dedbd4', .8), -W/2+1.5+i*2.5+.0, -W/2+1.6+i*2.5, -9, -4, .02, .026)
    for (x, y) in ((7, -3), (7, -4.4), (8.5, -3.2)):   # pallets
        for k in range(2): box(mat('pal', '#b08b5e', .8), x-.6, x+.6, y-.5, y+.5, .06+k*1.15, .16+k*1.15); box(mat('crt', R.choice(['#c9a778', '#b8946a', '#d6cdbd']), .8), x-.55, x+.55, y-.45, y+.45, .18+k*1.15, 1.1+k*1.15, .02)
    hedge(W/2+1.5, -2, W/2+12, -2, 1.1); [tree('tall', W/2+3+i*3, 3, 0, .9, R.choice(E.green), i % 3) for i in range(4)]; tree('round', -W/2-5, 3, 0, 1, E.green[0], 1)
    backdrop(seed, 30, 18); finish(p, (14, -21, 2.3), (1.2, 0, 4.3), 25.5, grass=False)

def plot(p, seed, tod):
    base(seed, tod, -1); E.grass = '#7a7f3e' if seed % 2 else '#687a3a'; wood = mat('post', '#9a8262', .8, var=.2)
    for i in range(9): x = -12+i*3; box(wood, x-.06, x+.06, 6.9, 7.02, 0, 1.15); [box(wood, x, x+3, 6.94, 6.98, h, h+.1) for h in (.4, .85) if i < 8]
    for i in range(7): y = -12+i*3; box(wood, -12.06, -11.94, y-.06, y+.06, 0, 1.15); [box(wood, -12.02, -11.98, y, y+3, h, h+.1) for h in (.4, .85) if i < 6 or 1]
    for (x, y) in ((-6, -5), (5, -6.5), (7.5, 4), (-7, 4)): box(mat('stake', '#e9dcc0', .8), x-.035, x+.035, y-.035, y+.035, 0, 1.0); box(mat('tip', '#cf5a3a', .7), x-.04, x+.04, y-.04, y+.04, .85, 1.02)
    tube(mat('str', '#e8e2d0', .8), [(-6, -5, .7), (5, -6.5, .7), (7.5, 4, .7), (-7, 4, .7), (-6, -5, .7)], .012)
    box(ramp2('track', '#a39274', '#8d7d62', 2, .95, bump=.4), 9.6, 12.4, -40, 30, -.05, .02); E.holes.append((9.6, 12.4, -40, 30)); tree('round', -9.5, 3.5, 0, 1.15, E.green[1], 2); tree('round', 15, 9, 0, 1.2, E.green[0], 1)
    for i in range(16): tree('bush', R.uniform(-18, 18), R.uniform(7.6, 14), 0, R.uniform(.6, 1.3), R.choice(E.green), i % 3)
    lawn(-14, 14, 3, 8, E.holes, E.grass, .1, None, .5); backdrop(seed, 18, 30); finish(p, (4.5, -15.5, 2.6), (-.6, 0, 1.6), 25, far=26)

T = ['day', 'golden', 'day', 'dusk', 'day', 'golden', 'day', 'day']
JOBS = {}
for i in range(10): JOBS['villa-%02d' % (i+1)] = ((villa_modern if i % 2 == 0 else villa_med), 11+i*7, ['day', 'golden', 'dusk', 'day', 'golden', 'day', 'day', 'golden', 'day', 'day'][i])
for i in range(10): JOBS['house-%02d' % (i+1)] = ((row if i in (4, 8) else house_gable), 20+i, ['day', 'golden', 'day', 'day', 'day', 'golden', 'dusk', 'day', 'golden', 'day'][i])
for i in range(10): JOBS['apartment-%02d' % (i+1)] = (apartment, 40+i, ['day', 'golden', 'day', 'dusk', 'golden', 'day', 'day', 'day', 'golden', 'dusk'][i])
for i in range(3): JOBS['office-%02d' % (i+1)] = (office, 60+i, ['day', 'dusk', 'golden'][i]); JOBS['shop-%02d' % (i+1)] = (shop, 70+i, ['day', 'golden', 'day'][i])
for i in range(2): JOBS['warehouse-%02d' % (i+1)] = (warehouse, 80+i, ['day', 'golden'][i]); JOBS['plot-%02d' % (i+1)] = (plot, 90+i, ['day', 'golden'][i])

if __name__ == '__main__':
    a = sys.argv[sys.argv.index('--')+1:]; out = a[0]; stop = float(os.environ.get('STOP', 9e12))
    for n in a[1:] or JOBS:
        f, seed, tod = JOBS[n]; fn = os.path.join(out, n+'.png')
        if os.path.exists(fn): continue
        if time.time() > stop: break
        try: f(fn, seed, tod)
        except Exception as e: import traceback; traceback.print_exc()
