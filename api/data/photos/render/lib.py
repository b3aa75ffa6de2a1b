"""Small helpers around Blender: materials, bevelled furniture parts, walls with openings, trees, lawn, render + denoise."""
import bpy, bmesh, math, random, os, time
import numpy as np
from mathutils import Vector, Matrix, Euler

MATS = {}
TMP = os.path.abspath(os.environ.get('RENDER_TMP', '.'))

def reset():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    MATS.clear(); TREES.clear(); GRASS.clear()
    s = bpy.context.scene
    s.world = bpy.data.worlds.new('w')
    return s

def hexc(h):
    h = h.lstrip('#')
    f = lambda c: c/12.92 if c <= .04045 else ((c+.055)/1.055)**2.4
    return tuple(f(int(h[i:i+2], 16)/255) for i in (0, 2, 4)) + (1.0,)

def mix(a, b, t): return tuple(a[i]*(1-t)+b[i]*t for i in range(3)) + (1.0,)

# ---------- materials ----------
class NT:
    def __init__(s, m): s.t = m.node_tree; s.n = s.t.nodes; s.l = s.t.links
    def new(s, ty, **kw):
        n = s.n.new(ty)
        for k, v in kw.items():
            if k.startswith('i_'): n.inputs[k[2:].replace('_', ' ')].default_value = v
            else: setattr(n, k, v)
        return n
    def link(s, a, b): s.l.new(a, b)

def mat(key, color='#cccccc', rough=.6, spec=.3, metal=0, emit=0, bump=0, bscale=60, var=0, vscale=3):
    """Plain material with an optional soft bump and a soft large-scale variation."""
    k = (key, color, rough, spec, metal, emit, bump, var)
    if k in MATS: return MATS[k]
    m = bpy.data.materials.new(key); m.use_nodes = True; t = NT(m); p = t.n['Principled BSDF']
    c = hexc(color) if isinstance(color, str) else color
    p.inputs['Base Color'].default_value = c; p.inputs['Roughness'].default_value = rough
    p.inputs['Specular IOR Level'].default_value = spec; p.inputs['Metallic'].default_value = metal
    if emit: p.inputs['Emission Color'].default_value = c; p.inputs['Emission Strength'].default_value = emit
    if bump or var: co = t.new('ShaderNodeTexCoord')
    if bump:
        no = t.new('ShaderNodeTexNoise', i_Scale=bscale, i_Detail=4.0); t.link(co.outputs['Object'], no.inputs['Vector'])
        b = t.new('ShaderNodeBump', i_Strength=bump, i_Distance=.02); t.link(no.outputs['Fac'], b.inputs['Height']); t.link(b.outputs['Normal'], p.inputs['Normal'])
    if var:
        n2 = t.new('ShaderNodeTexNoise', i_Scale=vscale, i_Detail=5.0); t.link(co.outputs['Object'], n2.inputs['Vector'])
        r = t.new('ShaderNodeValToRGB'); r.color_ramp.elements[0].position = .3; r.color_ramp.elements[1].position = .7
        r.color_ramp.elements[0].color = tuple(x*(1-var) for x in c[:3])+(1,); r.color_ramp.elements[1].color = tuple(min(1, x*(1+var)) for x in c[:3])+(1,)
        t.link(n2.outputs['Fac'], r.inputs['Fac']); t.link(r.outputs['Color'], p.inputs['Base Color'])
    MATS[k] = m; return m

def planks(key, color, width=.16, length=1.6, axis='x', rough=.4, contrast=.22, gap=.35, plane='xy', grain=1.0, spec=.3):
    """Boards (floor, cladding, decking): brick texture for the boards, stretched noise for the grain."""
    k = ('planks', key, color, width, length, axis, plane)
    if k in MATS: return MATS[k]
    m = bpy.data.materials.new(key); m.use_nodes = True; t = NT(m); p = t.n['Principled BSDF']
    p.inputs['Roughness'].default_value = rough; p.inputs['Specular IOR Level'].default_value = spec
    geo = t.new('ShaderNodeNewGeometry'); sx = t.new('ShaderNodeSeparateXYZ'); t.link(geo.outputs['Position'], sx.inputs[0])
    cx = t.new('ShaderNodeCombineXYZ'); o = sx.outputs
    if plane == 'xy': a, b = (o['X'], o['Y']) if axis == 'x' else (o['Y'], o['X'])
    else:
        ad = t.new('ShaderNodeMath', operation='ADD'); t.link(o['X'], ad.inputs[0]); t.link(o['Y'], ad.inputs[1])
        a, b = (ad.outputs[0], o['Z']) if axis == 'x' else (o['Z'], ad.outputs[0])
    t.link(a, cx.inputs[0]); t.link(b, cx.inputs[1])
    br = t.new('ShaderNodeTexBrick'); br.offset = .37; br.offset_frequency = 2
    c = hexc(color)
    br.inputs['Scale'].default_value = 1; br.inputs['Brick Width'].default_value = length; br.inputs['Row Height'].default_value = width
    br.inputs['Mortar Size'].default_value = .003 if plane == 'xy' else .008; br.inputs['Mortar Smooth'].default_value = .1; br.inputs['Bias'].default_value = 0
    br.inputs['Color1'].default_value = tuple(x*(1-contrast) for x in c[:3])+(1,); br.inputs['Color2'].default_value = tuple(min(1, x*(1+contrast)) for x in c[:3])+(1,)
    br.inputs['Mortar'].default_value = tuple(x*gap for x in c[:3])+(1,)
    t.link(cx.outputs[0], br.inputs['Vector'])
    mp = t.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (1.2, 22, 1); t.link(cx.outputs[0], mp.inputs['Vector'])
    no = t.new('ShaderNodeTexNoise', i_Scale=2.0, i_Detail=6.0, i_Distortion=.6); t.link(mp.outputs[0], no.inputs['Vector'])
    r = t.new('ShaderNodeValToRGB'); e = r.color_ramp.elements; e[0].position = .3; e[1].position = .7
    g = .75 if grain else 1; e[0].color = (1-.25*grain,)*3+(1,); e[1].color = (1, 1, 1, 1); t.link(no.outputs['Fac'], r.inputs['Fac'])
    mu = t.new('ShaderNodeMixRGB', blend_type='MULTIPLY'); mu.inputs[0].default_value = 1
    t.link(br.outputs['Color'], mu.inputs[1]); t.link(r.outputs['Color'], mu.inputs[2]); t.link(mu.outputs[0], p.inputs['Base Color'])
    MATS[k] = m; return m

