import { describe, expect, it } from "vitest";
import { footprint, palletStack, stackFaces } from "./stack";

describe("packaging drawing", () => {
	it.each([
		[1, 1, 1],
		[8, 4, 2],
		[9, 3, 3],
		[12, 4, 3],
	])("%i boxes lie %i by %i", (count, columns, rows) => {
		expect(footprint(count)).toEqual({ columns, rows });
	});
	it("a prime count lies on a grid with gaps, not in one long row", () => {
		const { columns, rows } = footprint(11);
		expect(columns * rows).toBeGreaterThanOrEqual(11);
		expect(columns / rows).toBeLessThanOrEqual(3);
	});
	it("a pallet of 48 boxes in layers of 8 has 6 layers", () => {
		expect(palletStack(48, 8)).toEqual({ columns: 4, rows: 2, layers: 6 });
	});
	it("a pallet without layers is stacked near to a cube", () => {
		const { columns, rows, layers } = palletStack(48, null);
		expect(columns * rows * layers).toBe(48);
		expect(layers).toBeGreaterThanOrEqual(3);
	});
	it("draws only the faces that show", () => {
		expect(stackFaces({ columns: 4, rows: 2, layers: 6 }).faces).toHaveLength(4 * 2 + 6 * (4 + 2));
	});
});
