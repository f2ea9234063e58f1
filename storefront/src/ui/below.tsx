"use client";
import { type ReactNode, useDeferredValue } from "react";
import { arrivalKind } from "@/lib/arrival-kind";

/**
 * What stands below the first screen of a page: after a click it is rendered once the first screen has been painted. A page
 * loaded whole has it from the start, as has one that Back returns to, whose place on the page may be down there.
 */
export function Below({ children }: { children: ReactNode }) {
	return useDeferredValue(children, arrivalKind() === "followed" ? null : children);
}
