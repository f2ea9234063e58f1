"use client";

import { readToken } from "@/lib/session";
import { useLate } from "@/ui/use-late";
import type { OwnPartsProps } from "./own-parts";

const load = () => import("./own-parts");

/** The prices of the signed-in customer; visitors do not load them. */
export function OwnPrices(props: OwnPartsProps) {
	const late = useLate(load, readToken() !== null);
	return late && <late.OwnParts {...props} />;
}
