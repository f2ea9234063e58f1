/** Boxes of one product as they are taken from the shelf. */
export interface Packing {
	pallets: number;
	layers: number;
	boxes: number;
}

/**
 * Splits boxes into whole pallets, then whole layers, then single boxes: what a picking list says. A product without
 * layers or pallets is picked by the box.
 */
export function packing(
	boxes: number,
	{ boxesPerLayer, boxesPerPallet }: { boxesPerLayer: number | null; boxesPerPallet: number | null },
): Packing {
	const pallets = boxesPerPallet ? Math.floor(boxes / boxesPerPallet) : 0;
	const left = boxes - pallets * (boxesPerPallet ?? 0);
	const layers = boxesPerLayer ? Math.floor(left / boxesPerLayer) : 0;
	return { pallets, layers, boxes: left - layers * (boxesPerLayer ?? 0) };
}
