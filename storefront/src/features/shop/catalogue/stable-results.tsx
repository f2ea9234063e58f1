"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { RetryButton } from "@/ui/retry-button";
import { Warning } from "@/ui/warning";

interface StableResultsProps {
	/** The question that the list answers, however many of its pages are shown. */
	list: string;
	/** The list; null where it could not be read. */
	children: ReactNode;
	/** Shown when there are no earlier results. */
	failure: ReactNode;
}

/** The products of a list. When more of them cannot be read, those that were read stay, and the rest can be asked for again. */
export function StableResults({ list, children, failure }: StableResultsProps) {
	const shown = useRef<Pick<StableResultsProps, "list" | "children"> | null>(null);
	useEffect(() => {
		if (children !== null) shown.current = { list, children };
	}, [list, children]);
	if (children !== null) return children;
	if (shown.current?.list !== list) return failure;
	return (
		<>
			{shown.current.children}
			<Warning className="mt-6" action={<RetryButton />}>
				La suite n'a pas pu être chargée.
			</Warning>
		</>
	);
}
