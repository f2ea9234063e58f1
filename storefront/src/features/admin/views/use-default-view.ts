"use client";

import type { ViewList } from "@confiserie/domain/admin/list-views";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { useViews } from "./use-views";

/**
 * Opens a list without filters in its address with the user's default view; clearing the filters there shows everything.
 * Returns whether this is still undecided, so that the page renders nothing else before.
 */
export function useDefaultView(list: ViewList): boolean {
	const router = useRouter();
	const isBare = useSearchParams().toString() === "";
	const [isOpen, setOpen] = useState(isBare);
	const { views, isPending } = useViews(list);
	const query = views.find(({ isDefault }) => isDefault)?.query;
	useEffect(() => {
		if (!isOpen || isPending) return;
		if (isBare && query) router.replace(`/admin/${list}?${query}`, { scroll: false });
		else setOpen(false);
	}, [isOpen, isPending, isBare, query, list, router]);
	return isOpen && (isPending || Boolean(query));
}
