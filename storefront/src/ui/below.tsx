"use client";
import { type ReactNode, useDeferredValue } from "react";
import { arrivalKind } from "@/lib/arrival-kind";

/**
 * Content below the first screen of a page: after a click it is rendered once the first screen has been painted. A full
 * load has it from the start, as has a return by Back, whose scroll position may be down there.
 */
export function Below({ children }: { children: ReactNode }) {
	return useDeferredValue(children, arrivalKind() === "followed" ? null : children);
}
