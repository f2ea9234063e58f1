import { type Packing, packingCells, packingWords } from "@confiserie/domain/fulfilment/packing";

/** On a phone pallets, layers and boxes are below the name: three columns would push the total out of view. */
const WIDE = "text-right max-sm:hidden print:table-cell";

/** Heads of the columns of pallets, layers and boxes. */
export function PackingHeads({ className }: { className: string }) {
	return ["Palettes", "Couches", "Cartons"].map((title) => (
		<th key={title} scope="col" className={`${className} ${WIDE}`}>
			{title}
		</th>
	));
}

interface PackingCellsProps {
	packing: Packing;
	product: Parameters<typeof packingCells>[1];
	className: string;
}

/** Cells of these columns. */
export function PackingCells({ packing, product, className }: PackingCellsProps) {
	const [pallets, layers, boxes] = packingCells(packing, product);
	return Object.entries({ pallets, layers, boxes }).map(([unit, text]) => (
		<td key={unit} className={`${className} ${WIDE}`}>
			{text}
		</td>
	));
}

interface PackingBelowProps {
	boxes: number;
	product: Parameters<typeof packingWords>[1];
}

/** The same on a phone, in words below the name. */
export function PackingBelow({ boxes, product }: PackingBelowProps) {
	return <span className="block sm:hidden print:hidden">{packingWords(boxes, product).join(", ")}</span>;
}
