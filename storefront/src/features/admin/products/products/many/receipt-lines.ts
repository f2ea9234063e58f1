import type { ReceiveStock } from "@confiserie/domain/contract/product-batches";
import { readDecimal } from "@confiserie/domain/decimal-text";

/** A line of a goods receipt. */
export type ReceiptLine = ReceiveStock["lines"][number];

/**
 * Reads a line that was typed or pasted: a reference and its boxes, apart by a semicolon, a tab, a comma or spaces. An empty line and
 * a heading without a figure are passed over.
 */
export function readReceiptLine(line: string, place: number): ReceiptLine | null {
	if (line === "" || (place === 0 && !/\d$/.test(line))) return null;
	const [, reference = line, boxes = ""] = /^(\S+?)\s*[;,\t ]\s*(.*)$/.exec(line) ?? [];
	return { reference, boxes: readDecimal(boxes) ?? Number.NaN };
}