def bricks(key, c1, c2, mortar, bw=.25, bh=.075, ms=.006, plane='xz', rough=.8, offset=.5, bump=.3, spec=.2):
    """Bricks or tiles on walls ('xz': x+y along, z up) or floors ('xy')."""
    k = ('brick', key, c1, c2, mortar, bw, bh, plane)
    if k in MATS: return MATS[k]
    m = bpy.data.materials.new(key); m.use_nodes = True; t = NT(m); p = t.n['Principled BSDF']
    p.inputs['Roughness'].default_value = rough; p.inputs['Specular IOR Level'].default_value = spec
    geo = t.new('ShaderNodeNewGeometry'); sx = t.new('ShaderNodeSeparateXYZ'); t.link(geo.outputs['Position'], sx.inputs[0])
    cx = t.new('ShaderNodeCombineXYZ')
    if plane == 'xz':
        ad = t.new('ShaderNodeMath', operation='ADD'); t.link(sx.outputs[0], ad.inputs[0]); t.link(sx.outputs[1], ad.inputs[1])
        t.link(ad.outputs[0], cx.inputs[0]); t.link(sx.outputs[2], cx.inputs[1])
    else: t.link(sx.outputs[0], cx.inputs[0]); t.link(sx.outputs[1], cx.inputs[1])
    br = t.new('ShaderNodeTexBrick'); br.offset = offset
    for n, v in (('Scale', 1), ('Brick Width', bw), ('Row Height', bh), ('Mortar Size', ms), ('Bias', 0)): br.inputs[n].default_value = v
    for n, v in (('Color1', c1), ('Color2', c2), ('Mortar', mortar)): br.inputs[n].default_value = hexc(v)
    t.link(cx.outputs[0], br.inputs['Vector']); t.link(br.outputs['Color'], p.inputs['Base Color'])
    if bump:
        b = t.new('ShaderNodeBump', i_Strength=bump, i_Distance=.01); b.invert = True; t.link(br.outputs['Fac'], b.inputs['Height']); t.link(b.outputs['Normal'], p.inputs['Normal'])
    MATS[k] = m; return m

def ribbed(key, color, period=.3, axis='slope', rough=.6, metal=0, strength=.6, spec=.3):
    """Roof tiles / corrugated sheet: stripes as bump plus slight darkening. axis: 'x','y','z','xy' (x+y)."""
    k = ('rib', key, color, period, axis)
    if k in MATS: return MATS[k]
    m = bpy.data.materials.new(key); m.use_nodes = True; t = NT(m); p = t.n['Principled BSDF']
    c = hexc(color); p.inputs['Roughness'].default_value = rough; p.inputs['Metallic'].default_value = metal; p.inputs['Specular IOR Level'].default_value = spec
    geo = t.new('ShaderNodeNewGeometry'); sx = t.new('ShaderNodeSeparateXYZ'); t.link(geo.outputs['Position'], sx.inputs[0])
    def wave(src, per):
        d = t.new('ShaderNodeMath', operation='MULTIPLY'); d.inputs[1].default_value = 2*math.pi/per; t.link(src, d.inputs[0])
        s = t.new('ShaderNodeMath', operation='SINE'); t.link(d.outputs[0], s.inputs[0]); return s.outputs[0]
    def saw(src, per):
        d = t.new('ShaderNodeMath', operation='DIVIDE'); d.inputs[1].default_value = per; t.link(src, d.inputs[0])
        s = t.new('ShaderNodeMath', operation='FRACT'); t.link(d.outputs[0], s.inputs[0]); return s.outputs[0]
    ad = t.new('ShaderNodeMath', operation='ADD'); t.link(sx.outputs[0], ad.inputs[0]); t.link(sx.outputs[1], ad.inputs[1])
    src = {'x': sx.outputs[0], 'y': sx.outputs[1], 'z': sx.outputs[2], 'xy': ad.outputs[0], 'slope': sx.outputs[2]}[axis]
    if axis == 'slope':   # tile courses follow the height; short ribs across
        h = saw(src, period*.6); no = t.new('ShaderNodeTexNoise', i_Scale=1.5, i_Detail=8.0); t.link(geo.outputs['Position'], no.inputs['Vector'])
        w = wave(ad.outputs[0], period*.8)
        m2 = t.new('ShaderNodeMath', operation='MULTIPLY_ADD'); m2.inputs[1].default_value = -.35; t.link(w, m2.inputs[0]); t.link(h, m2.inputs[2]); hgt = m2.outputs[0]
        r = t.new('ShaderNodeValToRGB'); e = r.color_ramp.elements; e[0].position = .3; e[1].position = .72
        e[0].color = tuple(x*.68 for x in c[:3])+(1,); e[1].color = tuple(min(1, x*1.3) for x in c[:3])+(1,); t.link(no.outputs['Fac'], r.inputs['Fac'])
        dk = t.new('ShaderNodeMixRGB', blend_type='MULTIPLY'); rr = t.new('ShaderNodeValToRGB'); ee = rr.color_ramp.elements
        ee[0].position = .0; ee[0].color = (1, 1, 1, 1); ee[1].position = 1; ee[1].color = (.55, .55, .55, 1); t.link(h, rr.inputs['Fac'])
        dk.inputs[0].default_value = .8; t.link(r.outputs['Color'], dk.inputs[1]); t.link(rr.outputs['Color'], dk.inputs[2]); t.link(dk.outputs[0], p.inputs['Base Color'])
    else:
        hgt = wave(src, period); rr = t.new('ShaderNodeValToRGB'); ee = rr.color_ramp.elements
        ee[0].position = 0; ee[0].color = tuple(x*.7 for x in c[:3])+(1,); ee[1].position = .6; ee[1].color = c
        mm = t.new('ShaderNodeMath', operation='MULTIPLY_ADD'); mm.inputs[1].default_value = .5; mm.inputs[2].default_value = .5; t.link(hgt, mm.inputs[0])
        t.link(mm.outputs[0], rr.inputs['Fac']); t.link(rr.outputs['Color'], p.inputs['Base Color'])
    b = t.new('ShaderNodeBump', i_Strength=strength, i_Distance=.04); t.link(hgt, b.inputs['Height']); t.link(b.outputs['Normal'], p.inputs['Normal'])
    MATS[k] = m; return m

