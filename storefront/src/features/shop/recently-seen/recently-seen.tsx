"use client";

import { useLate } from "@/ui/use-late";
import { useSettled } from "@/ui/use-settled";
import type { SeenRowProps } from "./seen-row";

const loadRow = () => import("./seen-row");

/** Products looked at before, once the page is at rest: its code is no part of a first load. */
export function RecentlySeen(props: SeenRowProps) {
	const code = useLate(loadRow, useSettled());
	return code && <code.SeenRow {...props} />;
}
