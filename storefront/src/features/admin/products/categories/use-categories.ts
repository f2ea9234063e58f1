"use client";

import { type AdminCategory, listAdminCategories } from "@confiserie/domain/contract/categories";
import { useOperation } from "@/lib/use-operation";

/** The categories, cached for every screen that names one. */
export const useCategories = () => useOperation(listAdminCategories, {}, { staleTime: 60_000 });

/** Options of a category field. A selected one without a known name is shown by its code. */
export function categoryOptions(categories: readonly AdminCategory[] | undefined, chosen: string) {
	const options = (categories ?? []).map(({ code, name, isShown }) => {
		return { value: code, label: isShown ? name : `${name} (masquée)` };
	});
	const isKnown = chosen === "" || options.some(({ value }) => value === chosen);
	return isKnown ? options : [...options, { value: chosen, label: chosen }];
}
