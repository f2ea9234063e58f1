"use client";

import type { ViewList } from "@confiserie/domain/list-views";
import { useRouter, useSearchParams } from "next/navigation";
import { useEffect, useState } from "react";
import { useViews } from "./use-views";

/**
 * Opens a list that was come to without anything in its address with one's default view of it; whoever takes its filters off there
 * then sees everything. Says whether that is still to be decided, so that nothing else is shown before.
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