def glass(key='glass', tint='#dfeaf0', refl=1.0, dark=0.0):
    """Window pane: transparent with a Fresnel reflection (no refraction, so it stays free of noise)."""
    k = ('glass', key, tint, refl, dark)
    if k in MATS: return MATS[k]
    m = bpy.data.materials.new(key); m.use_nodes = True; t = NT(m); t.n.remove(t.n['Principled BSDF'])
    out = t.n['Material Output']; tr = t.new('ShaderNodeBsdfTransparent'); tr.inputs[0].default_value = mix(hexc(tint), (0, 0, 0), dark)
    gl = t.new('ShaderNodeBsdfGlossy'); gl.inputs['Roughness'].default_value = 0.0; gl.inputs[0].default_value = (.95, .97, 1, 1)
    fr = t.new('ShaderNodeFresnel', i_IOR=1.5); mu = t.new('ShaderNodeMath', operation='MULTIPLY_ADD'); mu.inputs[1].default_value = refl; mu.inputs[2].default_value = .10*refl; mu.use_clamp = True
    t.link(fr.outputs[0], mu.inputs[0]); mx = t.new('ShaderNodeMixShader'); t.link(mu.outputs[0], mx.inputs[0]); t.link(tr.outputs[0], mx.inputs[1]); t.link(gl.outputs[0], mx.inputs[2]); t.link(mx.outputs[0], out.inputs['Surface'])
    MATS[k] = m; return m

def leafmat(key, color, trans=.35):
    k = ('leaf', key, color)
    if k in MATS: return MATS[k]
    m = bpy.data.materials.new(key); m.use_nodes = True; t = NT(m); t.n.remove(t.n['Principled BSDF']); out = t.n['Material Output']
    oi = t.new('ShaderNodeObjectInfo'); c = hexc(color); geo = t.new('ShaderNodeNewGeometry')
    ad = t.new('ShaderNodeMath', operation='MULTIPLY_ADD'); ad.inputs[1].default_value = .5; t.link(geo.outputs['Random Per Island'], ad.inputs[0]); 
    h2 = t.new('ShaderNodeMath', operation='MULTIPLY'); h2.inputs[1].default_value = .5; t.link(oi.outputs['Random'], h2.inputs[0]); t.link(h2.outputs[0], ad.inputs[2])
    r = t.new('ShaderNodeValToRGB'); e = r.color_ramp.elements
    e[0].color = (c[0]*.6, c[1]*.68, c[2]*.6, 1); e[1].color = (min(1, c[0]*1.5), min(1, c[1]*1.3), c[2]*1.1, 1); t.link(ad.outputs[0], r.inputs['Fac'])
    d = t.new('ShaderNodeBsdfDiffuse'); tl = t.new('ShaderNodeBsdfTranslucent'); mx = t.new('ShaderNodeMixShader'); mx.inputs[0].default_value = trans
    t.link(r.outputs[0], d.inputs[0]); t.link(r.outputs[0], tl.inputs[0]); t.link(d.outputs[0], mx.inputs[1]); t.link(tl.outputs[0], mx.inputs[2]); t.link(mx.outputs[0], out.inputs['Surface'])
    MATS[k] = m; return m

