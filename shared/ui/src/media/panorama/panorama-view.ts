/** Direction of view inside an all-round picture; degrees. */
export interface Gaze {
  /** 0 is the middle of the picture, to the right is positive. */
  yaw: number;
  /** Up is positive. */
  pitch: number;
  /** How much of the room is in view, from top to bottom. */
  field: number;
}

export const ahead: Gaze = { yaw: 0, pitch: 0, field: 75 };
const NARROWEST = 35;
const WIDEST = 100;

const between = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** Turns the gaze; round and round, but not over the head. */
export const turned = ({ yaw, pitch, field }: Gaze, by: Partial<Gaze>): Gaze => ({
  yaw: ((((yaw + (by.yaw ?? 0) + 180) % 360) + 360) % 360) - 180,
  pitch: between(pitch + (by.pitch ?? 0), -85, 85),
  field: between(field + (by.field ?? 0), NARROWEST, WIDEST),
});

/** Each point of the window looks along a ray; the picture is a map of all directions: 2:1, longitude by latitude. */
const vertex = `attribute vec2 at; varying vec2 p; void main() { p = at; gl_Position = vec4(at, 0.0, 1.0); }`;
const fragment = `precision highp float; varying vec2 p; uniform sampler2D room; uniform vec2 extent, gaze;
void main() {
  vec3 ray = normalize(vec3(p * extent, 1.0));
  float c = cos(gaze.y), s = sin(gaze.y);
  ray = vec3(ray.x, c * ray.y + s * ray.z, c * ray.z - s * ray.y);
  float longitude = atan(ray.x, ray.z) + gaze.x;
  gl_FragColor = texture2D(room, vec2(fract(longitude / 6.28318531 + 0.5), 0.5 - asin(ray.y) / 3.14159265));
}`;

/** The widest picture that every graphics card takes. */
const WIDEST_PICTURE = 4096;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

export interface Painter {
  paint(gaze: Gaze): void;
  dispose(): void;
}

/** Draws the room as it looks from inside; nothing where the browser has no WebGL. */
export function painterOn(canvas: HTMLCanvasElement, picture: HTMLImageElement): Painter | undefined {
  const gl = canvas.getContext('webgl', { antialias: false, alpha: false });
  if (!gl) return undefined;
  const program = gl.createProgram();
  for (const [kind, source] of [
    [gl.VERTEX_SHADER, vertex],
    [gl.FRAGMENT_SHADER, fragment],
  ] as const) {
    const shader = gl.createShader(kind);
    if (!shader) return undefined;
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) return undefined;
  gl.useProgram(program);
  gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
  gl.enableVertexAttribArray(gl.getAttribLocation(program, 'at'));
  gl.vertexAttribPointer(gl.getAttribLocation(program, 'at'), 2, gl.FLOAT, false, 0, 0);
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  // Any size is allowed as long as nothing repeats and nothing is made smaller.
  for (const side of [gl.TEXTURE_WRAP_S, gl.TEXTURE_WRAP_T])
    gl.texParameteri(gl.TEXTURE_2D, side, gl.CLAMP_TO_EDGE);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGB, gl.RGB, gl.UNSIGNED_BYTE, fitting(picture));
  const extent = gl.getUniformLocation(program, 'extent');
  const direction = gl.getUniformLocation(program, 'gaze');
  return {
    paint({ yaw, pitch, field }) {
      const density = Math.min(2, window.devicePixelRatio);
      canvas.width = Math.round(canvas.clientWidth * density);
      canvas.height = Math.round(canvas.clientHeight * density);
      gl.viewport(0, 0, canvas.width, canvas.height);
      const half = Math.tan(radians(field) / 2);
      gl.uniform2f(extent, (half * canvas.width) / Math.max(1, canvas.height), half);
      gl.uniform2f(direction, radians(yaw), radians(pitch));
      gl.drawArrays(gl.TRIANGLES, 0, 3);
    },
    dispose: () => gl.getExtension('WEBGL_lose_context')?.loseContext(),
  };
}

/** Larger pictures are made smaller first. */
function fitting(picture: HTMLImageElement): TexImageSource {
  if (picture.naturalWidth <= WIDEST_PICTURE) return picture;
  const smaller = document.createElement('canvas');
  smaller.width = WIDEST_PICTURE;
  smaller.height = WIDEST_PICTURE / 2;
  smaller.getContext('2d')?.drawImage(picture, 0, 0, smaller.width, smaller.height);
  return smaller;
}
