import type { TagCode } from "@confiserie/domain/catalogue/tags";
import type { BeginProductBatch } from "@confiserie/domain/contract/product-batches";
import type { PricedTier } from "@confiserie/domain/prices/price-change";

/** Form values of a batch action. */
export type AskedAction = BeginProductBatch["action"];

/** What the dialog asks, as it is typed. */
export interface ActionValues {
	kind: "PUBLISH" | "UNPUBLISH" | "TAGS" | "PRICE";
	tag: TagCode | "";
	isTagAdded: boolean;
	tier: PricedTier;
	unit: "percent" | "amount";
	/** With its sign: "4", "-2,5". */
	size: string;
}

/** What is changed most: prices. */
export const FIRST_ACTION: ActionValues = {
	kind: "PRICE",
	tag: "",
	isTagAdded: true,
	tier: "all",
	unit: "percent",
	size: "",
};

/** The figure that was typed, as people in France write it: "4", "-2,5", "+0,05 €". NaN for anything else. */
export function sizeOf(typed: string): number {
	const text = typed
		.replaceAll(/[\s%€\u202f\u00a0]/g, "")
		.replace(",", ".")
		.replace("−", "-");
	return /^[+-]?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
}

/** The request, or undefined while a value is missing. */
export function actionOf({ kind, tag, isTagAdded, tier, unit, size }: ActionValues): AskedAction | undefined {
	if (kind === "PUBLISH" || kind === "UNPUBLISH") return { kind: "PUBLISH", isPublished: kind === "PUBLISH" };
	if (kind === "TAGS" && tag) return { kind, add: isTagAdded ? [tag] : [], remove: isTagAdded ? [] : [tag] };
	const figure = sizeOf(size);
	if (kind !== "PRICE" || Number.isNaN(figure) || figure === 0) return undefined;
	return { kind, tier, step: unit === "percent" ? { percent: figure } : { amount: figure } };
}