def ramp2(key, c1, c2, scale=1.0, rough=.9, detail=6.0, stretch=(1, 1, 1), bump=.0):
    """Two-colour noise (lawn ground, gravel, marble, fabric, abstract pictures)."""
    k = ('ramp2', key, c1, c2, scale, stretch)
    if k in MATS: return MATS[k]
    m = bpy.data.materials.new(key); m.use_nodes = True; t = NT(m); p = t.n['Principled BSDF']; p.inputs['Roughness'].default_value = rough; p.inputs['Specular IOR Level'].default_value = .25
    geo = t.new('ShaderNodeNewGeometry'); mp = t.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = stretch; t.link(geo.outputs['Position'], mp.inputs[0])
    no = t.new('ShaderNodeTexNoise', i_Scale=scale, i_Detail=detail); t.link(mp.outputs[0], no.inputs['Vector'])
    r = t.new('ShaderNodeValToRGB'); e = r.color_ramp.elements; e[0].position = .35; e[1].position = .65; e[0].color = hexc(c1); e[1].color = hexc(c2)
    t.link(no.outputs['Fac'], r.inputs['Fac']); t.link(r.outputs[0], p.inputs['Base Color'])
    if bump: b = t.new('ShaderNodeBump', i_Strength=bump, i_Distance=.02); t.link(no.outputs['Fac'], b.inputs['Height']); t.link(b.outputs['Normal'], p.inputs['Normal'])
    MATS[k] = m; return m

def marble(key='marble', base='#efece6', vein='#a8a29a', scale=1.3):
    k = ('marble', key, base, vein)
    if k in MATS: return MATS[k]
    m = bpy.data.materials.new(key); m.use_nodes = True; t = NT(m); p = t.n['Principled BSDF']; p.inputs['Roughness'].default_value = .15
    geo = t.new('ShaderNodeNewGeometry'); no = t.new('ShaderNodeTexNoise', i_Scale=scale, i_Detail=9.0, i_Distortion=2.2); t.link(geo.outputs['Position'], no.inputs['Vector'])
    r = t.new('ShaderNodeValToRGB'); e = r.color_ramp.elements; e[0].position = .44; e[0].color = hexc(base); e[1].position = .56; e[1].color = hexc(base)
    x = e.new(.5); x.color = hexc(vein); t.link(no.outputs['Fac'], r.inputs['Fac']); t.link(r.outputs[0], p.inputs['Base Color']); MATS[k] = m; return m

# ---------- geometry ----------
def obj(name, me, m=None, loc=(0, 0, 0), rot=(0, 0, 0)):
    o = bpy.data.objects.new(name, me); o.location = loc; o.rotation_euler = rot
    if m is not None and not me.materials: me.materials.append(m)
    bpy.context.scene.collection.objects.link(o); return o

def mesh(name, v, f, m=None, smooth=False):
    me = bpy.data.meshes.new(name); me.from_pydata(v, [], f); me.update()
    if smooth: me.polygons.foreach_set('use_smooth', [True]*len(me.polygons))
    return me

class Group:
    """A local frame: parts are placed in it, then turned and moved as one."""
    def __init__(s, x=0, y=0, z=0, r=0): s.M = Matrix.Translation((x, y, z)) @ Matrix.Rotation(math.radians(r), 4, 'Z')
    def add(s, o): o.matrix_world = s.M @ o.matrix_basis; return o
    def box(s, *a, **k): return s.add(box(*a, **k))
    def cyl(s, *a, **k): return s.add(cyl(*a, **k))
    def soft(s, *a, **k): return s.add(soft(*a, **k))
    def ball(s, *a, **k): return s.add(ball(*a, **k))
    def tube(s, *a, **k): return s.add(tube(*a, **k))

def box(m, x0, x1, y0, y1, z0, z1, bev=0, rot=None, seg=2):
    cx, cy, cz = (x0+x1)/2, (y0+y1)/2, (z0+z1)/2; a, b, c = abs(x1-x0)/2, abs(y1-y0)/2, abs(z1-z0)/2
    v = [(-a, -b, -c), (a, -b, -c), (a, b, -c), (-a, b, -c), (-a, -b, c), (a, -b, c), (a, b, c), (-a, b, c)]
    f = [(0, 3, 2, 1), (4, 5, 6, 7), (0, 1, 5, 4), (1, 2, 6, 5), (2, 3, 7, 6), (3, 0, 4, 7)]
    o = obj('box', mesh('box', v, f), m, (cx, cy, cz), rot or (0, 0, 0))
    if bev:
        d = o.modifiers.new('b', 'BEVEL'); d.width = min(bev, a*.95, b*.95, c*.95); d.segments = seg; d.limit_method = 'NONE'
        d.harden_normals = True
        o.data.polygons.foreach_set('use_smooth', [True]*6)
    return o

def soft(m, x0, x1, y0, y1, z0, z1, r=.06, puff=.03, rot=None):
    """A cushion: a rounded, slightly swollen box."""
    cx, cy, cz = (x0+x1)/2, (y0+y1)/2, (z0+z1)/2; a, b, c = (x1-x0)/2, (y1-y0)/2, (z1-z0)/2
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=2); bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=9, use_grid_fill=True)
    for v in bm.verts:
        x, y, z = v.co.x*a, v.co.y*b, v.co.z*c
        # clamp to an inner box, push out by r: a rounded box
        rr = min(r, a, b, c)*.98; ix, iy, iz = max(-a+rr, min(a-rr, x)), max(-b+rr, min(b-rr, y)), max(-c+rr, min(c-rr, z))
        d = Vector((x-ix, y-iy, z-iz)); L = d.length
        if L > 1e-6: d = d/L*rr
        q = Vector((ix, iy, iz))+d
        px, py, pz = 1-(v.co.x)**2, 1-(v.co.y)**2, 1-(v.co.z)**2
        n = [abs(v.co.x), abs(v.co.y), abs(v.co.z)]; k = n.index(max(n))
        if k == 0: q.x += math.copysign(puff*py*pz, v.co.x)
        elif k == 1: q.y += math.copysign(puff*px*pz, v.co.y)
        else: q.z += math.copysign(puff*px*py, v.co.z)
        v.co = q
    me = bpy.data.meshes.new('soft'); bm.to_mesh(me); bm.free(); me.polygons.foreach_set('use_smooth', [True]*len(me.polygons))
    return obj('soft', me, m, (cx, cy, cz), rot or (0, 0, 0))

