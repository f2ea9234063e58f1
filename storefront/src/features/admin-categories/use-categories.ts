"use client";

import type { AdminCategory } from "@confiserie/domain/contract/category";
import { useQuery } from "@tanstack/react-query";
import { CATEGORIES_KEY, callCategories } from "./calls";

/** The categories, cached for every screen that names one. */
export const useCategories = () =>
	useQuery({ queryKey: CATEGORIES_KEY, queryFn: ({ signal }) => callCategories(signal), staleTime: 60_000 });

/** Options of a category field. A selected one without a known name is shown by its code. */
export function categoryOptions(categories: readonly AdminCategory[] | undefined, chosen: string) {
	const options = (categories ?? []).map(({ code, name, isShown }) => {
		return { value: code, label: isShown ? name : `${name} (masquée)` };
	});
	const isKnown = chosen === "" || options.some(({ value }) => value === chosen);
	return isKnown ? options : [...options, { value: chosen, label: chosen }];
}
