"use client";

import { useLate } from "@/ui/use-late";
import { useSettled } from "@/ui/use-settled";
import type { SeenProduct } from "./seen-products";

export interface RecentlySeenProps {
	/** The product that the page is about: kept, and left out of the row. */
	here?: SeenProduct;
}

const loadRow = () => import("./seen-row");

/** Products looked at before, once the page is at rest: its code is no part of a first load. */
export function RecentlySeen(props: RecentlySeenProps) {
	const code = useLate(loadRow, useSettled());
	return code && <code.SeenRow {...props} />;
}
