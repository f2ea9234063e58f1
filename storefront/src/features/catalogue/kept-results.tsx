"use client";
import { type ReactNode, useEffect, useRef } from "react";
import { RetryButton } from "@/ui/retry-button";
import { Warning } from "@/ui/warning";

interface KeptResultsProps {
	/** The question that the list answers, however many of its pages are shown. */
	list: string;
	/** The list; null where it could not be read. */
	children: ReactNode;
	/** What stands in its place when there is none from before either. */
	failure: ReactNode;
}

/** The products of a list. When more of them cannot be read, those that were read stay, and the rest can be asked for again. */
export function KeptResults({ list, children, failure }: KeptResultsProps) {
	const kept = useRef<Pick<KeptResultsProps, "list" | "children"> | null>(null);
	useEffect(() => {
		if (children !== null) kept.current = { list, children };
	}, [list, children]);
	if (children !== null) return children;
	if (kept.current?.list !== list) return failure;
	return (
		<>
			{kept.current.children}
			<Warning className="mt-6" action={<RetryButton />}>
				La suite n'a pas pu être chargée.
			</Warning>
		</>
	);
}
