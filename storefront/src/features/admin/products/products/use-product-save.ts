import type { AdminProduct } from "@confiserie/domain/contract/admin-product";
import { createProduct, updateProduct } from "@confiserie/domain/contract/products";
import { useRef, useState } from "react";
import { ApiProblem, call } from "@/lib/api";
import type { ProductValues } from "./form-values";

/**
 * Saves a product from its form: the first save creates it, the next ones update it, each compared with the product as the
 * save before left it. A concurrent change becomes `conflict`, and nothing is written.
 */
export function useProductSave(product: AdminProduct | null, request: { id: string }) {
	/** Base of the next comparison: the product as read, or as a concurrent save left it. */
	const [base, setBase] = useState(product);
	const [conflict, setConflict] = useState<AdminProduct | null>(null);
	const latest = useRef(product);
	const wasAsked = useRef(false);
	const rebase = (next: AdminProduct | null) => {
		latest.current = next;
		setBase(next);
		setConflict(null);
	};
	const create = async (row: ProductValues): Promise<AdminProduct> => {
		const isRepeated = wasAsked.current;
		wasAsked.current = true;
		const made = await call(createProduct, { body: { ...row, requestId: request.id } });
		// Made by a call whose answer was lost: what was typed since is not in it.
		return isRepeated ? update(row, made) : made;
	};
	const write = async (row: ProductValues): Promise<AdminProduct> => {
		const before = latest.current;
		const saved = await (before ? update(row, before) : create(row));
		rebase(saved);
		return saved;
	};
	/** Whether a save was refused because of a concurrent one: `conflict` has the product as that one left it. */
	const meetConflict = (cause: unknown): boolean => {
		const isChanged = cause instanceof ApiProblem && ["PRODUCT_CHANGED", "STOCK_CHANGED"].includes(cause.code);
		const current = isChanged ? (cause.current as AdminProduct | undefined) : undefined;
		if (current) setConflict(current);
		return current !== undefined;
	};
	/** Another form began this product, and its answer may have been lost: that product is meant. */
	const resume = (requestId: string) => {
		request.id = requestId;
		wasAsked.current = true;
	};
	return { base, conflict, rebase, write, meetConflict, resume };
}

/** Sends the stock only if it was changed: orders change it while the form is open. */
function update({ stock, ...row }: ProductValues, { id, version, stocked }: AdminProduct): Promise<AdminProduct> {
	const moved = stock !== stocked && { stock, previousStock: stocked };
	return call(updateProduct, { params: { id }, body: { ...row, version, ...moved } });
}