def cyl(m, x, y, z0, z1, r, r2=None, seg=40, cap=True, rot=None, bev=0):
    r2 = r if r2 is None else r2; h = (z1-z0)/2; v = []; f = []
    for i in range(seg):
        a = 2*math.pi*i/seg; v.append((r*math.cos(a), r*math.sin(a), -h)); v.append((r2*math.cos(a), r2*math.sin(a), h))
    for i in range(seg): j = (i+1) % seg; f.append((2*i, 2*j, 2*j+1, 2*i+1))
    if cap: f.append([2*i for i in range(seg)][::-1]); f.append([2*i+1 for i in range(seg)])
    me = mesh('cyl', v, f, smooth=True); me.set_sharp_from_angle(angle=math.radians(40))
    o = obj('cyl', me, m, (x, y, (z0+z1)/2), rot or (0, 0, 0))
    if bev: d = o.modifiers.new('b', 'BEVEL'); d.width = bev; d.segments = 3; d.limit_method = 'ANGLE'; d.angle_limit = math.radians(50)
    return o

def tube(m, pts, r=.012):
    c = bpy.data.curves.new('t', 'CURVE'); c.dimensions = '3D'; s = c.splines.new('POLY'); s.points.add(len(pts)-1)
    for i, p in enumerate(pts): s.points[i].co = (*p, 1)
    c.bevel_depth = r; c.bevel_resolution = 3; c.materials.append(m); o = bpy.data.objects.new('t', c); bpy.context.scene.collection.objects.link(o); return o

