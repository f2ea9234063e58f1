/** How boxes of a product are stacked; null where it has no such unit. */
export interface PackedProduct {
	boxesPerLayer: number | null;
	boxesPerPallet: number | null;
}
