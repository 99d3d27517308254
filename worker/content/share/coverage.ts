/** Anti-aliased coverage of each pixel by shapes. Each line adds its signed area; a running sum along the rows yields the coverage. */
export class Coverage {
  readonly width: number;
  readonly height: number;
  #areas: Float32Array;

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
    this.#areas = new Float32Array(width * height + 2);
  }

  #add(index: number, area: number): void {
    this.#areas[index] = (this.#areas[index] ?? 0) + area;
  }

  /** One side of a closed shape, which must lie within the width. */
  line(fromX: number, fromY: number, toX: number, toY: number): void {
    if (fromY === toY) return;
    const direction = fromY < toY ? 1 : -1;
    const [x0, y0, x1, y1] = fromY < toY ? [fromX, fromY, toX, toY] : [toX, toY, fromX, fromY];
    const slope = (x1 - x0) / (y1 - y0);
    let x = y0 < 0 ? x0 - y0 * slope : x0;
    for (let y = Math.max(0, Math.floor(y0)); y < Math.min(this.height, Math.ceil(y1)); y += 1) {
      const rise = Math.min(y + 1, y1) - Math.max(y, y0);
      const next = x + slope * rise;
      this.#row(y * this.width, Math.min(x, next), Math.max(x, next), rise * direction);
      x = next;
    }
  }

  /** Distributes the area to the right of a line segment within one row. */
  #row(row: number, left: number, right: number, area: number): void {
    const first = Math.floor(left);
    const last = Math.ceil(right);
    if (last <= first + 1) {
      const middle = (left + right) / 2 - first;
      this.#add(row + first, area * (1 - middle));
      this.#add(row + first + 1, area * middle);
      return;
    }
    const scale = 1 / (right - left);
    const start = 0.5 * scale * (1 - (left - first)) ** 2;
    const end = 0.5 * scale * (right - last + 1) ** 2;
    this.#add(row + first, area * start);
    if (last === first + 2) {
      this.#add(row + first + 1, area * (1 - start - end));
    } else {
      const second = scale * (1.5 - (left - first));
      this.#add(row + first + 1, area * (second - start));
      for (let x = first + 2; x < last - 1; x += 1) this.#add(row + x, area * scale);
      this.#add(row + last - 1, area * (1 - (second + (last - first - 3) * scale) - end));
    }
    this.#add(row + last, area * end);
  }

  /** Calls `paint` for every covered pixel with its coverage. */
  eachCovered(paint: (pixel: number, cover: number) => void): void {
    for (let y = 0; y < this.height; y += 1) {
      let sum = 0;
      for (let x = 0; x < this.width; x += 1) {
        const pixel = y * this.width + x;
        sum += this.#areas[pixel] ?? 0;
        const cover = Math.min(1, Math.abs(sum));
        if (cover > 0.002) paint(pixel, cover);
      }
    }
  }
}