def ball(m, x, y, z, r, sz=1, seg=24):
    bm = bmesh.new(); bmesh.ops.create_uvsphere(bm, u_segments=seg, v_segments=seg//2, radius=r); me = bpy.data.meshes.new('ball'); bm.to_mesh(me); bm.free()
    me.polygons.foreach_set('use_smooth', [True]*len(me.polygons)); o = obj('ball', me, m, (x, y, z)); o.scale = (1, 1, sz); return o

def wall(m, p0, p1, z0, z1, th, holes=()):
    """Wall from p0 to p1 (plan), thickness to the left-hand side, with rectangular openings (s0,s1,h0,h1)."""
    d = Vector((p1[0]-p0[0], p1[1]-p0[1])); L = d.length; d /= L
    xs = sorted({0, L, *[max(0, min(L, h[i])) for h in holes for i in (0, 1)]}); zs = sorted({z0, z1, *[h[i] for h in holes for i in (2, 3)]})
    v = []; f = []; nx, ny = -d.y, d.x
    def cell(a, b, c, e):
        i = len(v)
        for (s, t, z) in ((a, 0, c), (b, 0, c), (b, th, c), (a, th, c), (a, 0, e), (b, 0, e), (b, th, e), (a, th, e)):
            v.append((p0[0]+d.x*s+nx*t, p0[1]+d.y*s+ny*t, z))
        f.extend([(i, i+3, i+2, i+1), (i+4, i+5, i+6, i+7), (i, i+1, i+5, i+4), (i+1, i+2, i+6, i+5), (i+2, i+3, i+7, i+6), (i+3, i, i+4, i+7)])
    for k in range(len(xs)-1):
        a, b = xs[k], xs[k+1]; xm = (a+b)/2
        run = None
        for j in range(len(zs)-1):
            zm = (zs[j]+zs[j+1])/2
            hole = any(h[0] < xm < h[1] and h[2] < zm < h[3] for h in holes)
            if hole:
                if run is not None: cell(a, b, run, zs[j]); run = None
            elif run is None: run = zs[j]
        if run is not None: cell(a, b, run, zs[-1])
    return obj('wall', mesh('wall', v, f), m)

# ---------- plants ----------
TREES = {}; GRASS = {}

def leafcloud(blobs, n, size, rnd, flat=.0):
    """n leaf quads near the surface of the given ellipsoids (x,y,z,rx,ry,rz)."""
    w = np.array([b[3]*b[4]+b[5]*b[4] for b in blobs]); idx = rnd.choice(len(blobs), n, p=w/w.sum()); B = np.array(blobs)[idx]
    d = rnd.normal(size=(n, 3)); d /= np.linalg.norm(d, axis=1)[:, None]; rad = 1-rnd.random(n)**2*.45
    c = B[:, :3]+d*B[:, 3:]*rad[:, None]
    nr = d+rnd.normal(size=(n, 3))*.75; nr[:, 2] += .25; nr /= np.linalg.norm(nr, axis=1)[:, None]
    u = np.cross(nr, rnd.normal(size=(n, 3))); u /= np.linalg.norm(u, axis=1)[:, None]; v = np.cross(nr, u)
    s = size*(.6+.8*rnd.random(n))[:, None]
    q = np.stack([c-u*s, c-v*s*.55, c+u*s, c+v*s*.55], 1).reshape(-1, 3); return q

def quads(name, q, m):
    n = len(q)//4; me = bpy.data.meshes.new(name); me.vertices.add(len(q)); me.vertices.foreach_set('co', q.astype(np.float32).ravel())
    me.loops.add(len(q)); me.loops.foreach_set('vertex_index', np.arange(len(q), dtype=np.int32)); me.polygons.add(n)
    me.polygons.foreach_set('loop_start', np.arange(0, len(q), 4, dtype=np.int32)); me.update(); me.materials.append(m); return me

def tree_mesh(kind, seed, color):
    k = (kind, seed, color)
    if k in TREES: return TREES[k]
    rnd = np.random.default_rng(seed); lm = leafmat('leaf'+kind, color); bark = mat('bark', '#6b5646', .9, var=.2, vscale=8)
    bl = []; trunk = .0
    if kind == 'round':      # about 7 m
        for i in range(16):
            a = rnd.random()*6.28; h = rnd.random(); rr = 1.7*math.sqrt(max(.1, 1-(h*1.7-.7)**2)); bl.append((math.cos(a)*rr*rnd.random()**.5, math.sin(a)*rr*rnd.random()**.5, 3.0+h*3.2, .8+.5*rnd.random(), .8+.5*rnd.random(), .6+.4*rnd.random()))
        q = leafcloud(bl, 15000, .10, rnd); trunk = 4.0
    elif kind == 'tall':     # slender, about 9 m
        for i in range(20):
            h = i/19; rr = .95*math.sin(math.pi*(.12+.86*h))+.12; a = rnd.random()*6.28; bl.append((math.cos(a)*.3, math.sin(a)*.3, 1.6+h*7, rr, rr, .75))
        q = leafcloud(bl, 14000, .10, rnd); trunk = 4
    elif kind == 'cypress':
        for i in range(16): h = i/15; rr = .55*math.sin(math.pi*(.2+.78*h))+.06; bl.append((0, 0, .4+h*6, rr, rr, .5))
        q = leafcloud(bl, 11000, .06, rnd); trunk = 1
    elif kind == 'pine':     # layered conifer
        for i in range(9):
            h = i/8; R = 2.0*(1-h)+.2
            for j in range(7): a = j/7*6.28+i; bl.append((math.cos(a)*R*.55, math.sin(a)*R*.55, 1.4+h*6.5-.1*R, R*.5, R*.5, .28))
        q = leafcloud(bl, 14000, .085, rnd); trunk = 8
    elif kind == 'bush':     # about 1 m
        for i in range(7): bl.append((rnd.normal()*.28, rnd.normal()*.28, .35+.3*rnd.random(), .35, .35, .32))
        q = leafcloud(bl, 3500, .05, rnd)
    elif kind == 'hedge':    # 1 m long block
        n = 4200; c = rnd.random((n, 3)); f = rnd.integers(0, 5, n); 
        c[f == 0, 0] = 0; c[f == 1, 0] = 1; c[f == 2, 1] = 0; c[f == 3, 1] = 1; c[f == 4, 2] = 1
        c = (c-[.5, .5, 0])*[1, .6, 1]+rnd.normal(size=(n, 3))*.025; nr = rnd.normal(size=(n, 3)); nr /= np.linalg.norm(nr, axis=1)[:, None]
        u = np.cross(nr, rnd.normal(size=(n, 3))); u /= np.linalg.norm(u, axis=1)[:, None]; v = np.cross(nr, u); s = .045
        q = np.stack([c-u*s, c-v*s*.6, c+u*s, c+v*s*.6], 1).reshape(-1, 3)
    elif kind == 'potplant': # long blades on stems
        n = 46; qs = []
        for i in range(n):
            a = rnd.random()*6.28; L = .45+.55*rnd.random(); up = .5+.5*rnd.random(); w = .05+.05*rnd.random(); pts = []
            for s in np.linspace(0, 1, 6):
                r = L*s*(.35+.4*(1-up)); z = L*1.25*(s*up*1.3-.55*s*s*(1.15-up)); ww = w*math.sin(math.pi*(.08+.9*s)); pts.append((r, z, ww))
            for (r0, z0, w0), (r1, z1, w1) in zip(pts, pts[1:]):
                for (r, z, ww) in ((r0, z0, -w0), (r0, z0, w0), (r1, z1, w1), (r1, z1, -w1)): qs.append((math.cos(a)*r-math.sin(a)*ww, math.sin(a)*r+math.cos(a)*ww, z))
        q = np.array(qs)
    elif kind == 'fig':      # indoor tree: few round leaves
        for i in range(9): bl.append((rnd.normal()*.22, rnd.normal()*.22, .75+.75*rnd.random(), .24, .24, .24))
        q = leafcloud(bl, 420, .085, rnd); trunk = 1.2
    me = quads(kind, q, lm); tm = None
    if trunk:
        r = {'round': .13, 'tall': .12, 'cypress': .08, 'pine': .14, 'fig': .018}[kind]
        v = []; f = []; S = 10
        for j, (z, rr) in enumerate(((0, r*1.4), (.4, r), (trunk, r*.55))):
            for i in range(S): a = 6.283*i/S; v.append((math.cos(a)*rr, math.sin(a)*rr, z))
        for j in range(2):
            for i in range(S): n = (i+1) % S; f.append((j*S+i, j*S+n, (j+1)*S+n, (j+1)*S+i))
        tm = mesh('trunk', v, f, smooth=True); tm.materials.append(bark)
    TREES[k] = (me, tm); return TREES[k]

def tree(kind, x, y, z=0, s=1, color='#5f7f3a', seed=0, sz=None):
    me, tm = tree_mesh(kind, seed, color); rz = random.random()*6.28
    for m in (me, tm):
        if m is None: continue
        o = bpy.data.objects.new(kind, m); o.location = (x, y, z); o.scale = (s, s, sz or s); o.rotation_euler = (0, 0, rz if kind != 'hedge' else 0); bpy.context.scene.collection.objects.link(o)

def hedge(x0, y0, x1, y1, h=1.0, color='#4f6f35'):
    L = math.hypot(x1-x0, y1-y0); n = max(1, round(L)); a = math.atan2(y1-y0, x1-x0); me, _ = tree_mesh('hedge', 1, color)
    for i in range(n):
        t = (i+.5)/n; o = bpy.data.objects.new('hedge', me); o.location = (x0+(x1-x0)*t, y0+(y1-y0)*t, 0); o.scale = (L/n*1.02, 1, h); o.rotation_euler = (0, 0, a); bpy.context.scene.collection.objects.link(o)
    box(mat('hcore', '#2c3d1e', .9), -L/2, L/2, -.24, .24, 0, h*.95).matrix_world = Matrix.Translation(((x0+x1)/2, (y0+y1)/2, h*.475)) @ Matrix.Rotation(a, 4, 'Z')

def lawn(x0, x1, y0, y1, holes, color='#6f9440', h=.075, cam=None, step=.5, far=32):
    """Blades of grass near the camera; holes are rectangles (x0,x1,y0,y1) kept free."""
    if color not in GRASS:
        GRASS[color] = []
        lm = leafmat('grass', color, .3)
        for sd in range(4):
            rnd = np.random.default_rng(sd+50); n = 420; c = rnd.random((n, 2))*.56-.28; a = rnd.random(n)*6.28; H = h*(.5+.9*rnd.random(n)); w = .006; lean = rnd.normal(size=(n, 2))*h*.4
            b0 = np.c_[c[:, 0]-np.cos(a)*w, c[:, 1]-np.sin(a)*w, np.zeros(n)]; b1 = np.c_[c[:, 0]+np.cos(a)*w, c[:, 1]+np.sin(a)*w, np.zeros(n)]
            t1 = np.c_[c[:, 0]+np.cos(a)*w*.3+lean[:, 0], c[:, 1]+np.sin(a)*w*.3+lean[:, 1], H]; t0 = np.c_[c[:, 0]-np.cos(a)*w*.3+lean[:, 0], c[:, 1]-np.sin(a)*w*.3+lean[:, 1], H]
            GRASS[color].append(quads('grass', np.stack([b0, b1, t1, t0], 1).reshape(-1, 3), lm))
    col = bpy.context.scene.collection; y = y0+step/2; g = .27
    while y < y1:
        x = x0+step/2
        while x < x1:
            if not any(r[0]-g < x < r[1]+g and r[2]-g < y < r[3]+g for r in holes) and (cam is None or ((x-cam[0])**2+(y-cam[1])**2 < far*far)):
                o = bpy.data.objects.new('g', random.choice(GRASS[color])); o.location = (x, y, 0); o.rotation_euler = (0, 0, random.randrange(4)*math.pi/2); col.objects.link(o)
            x += step
        y += step

# ---------- light, camera, render ----------
def sky(elev=35, rot=120, strength=.35, sun=3.0, sun_soft=1.2, clouds=.5, warm=None, seed=0, dust=1.0, dark=1.0):
    """Nishita sky with soft noise clouds and a separate sun lamp. rot: compass direction the light comes from (0 = +x, 90 = +y)."""
    w = bpy.context.scene.world; w.use_nodes = True; t = NT(w); bg = t.n['Background']
    sk = t.new('ShaderNodeTexSky'); sk.sky_type = 'NISHITA'; sk.sun_disc = False; sk.sun_elevation = math.radians(elev); sk.sun_rotation = math.radians(90-rot); sk.dust_density = dust; sk.air_density = 1.0; sk.ozone_density = 1.5
    out = sk.outputs[0]
    if clouds:
        co = t.new('ShaderNodeTexCoord'); sp = t.new('ShaderNodeSeparateXYZ'); t.link(co.outputs['Generated'], sp.inputs[0])
        zz = t.new('ShaderNodeMath', operation='ADD'); zz.inputs[1].default_value = .18; t.link(sp.outputs[2], zz.inputs[0])
        dx = t.new('ShaderNodeMath', operation='DIVIDE'); t.link(sp.outputs[0], dx.inputs[0]); t.link(zz.outputs[0], dx.inputs[1])
        dy = t.new('ShaderNodeMath', operation='DIVIDE'); t.link(sp.outputs[1], dy.inputs[0]); t.link(zz.outputs[0], dy.inputs[1])
        cb = t.new('ShaderNodeCombineXYZ'); t.link(dx.outputs[0], cb.inputs[0]); t.link(dy.outputs[0], cb.inputs[1]); cb.inputs[2].default_value = seed*3.7
        no = t.new('ShaderNodeTexNoise', i_Scale=.9, i_Detail=8.0, i_Roughness=.55, i_Distortion=.3); t.link(cb.outputs[0], no.inputs['Vector'])
        r = t.new('ShaderNodeValToRGB'); e = r.color_ramp.elements; e[0].position = .48; e[1].position = .78; e[0].color = (0, 0, 0, 1); e[1].color = (clouds,)*3+(1,)
        t.link(no.outputs['Fac'], r.inputs['Fac'])
        bw = t.new('ShaderNodeRGBToBW'); t.link(sk.outputs[0], bw.inputs[0])
        mu = t.new('ShaderNodeMixRGB', blend_type='MULTIPLY'); mu.inputs[0].default_value = 1; mu.inputs[2].default_value = warm or (1.9, 1.85, 1.8, 1)
        t.link(bw.outputs[0], mu.inputs[1])
        mx = t.new('ShaderNodeMixRGB'); t.link(r.outputs[0], mx.inputs[0]); t.link(sk.outputs[0], mx.inputs[1]); t.link(mu.outputs[0], mx.inputs[2]); out = mx.outputs[0]
    t.link(out, bg.inputs[0]); bg.inputs[1].default_value = strength
    w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 512
    if sun:
        l = bpy.data.lights.new('sun', 'SUN'); l.energy = sun; l.angle = math.radians(sun_soft); f = max(0, min(1, (elev-4)/36)); l.color = (1, .62+.34*f, .36+.52*f)
        o = bpy.data.objects.new('sun', l); d = Vector((math.cos(math.radians(elev))*math.cos(math.radians(rot)), math.cos(math.radians(elev))*math.sin(math.radians(rot)), math.sin(math.radians(elev))))
        o.rotation_euler = d.to_track_quat('Z', 'Y').to_euler(); bpy.context.scene.collection.objects.link(o)

def area(x, y, z, tx, ty, tz, sx, sy, power, color=(1, 1, 1)):
    l = bpy.data.lights.new('a', 'AREA'); l.shape = 'RECTANGLE'; l.size = sx; l.size_y = sy; l.energy = power; l.color = color
    o = bpy.data.objects.new('a', l); o.location = (x, y, z); o.rotation_euler = Vector((x-tx, y-ty, z-tz)).to_track_quat('Z', 'Y').to_euler()
    o.visible_camera = False; o.visible_glossy = False; bpy.context.scene.collection.objects.link(o); return o

def point(x, y, z, power, color=(1, .75, .5), r=.08):
    l = bpy.data.lights.new('p', 'POINT'); l.energy = power; l.color = color; l.shadow_soft_size = r
    o = bpy.data.objects.new('p', l); o.location = (x, y, z); o.visible_camera = False; o.visible_glossy = False; bpy.context.scene.collection.objects.link(o)

def camera(x, y, z, tx, ty, tz, lens=24, level=True):
    """Architectural camera: kept level (vertical lines stay vertical), framing by lens shift."""
    c = bpy.data.cameras.new('c'); c.lens = lens; c.clip_end = 2000; o = bpy.data.objects.new('c', c); o.location = (x, y, z)
    a = math.atan2(ty-y, tx-x); dist = math.hypot(tx-x, ty-y); o.rotation_euler = (math.pi/2, 0, a-math.pi/2)
    if level: c.shift_y = (tz-z)/dist*lens/36
    bpy.context.scene.collection.objects.link(o); bpy.context.scene.camera = o; return o

def pano(x, y, z, rot=0):
    c = bpy.data.cameras.new('c'); c.type = 'PANO'; c.cycles.panorama_type = 'EQUIRECTANGULAR'
    o = bpy.data.objects.new('c', c); o.location = (x, y, z); o.rotation_euler = (math.pi/2, 0, math.radians(rot)); bpy.context.scene.collection.objects.link(o); bpy.context.scene.camera = o

def render(path, w=960, h=720, spp=4, exposure=0.0, look='Medium High Contrast', bounces=4, fastgi=False, **_):
    """Render the scene's camera to a PNG; Cycles with few samples, cleaned by Open Image Denoise."""
    t0 = time.time(); s = bpy.context.scene; s.render.engine = 'CYCLES'; c = s.cycles; c.device = 'CPU'
    c.samples = spp; c.use_adaptive_sampling = False; c.use_denoising = True; c.denoiser = 'OPENIMAGEDENOISE'; c.denoising_input_passes = 'RGB_ALBEDO_NORMAL'; c.denoising_prefilter = 'FAST'
    c.use_light_tree = False; c.max_bounces = bounces; c.diffuse_bounces = min(bounces, 2); c.glossy_bounces = 2; c.transparent_max_bounces = 12; c.use_fast_gi = fastgi
    c.caustics_reflective = False; c.caustics_refractive = False; c.sample_clamp_indirect = 2.5; c.blur_glossy = 1.0
    s.render.threads_mode = 'FIXED'; s.render.threads = int(os.environ.get('THREADS', 2)); s.render.use_persistent_data = True
    s.render.resolution_x = w; s.render.resolution_y = h; s.render.resolution_percentage = 100
    s.view_settings.view_transform = 'Filmic'; s.view_settings.look = look if look else 'None'; s.view_settings.exposure = exposure
    s.render.image_settings.file_format = 'PNG'; s.render.image_settings.color_mode = 'RGB'; s.render.filepath = path
    bpy.ops.render.render(write_still=True); print('DONE %s %.1fs' % (os.path.basename(path), time.time()-t0), flush=True)
